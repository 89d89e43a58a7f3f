import type { Candidate } from '../candidate.ts';
import { FINITE, ONES, OWN_TIMES, PERIODS_POINTED, POINTING } from '../lexicon/background.ts';
import type { Token } from '../token.ts';
import { type Background, BEING, NAMES, type Span, spansOf } from './background.ts';
import { spokenAs } from './deed-words.ts';

type Pointing = Pick<Background, 'first' | 'rest' | 'before'>;

/**
 * The question with a name for what it points to, where the sentence before it names one thing of that kind: "which *ones*" are
 * which products, "the customers *there*" those in Ohio, "*that year*" 2024. A question without a time has that of the sentence.
 */
export function withPointersNamed(said: Pointing, find: Find): readonly Token[] {
  const named = withValueNamed({ ...said, rest: withRowsNamed(said) });
  return withTimeNamed({ ...said, rest: named }, find);
}

type Find = (tokens: readonly Token[]) => readonly Candidate[];

function onlyOf({ first }: Pointing, [only, ...others]: readonly Span[]): readonly Token[] | null {
  return only === undefined || others.length > 0 ? null : first.slice(only.start, only.end);
}

/** "which *ones*", "how many of *them*", "*which have* over 600 loans". */
function withRowsNamed(said: Pointing): readonly Token[] {
  const { rest, before } = said;
  const noun = onlyOf(said, spansOf(before, NAMES));
  if (noun === null) return rest;
  const words: Token[] = [];
  for (let at = 0; at < rest.length; ) {
    const pointer = rowsPointedAt(rest, at);
    words.push(...rest.slice(at, at + 1), ...(pointer === null ? [] : noun));
    at += pointer ?? 1;
  }
  return words;
}

/** How many words point to rows from the place on, of which the first stays; null where none do. */
function rowsPointedAt(rest: readonly Token[], at: number): number | null {
  const [one = '', two = '', three = '', four = ''] = rest.slice(at, at + 4).map(({ norm }) => norm);
  if (BEFORE_ONES.has(one) && ONES.has(two)) return 2;
  if (one === 'which' && FINITE.has(two)) return 1;
  if (COUNTING.has(one) && two === 'of' && THOSE.has(three))
    return three === 'them' || isEnd(rest, four) ? 3 : null;
  return one === 'of' && THOSE.has(two) && two !== 'them' && isEnd(rest, three) ? 2 : null;
}

const BEFORE_ONES: ReadonlySet<string> = new Set(['each', 'the', 'those', 'which']);
const COUNTING: ReadonlySet<string> = new Set(['many', 'which']);
const THOSE: ReadonlySet<string> = new Set(['them', 'these', 'those']);

/** "of those *who* are late", not "of those loans". */
function isEnd(rest: readonly Token[], norm: string): boolean {
  return norm === '' || FINITE.has(norm) || AFTER_ROWS.has(norm) || rest.at(-1)?.norm === norm;
}

const AFTER_ROWS: ReadonlySet<string> = new Set(
  `above after and at before below by did from in made of on opened over used that under were where which who whose with
  without`.split(/\s+/),
);

/** "the customers *there*", "*those* loans": of the one value. */
function withValueNamed(said: Pointing): readonly Token[] {
  const { rest, before } = said;
  const value = onlyOf(said, spansOf(before, VALUES));
  const at = rest.findIndex((_, place) => isPlace(rest, place) || isWhich(rest, place));
  const like = rest[at];
  if (value === null || like === undefined) return rest;
  const link = like.norm === 'there' ? [spokenAs(like, 'in')] : [];
  return [...rest.slice(0, at), ...link, ...value, ...rest.slice(at + 1)];
}

const VALUES: ReadonlySet<Candidate['meaning']['kind']> = new Set(['value']);

function isPlace(rest: readonly Token[], at: number): boolean {
  const [before = '', norm, next = ''] = [rest[at - 1]?.norm, rest[at]?.norm, rest[at + 1]?.norm];
  return norm === 'there' && !BEING.has(before) && (!BEING.has(next) || rest[at - 1]?.kind === 'word');
}

function isWhich(rest: readonly Token[], at: number): boolean {
  const [before = '', norm = '', next = ''] = [rest[at - 1]?.norm, rest[at]?.norm, rest[at + 1]?.norm];
  return (norm === 'those' || norm === 'these') && before === 'of' && !isEnd(rest, next);
}

/** "the loans made *that year*"; the time of the sentence goes to the end of a question that has none. */
function withTimeNamed(said: Pointing, find: Find): readonly Token[] {
  const { rest, before } = said;
  const time = onlyOf(said, spansOf(before, TIMES));
  if (time === null || time.some(({ norm }) => OWN_TIMES.has(norm))) return rest;
  // "bills *due* in 2024. What was paid on them?": what is asked may have a date of its own, which the time is not of.
  if (before.some(({ meaning }) => meaning.kind === 'event')) return rest;
  const at = rest.findIndex((_, place) => isPeriod(rest, place));
  const place = at >= 0 ? at : find(rest).some(({ meaning }) => meaning.kind === 'time') ? null : endOf(rest);
  if (place === null) return rest;
  const [begin] = time;
  const isLinked = PREPOSITIONS.has(rest[place - 1]?.norm ?? '') || PREPOSITIONS.has(begin?.norm ?? '');
  const link = isLinked || begin === undefined ? [] : [spokenAs(begin, 'in')];
  return [...rest.slice(0, place), ...link, ...time, ...rest.slice(at >= 0 ? place + 2 : place)];
}

const TIMES: ReadonlySet<Candidate['meaning']['kind']> = new Set(['time']);
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'after before between by during for from in of on since through until'.split(' '),
);

function isPeriod(rest: readonly Token[], at: number): boolean {
  return rest[at]?.norm === 'that' && PERIODS_POINTED.has(rest[at + 1]?.norm ?? '');
}

function endOf(rest: readonly Token[]): number {
  return rest.at(-1)?.kind === 'symbol' ? rest.length - 1 : rest.length;
}

/** Whether the question points to what it does not say. */
export function pointsBack({ rest, after }: Pick<Background, 'rest' | 'after'>): boolean {
  const names = after.filter(({ meaning }) => NAMES.has(meaning.kind));
  const first = Math.min(...names.map((one) => one.start));
  return rest.some(({ norm }, at) => {
    const [before = '', next = ''] = [rest[at - 1]?.norm, rest[at + 1]?.norm];
    if (norm === 'there') return isPlace(rest, at);
    // "the channel with *that name*", but "loans that have closed".
    if (norm === 'that')
      return isPeriod(rest, at) || (WITH.has(before) && names.some((one) => one.start === at + 1));
    if (ONES.has(norm)) return BEFORE_ONES.has(before) && next !== 'of';
    // "applicants below 600 and for *those* with 740".
    if (norm === 'those' && rest.slice(Math.max(at - 2, 0), at).some((one) => AGAIN.has(one.norm)))
      return false;
    // "the branch with the lowest rate, and what is *it*?": of what the question itself has named.
    return POINTING.has(norm) && !(OWN.has(norm) && at > first);
  });
}

const WITH: ReadonlySet<string> = new Set(['by', 'for', 'from', 'in', 'of', 'on', 'to', 'with']);
const AGAIN: ReadonlySet<string> = new Set(['and', 'or', 'than', 'versus', 'vs']);
/** What may point to what was named in the same sentence. */
const OWN: ReadonlySet<string> = new Set(['her', 'his', 'it', 'its', 'their', 'them', 'they']);
