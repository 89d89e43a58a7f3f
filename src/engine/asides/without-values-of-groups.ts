import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';

type Find = (tokens: readonly Token[]) => readonly Candidate[];

/**
 * The question without the values of what it is grouped by, where all of them are told after it: "by home ownership (rent,
 * mortgage, own)", "in each term, 24, 36 and 48 months". The very tokens where they are not all, so that they may restrict.
 */
export function withoutValuesOfGroups(
  tokens: readonly Token[],
  find: Find,
  knowledge: Knowledge,
): readonly Token[] {
  const list = listIn(tokens);
  if (list === null) return tokens;
  const candidates = find(tokens);
  const fields = candidates.flatMap(({ end, meaning, match }) =>
    end === list.from && meaning.kind === 'field' && match !== 'misspelt' ? [meaning] : [],
  );
  const areAll = fields.some(({ dataset, field }) => {
    const known = knowledge.datasets
      .find(({ name }) => name === dataset)
      ?.fields.find(({ name }) => name === field);
    const said = list.items.map((item) => valueIn(item, candidates, { tokens, dataset, field }));
    return known !== undefined && !said.includes(null) && new Set(said).size === known.distinctCount;
  });
  return areAll ? [...tokens.slice(0, list.from), ...tokens.slice(list.to)] : tokens;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What is in brackets, or after a comma or colon to the end, piece by piece; null where it is no list. */
function listIn(tokens: readonly Token[]): (Stretch & { readonly items: readonly Stretch[] }) | null {
  const open = tokens.findIndex(({ norm }) => norm === '(');
  const close = tokens.findIndex(({ norm }, at) => norm === ')' && at > open);
  const last = tokens.findLastIndex(({ kind }) => kind !== 'symbol') + 1;
  const group = tokens.findLastIndex(({ norm }) => GROUPING.has(norm));
  const mark = tokens.findIndex(({ norm }, at) => at > group && (norm === ',' || norm === ':'));
  const isBracket = open > 0 && close > open;
  const [from, end, to] = isBracket ? [open, close, close + 1] : [mark, last, last];
  if (group < 0 || from < 1) return null;
  const items = itemsIn(tokens, { from: from + 1, to: end });
  return items.length < ITEMS_MIN ? null : { from, to, items };
}

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
