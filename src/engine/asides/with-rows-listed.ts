import { singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { isRows, spokenAs } from './deed-words.ts';

/**
 * The question with "number of" before rows that stand in a list of what is asked for of each group: "by region: open loans, balance"
 * and "open loans, balance and rate by region" count the loans. Null where none do.
 */
export function withRowsListed(
  tokens: readonly Token[],
  find: (tokens: readonly Token[]) => readonly Candidate[],
): readonly Token[] | null {
  const list = listUnder(tokens) ?? listBefore(tokens);
  if (list === null) return null;
  const candidates = find(tokens);
  const items = list.items.map((item) => {
    const from = JOINTS.has(tokens[item.from]?.norm ?? '') ? item.from + 1 : item.from;
    const isMany = singularOf(tokens[item.to - 1]?.norm ?? '') !== tokens[item.to - 1]?.norm;
    return { ...item, isRows: isMany && isPlainRows(candidates, { from, to: item.to }), from };
  });
  if (!items.some((item) => item.isRows)) return null;
  const written = items.flatMap(({ from, to, isRows: areRows }, at) => {
    const said = tokens.slice(from, to);
    const [like] = said;
    if (like === undefined) return [];
    const counted = areRows ? [spokenAs(like, 'number'), spokenAs(like, 'of'), ...said] : said;
    if (at === 0) return counted;
    const joint =
      at === items.length - 1 ? spokenAs(like, 'and') : ({ ...like, kind: 'symbol', norm: ',' } as const);
    return [joint, ...counted];
  });
  return [...tokens.slice(0, list.begin), ...written, ...list.after];
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface List {
  readonly begin: number;
  readonly items: readonly Stretch[];
  /** What comes after it, or is put there. */
  readonly after: readonly Token[];
}

/** "per grade: charged-off loans, volume", "for each grade, show charged-off loans and volume" */
function listUnder(tokens: readonly Token[]): List | null {
  const colon = tokens.findIndex(
    ({ kind, norm }, at) =>
      kind === 'symbol' && (norm === ':' || (norm === ',' && SHOWING.has(tokens[at + 1]?.norm ?? ''))),
  );
  const isShown = tokens[colon]?.norm === ',';
  const begin = isShown ? tokens.findIndex(({ norm }, at) => at > colon && !SHOWING.has(norm)) : colon + 1;
  const end = withoutMark(tokens);
  const [first, second] = tokens.map(({ norm }) => norm);
  const length = first === 'by' || first === 'per' ? 1 : first === 'for' && EACH.has(second ?? '') ? 2 : 0;
  if (length === 0 || colon <= length || colon > GROUP_MAX) return null;
  const items = itemsIn(tokens, { from: begin, to: end });
  const group = tokens.slice(length, colon);
  const by = tokens[0];
  return items.length < 2 || by === undefined
    ? null
    : { begin: 0, items, after: [spokenAs(by, 'by'), ...group] };
}

/** "open loans, balance and rate by region" */
function listBefore(tokens: readonly Token[]): List | null {
  const by = tokens.findIndex(
    ({ norm }, at) =>
      (norm === 'by' && !ORDERS.has(tokens[at - 1]?.norm ?? '')) ||
      norm === 'per' ||
      (norm === 'for' && EACH.has(tokens[at + 1]?.norm ?? '')),
  );
  const begin = tokens.findIndex(({ norm }) => !SHOWING.has(norm));
  const items = by < 0 ? [] : itemsIn(tokens, { from: begin, to: by });
  const isListed = tokens.slice(begin, by).some(({ norm }) => JOINTS.has(norm));
  return items.length < LIST_MIN || !isListed ? null : { begin, items, after: tokens.slice(by) };
}

const GROUP_MAX = 6;
const LIST_MIN = 3;
const ITEM_MAX = 5;
const EACH: ReadonlySet<string> = new Set(['each', 'every']);
const JOINTS: ReadonlySet<string> = new Set(['and', '&']);
const ORDERS: ReadonlySet<string> = new Set('order ordered rank ranked sort sorted then'.split(' '));
const SHOWING: ReadonlySet<string> = new Set('show list give me us the please report'.split(' '));

/** What the commas and the joint divide; none where an item is long. */
function itemsIn(tokens: readonly Token[], { from, to }: Stretch): readonly Stretch[] {
  const cuts = tokens.flatMap(({ norm }, at) => {
    const isCut = norm === ',' || (JOINTS.has(norm) && tokens[at - 1]?.norm !== ',');
    return at > from && at < to && isCut ? [at] : [];
  });
  const items = [from, ...cuts.map((at) => (tokens[at]?.norm === ',' ? at + 1 : at))].map((start, at) => ({
    from: start,
    to: cuts[at] ?? to,
  }));
  return items.every((item) => item.to > item.from && item.to - item.from <= ITEM_MAX) ? items : [];
}

function withoutMark(tokens: readonly Token[]): number {
  return tokens.at(-1)?.kind === 'symbol' ? tokens.length - 1 : tokens.length;
}

/** Rows and what they are like, and nothing else. */
function isPlainRows(candidates: readonly Candidate[], { from, to }: Stretch): boolean {
  const isNoun = candidates.some((one) => one.start === to - 1 && one.end === to && isRows(one));
  const isLike = (at: number): boolean =>
    candidates.some(
      ({ start, end, meaning, match }) =>
        start <= at && at < end && start >= from && end < to && match === 'exact' && LIKE.has(meaning.kind),
    );
  return isNoun && Array.from({ length: to - 1 - from }, (_, at) => from + at).every(isLike);
}

const LIKE: ReadonlySet<Candidate['meaning']['kind']> = new Set(['segment', 'value']);
