import type { Candidate, TimeMeaning } from '../candidate.ts';
import { BOUND_RULES, EDGE_RULES, RANGE_RULES } from '../lexicon/time-relation-rules.ts';
import { PERIOD_RULES } from '../lexicon/time-rules.ts';
import {
  AMBIGUOUS_MONTHS,
  BEFORE_MONTH,
  BEFORE_QUANTITY,
  BEFORE_SEASON,
  BEFORE_VAGUE,
  FISCAL,
  GROUPING,
  MONTHS,
  MOVED_OVER,
  MOVING,
  PRECEDING,
  STATE,
  STATE_AT_END,
  STATE_TIES,
  UNITS,
  VAGUE_PARTS,
  WITH_BACK,
  WITH_VERB,
} from '../lexicon/times.ts';
import type { Sense } from '../lexicon/words.ts';
import type { Token } from '../token.ts';
import { besideNamed } from './beside-named.ts';
import { isOpen, isWithin, settleBounds, withoutPassed } from './bounds.ts';
import type { FoundPeriod, Input } from './captures.ts';
import { compileRules, distinct, findTimes } from './find-times.ts';
import { byStart, outside } from './found-periods.ts';
import { type Clock, type Period, tomorrow } from './period.ts';
import { shareYears } from './share-years.ts';
import { withoutQuoted } from './without-quoted.ts';

/** A month's name that is a common word too, where nothing says that it is the month. */
const COST_UNLIKELY = 1;
/** Words between a period and `fiscal` at which the one still belongs to the other: `third quarter of fiscal 2024`. */
const FISCAL_DISTANCE = 2;

/**
 * Finds the spans of time in a question, each as the words themselves and as a longer candidate with the words
 * that belong to them (`2022`, `since 2022`). Nothing that touches a fiscal calendar is found, nor when things stood so.
 */
export function recognizeTimes(
  question: readonly Token[],
  options: { readonly asOf: string; readonly weekStart?: Clock['weekStart'] },
): Candidate[] {
  const tokens = withoutQuoted(question);
  const clock: Clock = { asOf: options.asOf, weekStart: options.weekStart ?? 'monday' };
  const input = (periods: readonly FoundPeriod[]): Input => ({ tokens, clock, periods: byStart(periods) });

  const found = findTimes(PERIODS, input([])).filter(
    (each) =>
      !isCount(tokens, each) &&
      !isFallOfVerb(tokens, each) &&
      !areSeveral(tokens, each) &&
      !isMoving(tokens, each) &&
      !isMayOfSpeaker(tokens, each),
  );
  const whole = besideNamed(maximal(found), { tokens, clock }).map((each) => withContext(tokens, each));
  const dated = shareYears(tokens, whole);
  const edges = findTimes(EDGES, input(dated));
  // Ranges see what had no year without it: an end of a range takes it from the other end.
  const ranges = findTimes(RANGES, input([...whole, ...edges])).filter((each) => !areTwoDates(tokens, each));
  const periods = [...outside([...dated, ...edges], ranges), ...ranges];
  const bounds = settleBounds(outside(findTimes(BOUNDS, input(periods)), ranges), { tokens, periods });
  // "through the end of 2023" is of no day in December.
  const inside = edges.filter((edge) => bounds.some((whole) => isOpen(whole) && isWithin(edge, whole)));
  const said = withoutPassed(
    periods.filter((each) => !inside.includes(each)),
    { tokens, bounds },
  );
  const spans = distinct([...said, ...bounds]).filter(
    (each) =>
      !touchesFiscal(tokens, each) &&
      !isVague(tokens, each) &&
      !isGrouping(tokens, each) &&
      !isDeadline(tokens, each) &&
      !isBackOfVerb(tokens, each),
  );
  return spans
    .flatMap((each) => {
      const state = stateBefore(tokens, each);
      if (state === null) return [toCandidate(each)];
      return isPresent(state, each, clock) ? [sayingNothing(state.first, each.end)] : [];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end || a.cost - b.cost);
}

const PERIODS = compileRules(PERIOD_RULES);
const EDGES = compileRules(EDGE_RULES);
const RANGES = compileRules(RANGE_RULES);
const BOUNDS = compileRules(BOUND_RULES);

/** Drops what is inside something longer: `March` in `March 2024`. A day without a year may be a count and hides nothing. */
function maximal(found: readonly FoundPeriod[]): FoundPeriod[] {
  return outside(
    found,
    found.filter(({ period }) => period.recurring?.unit !== 'day'),
  );
}

/** In `top 10 May 2024 loans` the number is no day. */
function isCount(tokens: readonly Token[], { start, end }: FoundPeriod): boolean {
  const isCounted = BEFORE_QUANTITY.has(tokens[start - 1]?.norm ?? '');
  return isCounted && end > start + 1 && tokens[start]?.kind === 'number' && !isYear(tokens[start]);
}

/** "previous years" are all of them. */
function areSeveral(tokens: readonly Token[], { start, end }: FoundPeriod): boolean {
  const unit = tokens[end - 1]?.norm ?? '';
  const isPreceding = PRECEDING.has(tokens[start]?.norm ?? '') || tokens[start]?.norm === 'last';
  return end - start === 2 && isPreceding && UNITS.has(unit) && unit.endsWith('s');
}

/** "rolling 3-month average" is one of each month, and not of the last three. */
function isMoving(tokens: readonly Token[], { start, end }: FoundPeriod): boolean {
  return MOVING.has(tokens[start]?.norm ?? '') && MOVED_OVER.has(tokens[end]?.norm ?? '');
}

/** "may I have the loans of 2024": no month. */
function isMayOfSpeaker(tokens: readonly Token[], { start }: FoundPeriod): boolean {
  return tokens[start]?.norm === 'may' && SPEAKERS.has(tokens[start + 1]?.norm ?? '');
}

const SPEAKERS: ReadonlySet<string> = new Set(['i', 'we']);

function isYear(token: Token | undefined): boolean {
  return token?.norm.length === 4;
}

function withContext(tokens: readonly Token[], found: FoundPeriod): FoundPeriod {
  const { start, end, period } = found;
  if (end - start > 1 || !AMBIGUOUS_MONTHS.has(tokens[start]?.norm ?? '')) return found;
  if (BEFORE_MONTH.has(tokens[start - 1]?.norm ?? '')) return found;
  if (BEFORE_MONTH.has(tokens[end]?.norm ?? '') && MONTHS.has(tokens[end + 1]?.norm ?? '')) return found;
  return { ...found, period: { ...period, cost: COST_UNLIKELY } };
}

function touchesFiscal(tokens: readonly Token[], { start, end }: FoundPeriod): boolean {
  return tokens
    .slice(Math.max(0, start - FISCAL_DISTANCE), end + FISCAL_DISTANCE)
    .some(({ norm }) => FISCAL.test(norm));
}

/** "by year between 2021 and 2023": the year is what is grouped by. */
function isGrouping(tokens: readonly Token[], { start }: FoundPeriod): boolean {
  return UNITS.has(tokens[start]?.norm ?? '') && GROUPING.has(tokens[start - 1]?.norm ?? '');
}

/** "in late 2023": which days of it nobody knows. */
function isVague(tokens: readonly Token[], { start }: FoundPeriod): boolean {
  const [before, part] = [tokens[start - 2]?.norm ?? '', tokens[start - 1]?.norm ?? ''];
  return VAGUE_PARTS.has(part) && BEFORE_VAGUE.has(before);
}

/** Words that say how things stood at a time, and where they begin. */
interface State {
  readonly first: number;
  readonly words: string;
}

/** "as of March 2024", "at the end of 2023": how things stood then, which no date of a row tells. */
function stateBefore(tokens: readonly Token[], { start, end }: FoundPeriod): State | null {
  const isTie = (at: number): boolean => STATE_TIES.has(tokens[at]?.norm ?? '');
  let from = start;
  while (from < end && isTie(from)) from += 1;
  let first = from;
  while (first > 0 && isTie(first - 1)) first -= 1;
  const words = tokens
    .slice(first, from)
    .map(({ norm }) => norm)
    .join(' ');
  return STATE.test(words) ? { first, words } : null;
}

/** "as of December 31, 2025" says nothing of data that stands at that day. */
function isPresent({ words }: State, { period }: FoundPeriod, clock: Clock): boolean {
  return period.start !== null && period.end === tomorrow(clock) && STATE_AT_END.test(words);
}

function sayingNothing(start: number, end: number): Candidate {
  return { start, end, meaning: { kind: 'language', sense: FILLER }, match: 'exact', cost: 0 };
}

const FILLER: Sense = 'filler';

function toCandidate({ start, end, period }: FoundPeriod): Candidate {
  return { start, end, meaning: toMeaning(period), match: 'exact', cost: period.cost };
}

function toMeaning({
  start,
  end,
  grain,
  label,
  isRelative,
  ends,
  first,
  recurring,
  sameParts,
}: Period): TimeMeaning {
  return {
    kind: 'time',
    start,
    end,
    grain,
    label,
    isRelative,
    ...(sameParts === undefined ? {} : { sameParts }),
    ...(first === undefined ? {} : { first: toMeaning(first) }),
    ...(ends === undefined ? {} : { ends: [toMeaning(ends[0]), toMeaning(ends[1])] as const }),
    ...(!recurring || recurring.unit === 'day'
      ? {}
      : { recurs: { unit: recurring.unit, number: recurring.number } }),
  };
}

/** "I need it by tomorrow": until when the answer is wanted. */
function isDeadline(tokens: readonly Token[], { start }: FoundPeriod): boolean {
  return tokens[start]?.norm === BY && TO_COME.has(tokens[start + 1]?.norm ?? '');
}

/** "leases starting in May 2024 and ending in June 2024" have two dates; "signed starting May 1 and ending June 30" is of one. */
function areTwoDates(tokens: readonly Token[], { start, end }: FoundPeriod): boolean {
  if (!STARTS.has(tokens[start]?.norm ?? '')) return false;
  const before = tokens[start - 1];
  const isOfOne = before === undefined || before.kind === 'symbol' || DONE.test(before.norm);
  return !isOfOne && tokens.slice(start, end).some(({ norm }) => ENDS.has(norm));
}

const STARTS: ReadonlySet<string> = new Set(['beginning', 'starting']);
const ENDS: ReadonlySet<string> = new Set(['ending', 'finishing', 'stopping']);
const DONE = /(?:ed|made|paid|period|sold|time)$/;

const BY = 'by';
const TO_COME: ReadonlySet<string> = new Set(['tomorrow', 'tonight']);

/** "how much did we get back in 2025": back is what was got, and not the time. */
function isBackOfVerb(tokens: readonly Token[], { start }: FoundPeriod): boolean {
  return tokens[start]?.norm === 'back' && WITH_BACK.has(tokens[start - 1]?.norm ?? '');
}

/** "by how much did volume fall in 2023": what it did, and no season. */
function isFallOfVerb(tokens: readonly Token[], { start }: FoundPeriod): boolean {
  return (
    tokens[start]?.norm === 'fall' &&
    !BEFORE_SEASON.has(tokens[start - 1]?.norm ?? '') &&
    tokens.slice(0, start).some(({ norm }) => WITH_VERB.has(norm))
  );
}
