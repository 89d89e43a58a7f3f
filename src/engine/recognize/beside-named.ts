import { BEFORE_THAT, COMPARING, PRECEDING, SAME, SAME_PERIOD } from '../lexicon/times.ts';
import type { Token } from '../token.ts';
import type { FoundPeriod } from './captures.ts';
import { type Clock, calendarPeriod, lengthBefore, type Period, yearBefore, yearPeriod } from './period.ts';
import { relative, yearAgo } from './period-relations.ts';
import { unitBefore } from './unit-before.ts';

/** The question, and from when its relative times count. */
export interface Said {
  readonly tokens: readonly Token[];
  readonly clock: Clock;
}

/** Times that are told by another time of the question: "vs the same period last year", "vs the prior 30 days". */
export function besideNamed(found: readonly FoundPeriod[], said: Said): readonly FoundPeriod[] {
  return found
    .flatMap((each) => unitBefore(each, found, said))
    .flatMap((each) => asLongBefore(each, found, said))
    .flatMap((each) => sameAsNamed(each, found, said.clock));
}

/**
 * In "last 30 days vs prior 30 days" the second does not mean the first again, but the days before those; where the two are
 * not compared what it means is left unread.
 */
function asLongBefore(
  each: FoundPeriod,
  found: readonly FoundPeriod[],
  { tokens, clock }: Said,
): readonly FoundPeriod[] {
  const isBefore = (one: FoundPeriod): boolean =>
    PRECEDING.has(tokens[one.start]?.norm ?? '') || one.period.label.endsWith(BEFORE_THAT);
  if (!isBefore(each)) return [each];
  const { start, period } = each;
  const named = found.find(
    (other) =>
      other.start !== start &&
      other.period.start === period.start &&
      other.period.end === period.end &&
      (other.start < start || !isBefore(other)),
  );
  if (named === undefined) return period.label.endsWith(BEFORE_THAT) ? [] : [each];
  const before = isCompared(tokens, each, named) ? periodBefore(named.period, clock) : null;
  return before === null ? [] : [{ ...each, period: before }];
}

/** Whether "vs", "compared with" or the like stands between the two. */
function isCompared(tokens: readonly Token[], one: FoundPeriod, other: FoundPeriod): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return tokens.slice(first.end, second.start).some(({ norm }) => COMPARING.has(norm));
}

function periodBefore(period: Period, clock: Clock): Period | null {
  if (period.start === null) return null;
  return period.grain === 'range'
    ? lengthBefore(period)
    : relative(calendarPeriod(period.grain, -1, { ...clock, asOf: period.start }));
}

/** "last quarter next to the same quarter a year ago": the same as the one that is named before. */
function sameAsNamed(each: FoundPeriod, found: readonly FoundPeriod[], clock: Clock): readonly FoundPeriod[] {
  const { grain, label } = each.period;
  if (!label.startsWith(SAME)) return [each];
  const isPeriod = label === SAME_PERIOD;
  if (grain === 'range' && !isPeriod) return [each];
  const named = found.find(({ end, period }) => end <= each.start && (isPeriod || period.grain === grain));
  const year = /\bof (\d{4})$/.exec(label)?.[1];
  const parts = named === undefined ? partsOfYear(each, found, { year, clock }) : null;
  if (parts !== null) return [parts];
  if (named?.period.start == null || grain === 'range')
    return isPeriod ? sameLastYear(each, named?.period) : year === undefined ? [each] : [];
  const day =
    year === undefined
      ? null
      : calendarPeriod(grain, 0, { ...clock, asOf: `${year}${named.period.start.slice(4)}` });
  return [{ ...each, period: day ?? relative(yearAgo(grain, { ...clock, asOf: named.period.start })) }];
}

/** "each month of 2025 next to the same month of 2024": each month of that year, or of the year before. */
function partsOfYear(
  each: FoundPeriod,
  found: readonly FoundPeriod[],
  { year, clock }: { readonly year: string | undefined; readonly clock: Clock },
): FoundPeriod | null {
  const { grain } = each.period;
  const [named, ...others] = found.filter(({ end, period }) => end <= each.start && period.grain === 'year');
  if (named?.period.start == null || others.length > 0 || (grain !== 'month' && grain !== 'quarter'))
    return null;
  const period =
    year === undefined
      ? calendarPeriod('year', -1, { ...clock, asOf: named.period.start })
      : yearPeriod(Number(year));
  return { ...each, period: { ...period, sameParts: grain } };
}

function sameLastYear(each: FoundPeriod, named: Period | undefined): readonly FoundPeriod[] {
  const period = named === undefined ? null : yearBefore(named);
  return period === null ? [] : [{ ...each, period }];
}
