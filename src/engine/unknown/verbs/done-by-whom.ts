import { pluralOf } from '../../../catalog/mod.ts';
import type { Candidate } from '../../candidate.ts';
import { nounForm } from '../../lexicon/inflection.ts';
import type { Token } from '../../token.ts';
import { type RoleColumn, roleColumns, shortest } from './role-columns.ts';
import { replaced, type SaidOf } from './said-of.ts';
import type { VerbRun } from './verb-runs.ts';

/**
 * Who did it, by what the key of the rows calls them: "boxers who won a bout" are winners that have one, "bouts won by Ray" have
 * him as the winner. Null where the rows have no such key, or nobody is said to have done it.
 */
export function doneByWhom(run: VerbRun, said: SaidOf): readonly (readonly Token[])[] | null {
  const columns = roleColumns(run.verb, 'who', { ...said, tables: withReferring(said) });
  const label = shortest(columns.map((one) => one.label));
  if (label === null) return null;
  return undergone(run, { columns, label, said }) ?? active(run, { columns, label, said });
}

interface Known {
  readonly columns: readonly RoleColumn[];
  readonly label: string;
  readonly said: SaidOf;
}

/** The tables that are spoken of; where none of them is of what was done, those that refer to them in such a part. */
function withReferring({ tables, knowledge: { datasets, relationships } }: SaidOf): ReadonlySet<string> {
  const parts = new Set(
    datasets.flatMap(({ name, roleOf }) => (roleOf !== undefined && tables.has(roleOf) ? [name] : [])),
  );
  const referring = relationships.flatMap(({ from, to }) => (parts.has(to) ? [from] : []));
  return new Set([...tables, ...referring]);
}

/** "bouts *won by* Ray", "bouts held in May and *won by* Ray" */
function undergone(
  { begin, end, next, joint, at }: VerbRun,
  { columns, label, said: { tokens, candidates } }: Known,
): readonly (readonly Token[])[] | null {
  const isFurther = tokens[begin - 1]?.norm === 'and';
  const isOfRows = columns.some(({ dataset }) =>
    candidates.some((one) => isRows(one, dataset) && (one.end === begin || (isFurther && one.end < begin))),
  );
  if (joint !== 'by' || end + 1 !== next || !isOfRows) return null;
  const noun = tokens[next]?.norm === 'the' ? next + 1 : next;
  const rows = candidates.filter(({ start, meaning }) => start === noun && meaning.kind === 'dataset');
  // "won by *the boxer* Ray"; "logged by month" groups.
  const own = rows.find((one) => columns.some(({ table }) => isRows(one, table)));
  if (own === undefined && rows.length > 0) return null;
  return [replaced(tokens, { from: begin, to: own?.end ?? next, words: `with ${label}`, like: at })];
}

/** "boxers *who won* a bout", "who lost the most bouts" */
function active(run: VerbRun, { columns, label, said }: Known): readonly (readonly Token[])[] | null {
  const { tokens, candidates } = said;
  const { begin, end, at } = run;
  const isWho = begin === 1 && tokens[0]?.norm === 'who';
  const people = columns.flatMap(
    ({ table }) => candidates.find((one) => isRows(one, table) && one.end === begin) ?? [],
  )[0];
  if (!isWho && people === undefined) return null;
  const rows = rowsDone(run, { columns, label, said });
  if (rows === null) return null;
  const noun = tokens[(people?.end ?? 0) - 1]?.norm ?? '';
  const isMost = MOST.has(tokens[end]?.norm ?? '') || MOST.has(tokens[end + 1]?.norm ?? '');
  const isMany = isWho ? !isMost : nounForm(noun) !== noun;
  const doer = isMany ? `${pluralOf(label)} have` : `${label} has`;
  const words = `${isWho ? 'which ' : ''}${doer}${rows}`;
  return [replaced(tokens, { from: people?.start ?? 0, to: end, words, like: at })];
}

const MOST: ReadonlySet<string> = new Set(['fewest', 'most']);

/** What was done, where it is not said: "who won in 2020" is of the only rows that have a winner; null where other rows are named. */
function rowsDone({ end, joint }: VerbRun, { columns, said }: Known): string | null {
  const { tokens, candidates, knowledge } = said;
  const done = new Set(columns.map(({ dataset }) => dataset));
  const [only, ...others] = done;
  if (only === undefined || others.length > 0) return null;
  const isTime = candidates.some(({ start, meaning }) => start === end && meaning.kind === 'time');
  const rows = knowledge.datasets.find(({ name }) => name === only)?.labelPlural ?? '';
  if (joint !== null || isTime || tokens[end]?.norm === 'both') return ` ${rows}`;
  let at = end;
  while (BEFORE_ROWS.has(tokens[at]?.norm ?? '') || tokens[at]?.kind === 'number') at += 1;
  return candidates.some((one) => one.start === at && isRows(one, only)) ? '' : null;
}

const BEFORE_ROWS: ReadonlySet<string> = new Set(
  'a all an any another at different every exactly fewer least less more most one only other some than the three two'.split(
    ' ',
  ),
);

function isRows({ meaning, match }: Candidate, table: string | null): boolean {
  return meaning.kind === 'dataset' && meaning.dataset === table && match !== 'misspelt';
}
