import { LIST_CONNECTORS } from '../lexicon/times.ts';
import type { Token } from '../token.ts';
import type { FoundPeriod } from './captures.ts';
import { recurringIn } from './period.ts';

/** A period without a year beside one that has a year, but not in a list with it, or before what it is listed after. */
const COST_UNKNOWN = 3;
const CONNECTORS_MAX = 3;
/** Periods that can begin within so few tokens. */
const NEIGHBOURS_MAX = 6;

/** Gives members of a list of like periods the year that only one of them names: `Q1 and Q2 2024`, `Q1 2024 vs Q2`. */
export function shareYears(tokens: readonly Token[], periods: readonly FoundPeriod[]): FoundPeriod[] {
  const hasStatedYear = periods.some(({ period }) => period.recurring === null && !period.isRelative);
  if (!hasStatedYear || periods.every(({ period }) => period.recurring === null)) return [...periods];
  const ordered = [...periods].sort((a, b) => a.start - b.start || a.end - b.end);
  const fromRight = sweep(tokens, ordered.toReversed(), 'right').toReversed();
  return sweep(tokens, fromRight, 'left').map((found) =>
    found.period.recurring === null
      ? found
      : { ...found, period: { ...found.period, cost: Math.max(COST_UNKNOWN, found.period.cost) } },
  );
}

/** Passes years on from the neighbour at one side; `periods` begin with the one farthest to that side. */
function sweep(
  tokens: readonly Token[],
  periods: readonly FoundPeriod[],
  side: 'left' | 'right',
): FoundPeriod[] {
  const swept: FoundPeriod[] = [];
  for (const found of periods) {
    const neighbour = swept
      .slice(-NEIGHBOURS_MAX)
      .findLast((other) =>
        side === 'right' ? isList(tokens, found.end, other.start) : isList(tokens, other.end, found.start),
      );
    swept.push(neighbour === undefined ? found : inYearOf(neighbour, found, side));
  }
  return swept;
}

function inYearOf(neighbour: FoundPeriod, found: FoundPeriod, side: 'left' | 'right'): FoundPeriod {
  const { recurring, grain } = found.period;
  const { start, isRelative } = neighbour.period;
  if (recurring === null || neighbour.period.recurring !== null || start === null) return found;
  if (grain !== neighbour.period.grain) return found;
  const period = recurringIn(Number(start.slice(0, 4)), recurring);
  // `Q4 2023 vs Q1` does not mean the first quarter of 2023; `Q4 2023 vs Q3` means the one right before it.
  const isRightBefore = period?.end === start;
  if (period?.start == null || (side === 'left' && period.start < start && !isRightBefore))
    return { ...found, period: { ...found.period, cost: COST_UNKNOWN } };
  return { ...found, period: { ...period, isRelative } };
}

function isList(tokens: readonly Token[], from: number, to: number): boolean {
  if (to <= from || to - from > CONNECTORS_MAX) return false;
  return tokens.slice(from, to).every(({ norm }) => LIST_CONNECTORS.has(norm));
}
