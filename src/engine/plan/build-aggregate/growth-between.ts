import type { TimeMeaning } from '../../candidate.ts';
import type { Assembly, ResolvedMeasure } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { binary, percentOf } from '../expressions.ts';
import { noSense } from '../rejection.ts';
import { type ConditionScope, defaultDate } from '../resolve-condition/condition-scope.ts';
import { within } from '../resolve-condition/times.ts';
import { filteredBy } from '../resolve-measure/filters.ts';
import { isBareTime } from '../sketch.ts';

/** Two years that are compared. */
export type Periods = readonly [TimeMeaning, TimeMeaning];

/**
 * "growth of volume from 2023 to 2024" names two years and no grouping: takes them out of the draft, since they are
 * what is compared and not what is left.
 */
export function takePeriods(draft: Draft): { readonly draft: Draft; readonly periods: Periods | null } {
  const { transform, groups, conditions } = draft;
  if (transform?.kind !== 'change' || transform.per !== null || groups.some(({ kind }) => kind === 'part')) {
    return { draft, periods: null };
  }
  const spans = conditions.flatMap((condition) => (isBareTime(condition) ? [yearsOf(condition.times)] : []));
  const [periods] = spans;
  if (periods === undefined || periods === null || spans.length > 1) return { draft, periods: null };
  return {
    draft: {
      ...draft,
      transform: null,
      conditions: conditions.filter((condition) => !isBareTime(condition)),
    },
    periods,
  };
}

/** The change of a measure from the first period to the second, in percent of the first. */
export function growthBetween(
  assembly: Assembly,
  measure: ResolvedMeasure,
  { periods, scope }: { readonly periods: Periods; readonly scope: ConditionScope },
): ResolvedMeasure {
  const date = defaultDate(assembly, scope);
  const [before, after] = periods.map((period) =>
    filteredBy(measure.output.expression, within(date, period)),
  );
  if (before === undefined || after === undefined) return noSense('a change needs two periods');
  const [first, second] = periods;
  return {
    ...measure,
    output: {
      ...measure.output,
      name: `${measure.output.name}_growth`,
      label: `change of ${measure.output.label} from ${first.label} to ${second.label} in percent`,
      expression: percentOf(binary(after, '-', before), before),
      role: 'rate',
      unit: { kind: 'percent' },
    },
  };
}

/** Two neighbouring calendar years, as a list or as a range; null for other times. */
function yearsOf(times: readonly TimeMeaning[]): Periods | null {
  const [first, second] = times;
  if (first !== undefined && second !== undefined && times.length === 2) {
    return first.grain === 'year' && second.grain === 'year' && first.end === second.start
      ? [first, second]
      : null;
  }
  const start = first?.start ?? '';
  const end = first?.end ?? '';
  const year = Number(start.slice(0, 4));
  if (first === undefined || times.length > 1 || start !== `${year}-01-01` || end !== `${year + 2}-01-01`)
    return null;
  return [calendarYear(year), calendarYear(year + 1)];
}

function calendarYear(year: number): TimeMeaning {
  return {
    kind: 'time',
    start: `${year}-01-01`,
    end: `${year + 1}-01-01`,
    grain: 'year',
    label: String(year),
    isRelative: false,
  };
}
