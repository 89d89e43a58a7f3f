import type { Candidate } from '../candidate.ts';
import {
  ADDRESSEES,
  ADDRESSING,
  BACK_POINTING,
  BINDING,
  RHETORICAL,
  RHETORICAL_HOW,
} from '../lexicon/asides.ts';
import type { Token } from '../token.ts';
import { isRestriction, isSaidIn, meaningsOf } from './restated.ts';

/**
 * The question without a first sentence that says whom it is for ("CFO question: …") or what made somebody ask ("Why do we turn
 * people down? Number of declined applications by reason"); null where the first sentence may say something of the answer.
 */
export function withoutLeadIn(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const end = tokens.findIndex(({ kind, norm }) => kind === 'symbol' && ENDS.has(norm));
  const [first, rest] = [tokens.slice(0, end), tokens.slice(end + 1)];
  if (end < 1 || rest.length < REST_MIN) return null;
  const lead = { first, mark: tokens[end]?.norm ?? '', named: candidates.filter(isNamed), end };
  if (isAddress(lead)) return rest;
  const namedMin = rest.some(({ norm }) => MEASURING.has(norm)) ? 1 : NAMED_MIN;
  const isOwn = namedAfter(lead) >= namedMin && !rest.some(({ norm }) => BACK_POINTING.has(norm));
  return isOwn && isOccasion(lead) && restrictsNothing(lead) && !namesAKind(lead, candidates) ? rest : null;
}

/** With one of these words, one name is enough for a question of its own: "… Show new customers per year." */
const MEASURING: ReadonlySet<string> = new Set([
  'average',
  'avg',
  'by',
  'count',
  'median',
  'number',
  'per',
  'total',
]);

interface Lead {
  readonly first: readonly Token[];
  readonly mark: string;
  /** What names something of the data, a number or a time. */
  readonly named: readonly Candidate[];
  /** Index of the mark. */
  readonly end: number;
}

const ENDS: ReadonlySet<string> = new Set(['?', '.', '!', ':', ';']);
/** With fewer words it is hardly a question of its own. */
const REST_MIN = 4;
/** A question of its own names two things: what is asked for, and by or for what. */
const NAMED_MIN = 2;

/** "For the marketing deck:", "Compliance wants to know:". */
function isAddress({ first, mark, named, end }: Lead): boolean {
  const others = named.filter((one) => one.start < end && one.match === 'exact');
  const isOther = (at: number): boolean => others.some((one) => one.start <= at && one.end > at);
  // "collections meeting": the meeting of those who are called like rows.
  const isBeforeAddressee = ({ start, end: to }: Candidate): boolean =>
    to === start + 1 &&
    ADDRESSEES.has(first[start]?.norm ?? '') &&
    ADDRESSEES.has(first[to]?.norm ?? '') &&
    !isOther(to);
  return (
    mark === ':' &&
    others.every(isBeforeAddressee) &&
    first.some(({ norm }) => ADDRESSEES.has(norm)) &&
    first.every(({ norm }) => ADDRESSEES.has(norm) || ADDRESSING.has(norm) || norm === "'s" || norm === 'and')
  );
}

/** Why somebody asks: a question that cannot be answered with data. */
function isOccasion({ first, mark }: Lead): boolean {
  const [word = '', next = ''] = first.map(({ norm }) => norm);
  const binds = ({ norm }: Token): boolean => BINDING.has(norm) && !WONDERED.has(norm);
  if (first.some(binds) || first.slice(1).some(isName)) return false;
  return mark === '?' && (RHETORICAL.has(word) || (word === 'how' && RHETORICAL_HOW.has(next)));
}

/** "Does income *matter*?", "Are we lending *more*?" */
const WONDERED: ReadonlySet<string> = new Set(['matter', 'more', 'most', 'now']);

/** "Texans", "BMW": it may be one of those that are asked about. */
function isName({ text, norm }: Token): boolean {
  return /^\p{Lu}/u.test(text) && norm !== 'i' && !ADDRESSEES.has(norm);
}

/** No value, number or time is said but those that are said again, or whose column is. */
function restrictsNothing({ named, end }: Lead): boolean {
  const again = new Set(named.filter(({ start }) => start > end).flatMap(meaningsOf));
  return named.filter((one) => one.start < end && isRestriction(one)).every((one) => isSaidIn(one, again));
}

/** "subprime borrowers": which ones is not known, and may be meant. */
function namesAKind({ named, end }: Lead, candidates: readonly Candidate[]): boolean {
  return named.some(
    ({ start, meaning }) =>
      start > 0 &&
      start < end &&
      meaning.kind === 'dataset' &&
      !candidates.some((one) => one.start < start && one.end >= start),
  );
}

function isNamed({ meaning }: Candidate): boolean {
  return meaning.kind !== 'language';
}

/** How many things are named after the mark, of those that overlap the longest. */
function namedAfter({ named, end }: Lead): number {
  let [count, reached] = [0, end + 1];
  for (const one of named.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (one.start < reached) continue;
    count += 1;
    reached = one.end;
  }
  return count;
}
