import { SUPERLATIVES } from '../lexicon/degrees.ts';
import type { Token } from '../token.ts';
import { isRows, spokenAs } from './deed-words.ts';
import type { Spoken } from './spoken.ts';

/**
 * The question by the end that is asked for, where it ends with the two that it may be: "which port has a higher fee, Nes or Vik?" is
 * which port, Nes or Vik, has the highest fee. Null where no two rows are named, and where nothing tells how they compare.
 */
export function withBetterOfTwo({ tokens, candidates, knowledge }: Spoken): readonly Token[] | null {
  const [asker] = tokens;
  const end = tokens.findLastIndex(({ kind }) => kind !== 'symbol') + 1;
  const or = tokens.findLastIndex(({ norm }) => norm === 'or');
  const mark = tokens.findLastIndex(({ norm }, at) => at < or && MARKS.has(norm));
  const compared = tokens.findIndex(({ norm }, at) => at < mark && SUPERLATIVES.has(norm));
  const superlative = SUPERLATIVES.get(tokens[compared]?.norm ?? '');
  if (asker === undefined || !ASKERS.has(asker.norm) || superlative === undefined || mark < 2) return null;
  const first = withoutThe(tokens, mark + 1);
  const second = withoutThe(tokens, or + 1);
  const others = tablesNamed({ candidates, knowledge }, second, end);
  const tables = [...tablesNamed({ candidates, knowledge }, first, or)].filter((table) => others.has(table));
  const subject = candidates.findLast((one) => one.start === 1 && one.end <= compared && isRows(one));
  const table = subject?.meaning.kind === 'dataset' ? subject.meaning.dataset : tables[0];
  if (table === undefined || !tables.includes(table) || (subject === undefined && tables.length > 1))
    return null;
  const label = knowledge.datasets.find(({ name }) => name === table)?.label ?? '';
  const noun =
    subject === undefined
      ? label.split(' ').map((word) => spokenAs(asker, word))
      : tokens.slice(1, subject.end);
  const rest = tokens.slice(
    subject?.end ?? 1,
    ARTICLES.has(tokens[compared - 1]?.norm ?? '') ? compared - 1 : compared,
  );
  return [
    spokenAs(asker, 'which'),
    ...noun,
    ...tokens.slice(first, or),
    spokenAs(asker, 'or'),
    ...tokens.slice(second, end),
    ...rest,
    spokenAs(asker, 'the'),
    spokenAs(asker, superlative),
    ...tokens.slice(compared + 1, mark),
    ...tokens.slice(end),
  ];
}

const ASKERS: ReadonlySet<string> = new Set(['what', 'which', 'who']);
const MARKS: ReadonlySet<string> = new Set([',', ':', '-']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

function withoutThe(tokens: readonly Token[], at: number): number {
  return tokens[at]?.norm === 'the' ? at + 1 : at;
}

/** The tables of which one row goes by all of the words: a country of people is no row of theirs. */
function tablesNamed(
  { candidates, knowledge }: Omit<Spoken, 'tokens'>,
  start: number,
  end: number,
): ReadonlySet<string> {
  return new Set(
    candidates.flatMap(({ meaning, match, ...one }) => {
      if (one.start !== start || one.end !== end || meaning.kind !== 'value' || match !== 'exact') return [];
      const { dataset, field } = meaning;
      const isName = knowledge.datasets.some(
        ({ name, display }) => name === dataset && display.includes(field),
      );
      return isName ? [dataset] : [];
    }),
  );
}
