import {
  COMPARING,
  JOINING,
  type PeriodUnit,
  PRECEDING,
  SAME,
  UNIT_BEFORE,
  UNITS,
  YEAR_EARLIER,
} from '../lexicon/times.ts';
import type { Token } from '../token.ts';
import type { FoundPeriod } from './captures.ts';
import { type Clock, calendarPeriod, type Period, yearBefore } from './period.ts';
import { relative } from './period-relations.ts';

/**
 * In "2023 versus the previous year" that year is 2022, and not the one before the as-of date. Where the two are not set
 * side by side, or are of different lengths, what it means is left unread; beside no other time it is as it was.
 */
export function unitBefore(
  each: FoundPeriod,
  found: readonly FoundPeriod[],
  { tokens, clock }: { readonly tokens: readonly Token[]; readonly clock: Clock },
): readonly FoundPeriod[] {
  const unit = unitOf(each, tokens);
  if (unit === null) return [each];
  const isPointing = POINTING.some((end) => each.period.label.endsWith(end));
  const others = found.filter(
    (other) =>
      unitOf(other, tokens) === null && !overlaps(other, each) && !other.period.label.startsWith(SAME),
  );
  const [named, ...more] = others.filter((other) => areSideBySide(tokens, other, each));
  if (named === undefined || more.length > 0) {
    const mayBe = others.some(({ period }) => period.grain === each.period.grain && !period.isRelative);
    return isPointing || mayBe || more.length > 0 ? [] : [each];
  }
  if (isYearAgo(each, tokens) && !isCurrent(named.period, clock)) return [];
  const isEarlier = each.period.label === YEAR_EARLIER || isYearAgo(each, tokens);
  const before = isEarlier ? yearBefore(named.period) : unitBeforeIt(named.period, unit, clock);
  return before === null ? [] : [{ ...each, period: before }];
}

const POINTING: readonly string[] = [UNIT_BEFORE, YEAR_EARLIER];

/** The unit of "the previous month", "the month before" and "a year earlier"; null for other times. */
function unitOf({ start, end, period }: FoundPeriod, tokens: readonly Token[]): PeriodUnit | null {
  if (period.label.endsWith(UNIT_BEFORE)) return period.grain === 'range' ? null : period.grain;
  if (period.label === YEAR_EARLIER || isYearAgo({ start, end }, tokens)) return 'year';
  const isPreceding = PRECEDING.has(tokens[start]?.norm ?? '') && end - start === 2;
  return isPreceding ? (UNITS.get(tokens[end - 1]?.norm ?? '') ?? null) : null;
}

/** "a year ago", which counts from the as-of date. */
function isYearAgo({ start, end }: Pick<FoundPeriod, 'start' | 'end'>, tokens: readonly Token[]): boolean {
  const [count = '', unit, ago] = tokens.slice(start, end).map(({ norm }) => norm);
  return end - start === 3 && ONE.has(count) && unit === 'year' && ago === 'ago';
}

const ONE: ReadonlySet<string> = new Set(['a', 'one', '1']);

function isCurrent({ start, end }: Period, { asOf }: Clock): boolean {
  return start !== null && start <= asOf && (end ?? '') > asOf;
}

function unitBeforeIt(named: Period, unit: PeriodUnit, clock: Clock): Period | null {
  return named.grain === unit && named.start !== null
    ? relative(calendarPeriod(unit, -1, { ...clock, asOf: named.start }))
    : null;
}

/** Whether the times are compared, or nothing but a joint stands between them. */
function areSideBySide(tokens: readonly Token[], named: FoundPeriod, each: FoundPeriod): boolean {
  const isFirst = each.start < named.start;
  const [first, second] = isFirst ? [each, named] : [named, each];
  const between = tokens.slice(first.end, second.start).map(({ norm }) => norm);
  // "compared with the year before, volume in 2022"
  const leading = isFirst ? tokens.slice(Math.max(0, each.start - LEADING_MAX), each.start) : [];
  const areCompared = [...between, ...leading.map(({ norm }) => norm)].some((norm) => COMPARING.has(norm));
  return areCompared || between.every((norm) => JOINING.has(norm));
}

const LEADING_MAX = 3;

function overlaps(one: FoundPeriod, other: FoundPeriod): boolean {
  return one.start < other.end && other.start < one.end;
}
