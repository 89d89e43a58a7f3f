import { BOTH, EVERY, GOING, THROUGH, UNITS } from '../lexicon/times.ts';
import type { Token } from '../token.ts';
import type { FoundPeriod } from './captures.ts';
import { outside } from './found-periods.ts';
import { betweenBoth } from './period-relations.ts';

/** What is since or before something, as the words around it say it; `periods` are what it may be about. */
export function settleBounds(
  bounds: readonly FoundPeriod[],
  { tokens, periods }: { readonly tokens: readonly Token[]; readonly periods: readonly FoundPeriod[] },
): readonly FoundPeriod[] {
  return withJoined(
    tokens,
    withoutClosed(bounds).map((each) => throughout(tokens, each, periods)),
  );
}

/**
 * The periods without those that something is since or before: "through 2019" is not in 2019. In "valid until 2024" the
 * word may be the column's; two are always of the time. What is taken in parts may be both: "total through 2025 by month".
 */
export function withoutPassed(
  periods: readonly FoundPeriod[],
  { tokens, bounds }: { readonly tokens: readonly Token[]; readonly bounds: readonly FoundPeriod[] },
): readonly FoundPeriod[] {
  const open = bounds.filter(isOpen);
  if (open.length === 0) return periods;
  const starts = Map.groupBy(open, ({ end }) => end);
  const parts = tokens.flatMap(({ norm }, at) => (UNITS.has(norm) || EVERY.has(norm) ? [at] : []));
  return periods.filter(({ start, end }) => {
    const inParts = parts.some((at) => at < start || at >= end);
    return !starts.get(end)?.some((whole) => {
      const word = tokens[whole.start]?.norm ?? '';
      if (THROUGH.has(word)) return !inParts && whole.start < start;
      return whole.start < start - (word === FROM ? 0 : 1);
    });
  });
}

/** What is from a day is no "since" of a column's name. */
const FROM = 'from';

/** "month by month through 2024" is in it. */
function throughout(
  tokens: readonly Token[],
  found: FoundPeriod,
  periods: readonly FoundPeriod[],
): FoundPeriod {
  const before = tokens[found.start - 1]?.norm ?? '';
  if (
    !THROUGH.has(tokens[found.start]?.norm ?? '') ||
    ![UNITS, EVERY, GOING].some((words) => words.has(before))
  )
    return found;
  const inner = periods.find(({ start, end }) => start > found.start && end === found.end);
  return inner === undefined ? found : { ...found, period: inner.period };
}

/** "on or after March 1 and on or before June 30", "since 2021 but before 2023": one time that is within both. */
function withJoined(tokens: readonly Token[], bounds: readonly FoundPeriod[]): readonly FoundPeriod[] {
  const open = bounds.filter(isOpen);
  const joined = open.flatMap((first) =>
    open.flatMap((second) => {
      const distance = second.start - first.end;
      if (distance < 0 || distance > JOINT_MAX) return [];
      const isJoined = tokens.slice(first.end, second.start).every(({ norm }) => BOTH.has(norm));
      const period = isJoined ? betweenBoth(first.period, second.period) : null;
      return period === null ? [] : [{ start: first.start, end: second.end, period }];
    }),
  );
  return joined.length === 0 ? bounds : [...outside(bounds, joined), ...outside(joined, joined)];
}

/** Words between two bounds that both hold. */
const JOINT_MAX = 2;

/** Without what closes over the same words as something open: "from the start of 2023" is not of its first day. */
function withoutClosed(bounds: readonly FoundPeriod[]): FoundPeriod[] {
  const open = bounds.filter(isOpen);
  return bounds.filter((each) => isOpen(each) || !open.some((other) => isWithin(each, other)));
}

/** Since something, or before it. */
export function isOpen({ period }: FoundPeriod): boolean {
  return period.start === null || period.end === null;
}

/** Whether the words of one are among those of the other. */
export function isWithin(inner: FoundPeriod, whole: FoundPeriod): boolean {
  return whole.start <= inner.start && whole.end >= inner.end;
}
