import type { Candidate } from '../candidate.ts';
import { isDone } from '../lexicon/inflection.ts';
import { type Token, wordLike } from '../token.ts';
import { isRows } from './deed-words.ts';

/**
 * The tokens with "number of" where rows are told by what was done, for each of some groups: "loans booked per branch" are how many
 * were, though what was booked is a sum; and payments that "came in" were paid. The same tokens where there is neither.
 */
export function withRowsCounted(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] {
  const plain = withoutGiving(withHappenings(tokens, candidates), candidates);
  const making = new Set(tokens.filter((_, at) => isMakingOfCounted(tokens, candidates, at)));
  const having = new Set(tokens.filter((_, at) => isMakingOfSoMany(tokens, candidates, at)));
  const dated = new Set(tokens.filter((_, at) => isDatedOfPart(tokens, candidates, at)));
  return withPaid(plain).flatMap((token, at, all) => {
    if (making.has(token)) return [];
    if (dated.has(token)) return [...said('that were', token), token];
    if (having.has(token)) return HAD.has(all[at - 1]?.norm ?? '') ? [] : said('have', token);
    return all[at] === tokens[at] && isDonePerGroup(tokens, candidates, at)
      ? [...said('number of', token), token]
      : [token];
  });
}

/** "more than 600 loans *booked*" is a number of rows, and no amount that was booked. */
function isMakingOfCounted(tokens: readonly Token[], candidates: readonly Candidate[], at: number): boolean {
  const number = tokens[at - 2]?.number;
  return (
    number?.sign === null &&
    // "2025 loan *volume*" is the amount.
    isDone(tokens[at]?.norm ?? '') &&
    candidates.some((one) => one.start === at - 1 && one.end === at && isRows(one)) &&
    isAmountAt(candidates, at)
  );
}

/** "loans booked per branch", "applications received and loans booked by month": the rows begin a part of the question. */
function isDonePerGroup(tokens: readonly Token[], candidates: readonly Candidate[], at: number): boolean {
  const before = tokens[at - 1]?.norm;
  if (before !== undefined && !BEGINNINGS.has(before)) return false;
  // "average amount *of the* loans booked"
  if (before === 'the' && tokens[at - 2]?.norm === 'of') return false;
  const rows = candidates.find((one) => one.start === at && one.end === at + 1 && isRows(one));
  const isPlural = tokens[at]?.norm.endsWith('s') === true;
  return rows !== undefined && isPlural && isAmountAt(candidates, at + 1) && isGrouped(tokens, at + 2);
}

/** "branches that *booked* more than 600 loans" have so many. */
function isMakingOfSoMany(tokens: readonly Token[], candidates: readonly Candidate[], at: number): boolean {
  if (!isAmountAt(candidates, at)) return false;
  const number = tokens.findIndex(({ norm }, place) => place > at && !BOUNDS.has(norm));
  return (
    number > at + 1 &&
    tokens[number]?.number?.sign === null &&
    candidates.some((one) => one.start === number + 1 && isRows(one))
  );
}

const BOUNDS: ReadonlySet<string> = new Set(
  '< > at exactly fewer least less more most over than under'.split(' '),
);
const HAD: ReadonlySet<string> = new Set(['had', 'has', 'have']);

/** "booked", which alone is an amount. */
function isAmountAt(candidates: readonly Candidate[], at: number): boolean {
  return candidates.some(
    ({ start, end, meaning }) => start === at && end === at + 1 && meaning.kind === 'metric',
  );
}

/** "per branch", "by month", "in 2024 by grade", ", March 2024"; "loans booked" alone is what it is. */
function isGrouped(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from]?.norm ?? '';
  return GROUPING.has(next) || (next === 'in' && EACH.has(tokens[from + 1]?.norm ?? ''));
}

const BEGINNINGS: ReadonlySet<string> = new Set(
  ', : ; and both display give list me plot plus report see show the us versus vs'.split(' '),
);
const GROUPING: ReadonlySet<string> = new Set([',', 'by', 'per']);
const EACH: ReadonlySet<string> = new Set(['each', 'every']);

/**
 * "charge-offs *booked* in 2024": what is called by what was done happened then, and not when its rows were made. Of "loans that were
 * charged off *made* in 2024" the rows were made then.
 */
function withHappenings(tokens: readonly Token[], candidates: readonly Candidate[]): readonly Token[] {
  const ends = new Set(
    candidates.flatMap(({ start, end, meaning, match }) =>
      meaning.kind === 'segment' &&
      meaning.isNoun &&
      match !== 'misspelt' &&
      !OF_ROWS.has(tokens[start - 1]?.norm ?? '')
        ? [end]
        : [],
    ),
  );
  const isOfRows = (at: number): boolean => candidates.some((one) => one.end === at && isRows(one));
  return tokens.filter(
    ({ norm }, at) =>
      !(HAPPENED.has(norm) && ends.has(at) && !isOfRows(at) && WHEN.has(tokens[at + 1]?.norm ?? '')),
  );
}

const OF_ROWS: ReadonlySet<string> = new Set('are been being got is status was were'.split(' '));

const HAPPENED: ReadonlySet<string> = new Set(
  'booked happening incurred logged made occurring posted realised realized recognised recognized recorded registered taken'.split(
    ' ',
  ),
);
const WHEN: ReadonlySet<string> = new Set(
  'after before between by during from in over per since this last within'.split(' '),
);

/** "share of loans *originated* in 2022": what is dated then is no amount of what was originated. */
function isDatedOfPart(tokens: readonly Token[], candidates: readonly Candidate[], at: number): boolean {
  return (
    isDone(tokens[at]?.norm ?? '') &&
    isAmountAt(candidates, at) &&
    candidates.some((one) => one.end === at && isRows(one)) &&
    tokens.some(({ norm }, place) => place < at && PARTS.has(norm)) &&
    // What "defaulted" alone tells would be of the same clause.
    tokens.some(({ norm }, place) => place > at && SAYING.has(norm)) &&
    WHEN.has(tokens[at + 1]?.norm ?? '') &&
    candidates.some(({ start, meaning }) => start === at + 2 && meaning.kind === 'time')
  );
}

const SAYING: ReadonlySet<string> = new Set('are has have is that was were which'.split(' '));

/** "share of loans *granted* to students", "*originated* through brokers": they are all given, and not a part of them. */
function withoutGiving(tokens: readonly Token[], candidates: readonly Candidate[]): readonly Token[] {
  if (!tokens.some(({ norm }) => PARTS.has(norm))) return tokens;
  const rows = new Set(candidates.flatMap((one) => (isRows(one) ? (tokens[one.end - 1] ?? []) : [])));
  return tokens.filter((token, at) => {
    const before = tokens[at - 1];
    const next = tokens[at + 1]?.norm ?? '';
    const isGiven = (GIVEN.has(token.norm) && next === 'to') || (MADE.has(token.norm) && MEANS.has(next));
    return !(isGiven && before !== undefined && rows.has(before));
  });
}

const MADE: ReadonlySet<string> = new Set('booked funded originated'.split(' '));
const MEANS: ReadonlySet<string> = new Set('at for from through to using via with'.split(' '));
const GIVEN: ReadonlySet<string> = new Set('extended given granted made provided'.split(' '));

/** "payments (that) came in": were paid; of "payments received" a part was late, though they are a sum. */
function withPaid(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ norm }, place) => PAYMENTS.has(norm) && comingAfter(tokens, place) > 0);
  const verb = tokens[at + 1];
  if (at < 0 || verb === undefined) return tokens;
  const end = at + 1 + comingAfter(tokens, at);
  const isPart = tokens.some(({ norm }) => PARTS.has(norm)) && isLateAfter(tokens, end);
  if (isPart)
    return [
      ...tokens.slice(0, at + 1),
      ...said('that were paid', verb),
      ...withLateness(tokens.slice(RELATIVES.has(tokens[end]?.norm ?? '') ? end + 1 : end)),
    ];
  return COME.has(verb.norm)
    ? [...tokens.slice(0, at + 1), ...said('were paid', verb), ...tokens.slice(end)]
    : tokens;
}

/** How many words after the noun say that they came: "came in", "that have come in", "received"; none where they do not. */
function comingAfter(tokens: readonly Token[], at: number): number {
  const rest = tokens
    .slice(at + 1, at + 6)
    .map(({ norm }) => norm)
    .join(' ');
  return COMING.exec(rest)?.[0].trim().split(' ').length ?? 0;
}

const COMING =
  /^(?:(?:that|which) )?(?:(?:we|have|has|had|were|are|been) ){0,2}(?:(?:came|come) in|received|collected)\b(?! late\b)/;

/** ", what share arrived late", "were on time": how they came tells a part of them. */
function isLateAfter(tokens: readonly Token[], from: number): boolean {
  return LATE.test(
    tokens
      .slice(from)
      .map(({ norm }) => norm)
      .join(' '),
  );
}

const LATE =
  /\b(?:was|were|is|are|been|came in|come in|came|arrived|arrive) (?:\S+ ){0,2}?(?:late|on time|on-time|early)\b/;

/** "arrived late": were late. */
function withLateness(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ norm }, place) =>
      ARRIVED.has(norm) &&
      tokens.slice(place + 1, place + 3).some((one) => one.norm === 'late' || one.norm === 'on'),
  );
  const verb = tokens[at];
  if (verb === undefined) return tokens;
  const end = tokens[at + 1]?.norm === 'in' ? at + 2 : at + 1;
  return [...tokens.slice(0, at), ...said('were', verb), ...tokens.slice(end)];
}

const ARRIVED: ReadonlySet<string> = new Set(['arrive', 'arrived', 'came', 'come']);
const PARTS: ReadonlySet<string> = new Set(
  '% fraction part pct percent percentage portion proportion share'.split(' '),
);

const PAYMENTS: ReadonlySet<string> = new Set(['installments', 'instalments', 'payments', 'repayments']);
/** "received *that* were late" */
const RELATIVES: ReadonlySet<string> = new Set(['that', 'which']);
const COME: ReadonlySet<string> = new Set(['came', 'come']);

function said(words: string, like: Token): readonly Token[] {
  return words.split(' ').map((norm) => wordLike(like, norm));
}
