import { isDone } from '../../lexicon/inflection.ts';
import type { Token } from '../../token.ts';
import { roleColumns } from './role-columns.ts';
import { isEnd, replaced, type SaidOf } from './said-of.ts';
import type { VerbRun } from './verb-runs.ts';

/**
 * "problems that *have been closed*", "problems *closed* per year": those with the date that is called so, whenever that was. None
 * where more is said of the verb, or where the rows before it have no such date, or several.
 */
export function everDone({ verb, at, begin, end }: VerbRun, said: SaidOf): readonly (readonly Token[])[] {
  const { tokens, candidates, tables } = said;
  const word = tokens[end]?.norm ?? '';
  const isAlone = isEnd(tokens[end]) || AFTER_ALL.has(word);
  // "When was the last payment made?" asks for the date.
  if (tokens[0]?.norm === 'when' || !isAlone || !isDone(tokens[at]?.norm ?? '')) return [];
  const isOfRows = candidates.some(
    ({ end: before, meaning, match }) =>
      before === begin && meaning.kind === 'dataset' && tables.has(meaning.dataset) && match !== 'misspelt',
  );
  const [column, ...others] = isOfRows ? roleColumns({ ...verb, isOfRow: false }, 'when', said) : [];
  if (column === undefined || others.length > 0) return [];
  return [replaced(tokens, { from: begin, to: end, words: `with a ${column.label}`, like: at })];
}

/** What may follow and says nothing of when it was done. */
const AFTER_ALL: ReadonlySet<string> = new Set(['already', 'each', 'every', 'for', 'per', 'so', 'yet']);
