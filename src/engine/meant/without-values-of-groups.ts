import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question without the values of what it is grouped by, where all of them are told after it: "by home ownership (rent,
 * mortgage, own)", "in each term, 24, 36 and 48 months", or some as examples: "in each status, like late or paid off". The very tokens where
 * they are not all, so that they may restrict.
 */
export function withoutValuesOfGroups(
  tokens: readonly Token[],
  { find, knowledge }: Meanings,
): readonly Token[] {
  const list = listIn(tokens);
  if (list === null) return tokens;
  const candidates = find(tokens);
  /** "in each category", "in each category of product". */
  const endsThere = (end: number): boolean =>
    end === list.from ||
    (tokens[end]?.norm === 'of' &&
      candidates.some(
        (one) => one.start === end + 1 && one.end === list.from && one.meaning.kind === 'dataset',
      ));
  const fields = candidates.flatMap(({ end, meaning, match }) =>
    endsThere(end) && meaning.kind === 'field' && match !== 'misspelt' ? [meaning] : [],
  );
  const areAll = fields.some(({ dataset, field }) => {
    const known = knowledge.datasets
      .find(({ name }) => name === dataset)
      ?.fields.find(({ name }) => name === field);
    const said = list.items.map((item) => valueIn(item, candidates, { tokens, dataset, field }));
    const isWhole = list.areExamples || new Set(said).size === known?.distinctCount;
    return known !== undefined && !said.includes(null) && isWhole;
  });
  return areAll ? [...tokens.slice(0, list.from), ...tokens.slice(list.to)] : tokens;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface List extends Stretch {
  readonly items: readonly Stretch[];
  /** More than these are meant: "such as", "and so on". */
  readonly areExamples: boolean;
}

/** What is in brackets, or after a comma or colon to the end, piece by piece; null where it is no list. */
function listIn(tokens: readonly Token[]): List | null {
  const open = tokens.findIndex(({ norm }) => norm === '(');
  const close = tokens.findIndex(({ norm }, at) => norm === ')' && at > open);
  const last = tokens.findLastIndex(({ kind }) => kind !== 'symbol') + 1;
  const group = tokens.findLastIndex(({ norm }) => GROUPING.has(norm));
  const mark = tokens.findIndex(
    ({ norm }, at) =>
      at > group && (norm === ',' || norm === ':' || lengthOf(tokens.slice(at), EXAMPLES) > 0),
  );
  const isBracket = open > 0 && close > open;
  const [from, end, to] = isBracket ? [open, close, close + 1] : [mark, last, last];
  if (group < 0 || from < 1) return null;
  const first = tokens[from]?.kind === 'symbol' ? from + 1 : from;
  const start = first + lengthOf(tokens.slice(first, end), EXAMPLES);
  const rest = lengthOf(tokens.slice(start, end).toReversed(), OTHERS);
  const items = itemsIn(tokens, { from: start, to: end - rest });
  return items.length < ITEMS_MIN ? null : { from, to, items, areExamples: start > first || rest > 0 };
}

/** How many of the words the list begins with. */
function lengthOf(tokens: readonly Token[], lists: readonly (readonly string[])[]): number {
  return lists.find((words) => words.every((word, at) => tokens[at]?.norm === word))?.length ?? 0;
}

const EXAMPLES = ['like', 'such as', 'for example', 'eg'].map((said) => said.split(' '));
/** What may follow them, from the last word on. */
const OTHERS = ['and so on', 'and so forth', 'and others', 'etc', 'etc .', ', .'].map((said) =>
  said.split(' ').toReversed(),
);

const GROUPING: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);
const ITEMS_MIN = 2;
const JOINTS: ReadonlySet<string> = new Set([',', '/', '|', ';', '&', 'and', 'or']);

function itemsIn(tokens: readonly Token[], { from, to }: Stretch): readonly Stretch[] {
  const joints = tokens.flatMap(({ norm }, at) => (at >= from && at < to && JOINTS.has(norm) ? [at] : []));
  return [from, ...joints.map((at) => at + 1)]
    .map((start, at) => ({ from: start, to: joints[at] ?? to }))
    .filter((item) => item.to > item.from);
}

/** The value of the column that the whole item is; null where it is none. */
function valueIn(
  { from, to }: Stretch,
  candidates: readonly Candidate[],
  {
    tokens,
    dataset,
    field,
  }: { readonly tokens: readonly Token[]; readonly dataset: string; readonly field: string },
): string | number | null {
  const [first, unit] = tokens.slice(from, to);
  if (first?.kind === 'number' && (unit === undefined || UNITS.has(unit.norm)))
    return first.number?.value ?? null;
  const named = candidates.flatMap(({ start, end, meaning }) =>
    start === from &&
    end === to &&
    meaning.kind === 'value' &&
    meaning.dataset === dataset &&
    meaning.field === field
      ? [meaning.value]
      : [],
  );
  return named[0] ?? null;
}

const UNITS: ReadonlySet<string> = new Set(['days', 'months', 'years', '%', 'percent']);
