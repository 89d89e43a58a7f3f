import { pluralOf, singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { isRows, spokenAs } from './deed-words.ts';

/**
 * The question with what the groups are like after them: "volume by northern branch" is the volume by branch for northern branches,
 * and not that of northern branches together. Null where nothing is grouped by such rows.
 */
export function withStatesOfGroups(
  tokens: readonly Token[],
  find: (tokens: readonly Token[]) => readonly Candidate[],
): readonly Token[] | null {
  const at = tokens.findIndex((_, place) => groupingAt(tokens, place) > 0);
  const like = tokens[at];
  if (like === undefined) return null;
  const start = at + groupingAt(tokens, at);
  const noun = nounAfter(tokens, find(tokens), start);
  const rows = tokens[noun];
  const isShown = tokens[noun + 1]?.norm === ',' && SHOWING.has(tokens[noun + 2]?.norm ?? '');
  if (rows === undefined || noun === start || isShown) return null;
  return [
    ...tokens.slice(0, at),
    spokenAs(like, 'by'),
    rows,
    spokenAs(like, 'for'),
    ...tokens.slice(start, noun),
    spokenAs(rows, pluralOf(rows.norm)),
    ...tokens.slice(noun + 1),
  ];
}

/** How many words group there: "by", and "for each" that the question begins with; none after what was done by somebody, nor "per", by which numbers are divided. */
function groupingAt(tokens: readonly Token[], at: number): number {
  const [norm, next] = [tokens[at]?.norm ?? '', tokens[at + 1]?.norm ?? ''];
  const isDeed = /[a-z]{2}ed$/.test(tokens[at - 1]?.norm ?? '');
  if (norm === 'by' && !isDeed) return 1;
  return at === 0 && norm === 'for' && EACH.has(next) ? 2 : 0;
}

/** Where the one of the rows stands that nothing but what it is like comes before; -1 where there is none. */
function nounAfter(tokens: readonly Token[], candidates: readonly Candidate[], start: number): number {
  const named = candidates.filter(({ match }) => match === 'exact');
  for (let at = start; at < start + STATES_MAX; at += 1) {
    const norm = tokens[at]?.norm ?? '';
    const isOne = singularOf(norm) === norm && pluralOf(norm) !== norm;
    const isEnd = tokens[at + 1]?.kind !== 'word' || AFTER.has(tokens[at + 1]?.norm ?? '');
    const isNoun = candidates.some((one) => one.start === at && one.end === at + 1 && isRows(one));
    const isPart = named.some(
      (one) => one.start < at && one.end > at && one.meaning.kind !== 'language' && !isRows(one),
    );
    if (isOne && isEnd && isNoun && !isPart) return at;
    const isLike = named.some(({ start: from, meaning }) => from === at && STATES.has(meaning.kind));
    const isWithin = named.some(
      ({ start: from, end, meaning }) => from < at && end > at && STATES.has(meaning.kind),
    );
    if (!isLike && !isWithin) return -1;
  }
  return -1;
}

const STATES_MAX = 4;
const STATES: ReadonlySet<Candidate['meaning']['kind']> = new Set(['segment', 'value']);
const EACH: ReadonlySet<string> = new Set(['each', 'every']);
/** "For each late loan, show …" lists the loans. */
const SHOWING: ReadonlySet<string> = new Set(
  'display give list name provide report return show tell'.split(' '),
);
const AFTER: ReadonlySet<string> = new Set(
  'and as before during for from how in of on since that top what which who with without'.split(' '),
);
