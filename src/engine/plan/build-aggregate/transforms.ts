import { assertNever, type DatePart } from '../../../shared/mod.ts';
import { isSame } from '../../is-same.ts';
import type { MeasureOutput, Output } from '../../logical-query.ts';
import type { Draft } from '../draft.ts';
import { isTotal } from '../expressions.ts';
import type { TransformSketch } from '../phrase.ts';
import { noSense, undecided } from '../rejection.ts';
import { isBareTime } from '../sketch.ts';
import { HOW_CHANGED } from './growth-between.ts';

/** The time that a calculation runs over, and the groups within which it does. */
interface Course {
  readonly over: string;
  readonly part: DatePart;
  readonly within: readonly string[];
}

/** Changes, running totals and moving averages stand beside, or in place of, the measure that they are of. */
export function transformed(
  transform: TransformSketch | null,
  {
    measures,
    dimensions,
  }: { readonly measures: readonly MeasureOutput[]; readonly dimensions: readonly Output[] },
): readonly MeasureOutput[] {
  if (transform === null) return measures;
  const course = courseOf(dimensions);
  return measures.flatMap((measure): MeasureOutput[] => {
    if (measure.transform !== null)
      return noSense('how a share changed cannot be computed: ask for the share by period');
    switch (transform.kind) {
      case 'change':
        return [measure, changeOf(measure, transform, course)];
      case 'running-total':
        return [measure, runningTotalOf(measure, course)];
      case 'moving-average':
        return [measure, movingAverageOf(measure, transform, course)];
      default:
        return assertNever(transform);
    }
  });
}

/** "share of loans by grade, 2023 vs 2024": of the loans of each of the two. */
export function periodsCompared(
  { compare }: Pick<Draft, 'compare'>,
  dimensions: readonly Output[],
): readonly Output[] {
  return isOfTimes(compare) ? dimensions.filter(({ expression }) => expression.kind === 'date-part') : [];
}

/** Whether times are set side by side. */
export function isOfTimes(compare: Draft['compare']): boolean {
  return compare !== null && compare.as === 'rows' && compare.sides.every(isBareTime);
}

/** "by grade within each region": of the total of the region. */
export function sharesWithin(
  measures: readonly MeasureOutput[],
  dimensions: readonly Output[],
  whole: readonly Output[],
): readonly MeasureOutput[] {
  const names = dimensions
    .filter(({ expression }) => whole.some((one) => isSame(one.expression, expression)))
    .map(({ name }) => name);
  if (names.length === 0 || names.length === dimensions.length) return measures;
  return measures.map((one) =>
    one.transform?.kind === 'share-of-total'
      ? { ...one, transform: { ...one.transform, within: names } }
      : one,
  );
}

/** The shortest of the periods that are grouped by: months within each year. */
function courseOf(dimensions: readonly Output[]): Course {
  const [course] = dimensions
    .flatMap(({ name, expression }) =>
      expression.kind === 'date-part' ? [{ over: name, part: expression.part }] : [],
    )
    .toSorted((a, b) => PERIODS.indexOf(a.part) - PERIODS.indexOf(b.part));
  if (course === undefined) return noSense('over which time the change is wanted is not said');
  return {
    ...course,
    within: dimensions.filter(({ name }) => name !== course.over).map(({ name }) => name),
  };
}

const PERIODS: readonly DatePart[] = [
  'day',
  'week',
  'month',
  'month-of-year',
  'quarter',
  'quarter-of-year',
  'year',
];

type TransformOf<Kind> = Extract<TransformSketch, { readonly kind: Kind }>;

function changeOf(
  measure: MeasureOutput,
  { as, per, isOpen }: TransformOf<'change'>,
  { over, part, within }: Course,
): MeasureOutput {
  if (isOpen === true && measure.unit?.kind !== 'percent') undecided(HOW_CHANGED);
  const isPercent = as === 'percent';
  return {
    ...measure,
    name: `${measure.name}_change`,
    label: `change in ${measure.label}${isPercent ? ' in percent' : ''}`,
    unit: isPercent ? { kind: 'percent' } : measure.unit,
    transform: { kind: 'change', as, over, lag: lagOf(per ?? part, part), within },
  };
}

function runningTotalOf(measure: MeasureOutput, { over, within }: Course): MeasureOutput {
  const { name, label } = measure;
  if (!isTotal(measure.expression)) return noSense(`${label} does not add up over time`);
  return {
    ...measure,
    name: `cumulative_${name}`,
    label: `cumulative ${label}`,
    transform: { kind: 'running-total', over, within },
  };
}

function movingAverageOf(
  measure: MeasureOutput,
  { periods, per, isTotal: isSummed }: TransformOf<'moving-average'>,
  { over, part, within }: Course,
): MeasureOutput {
  // "3-month moving average by quarter"
  if (per !== null && per !== part) return noSense(`a window of ${per}s over ${part}s`);
  if (isSummed === true && !isTotal(measure.expression))
    return noSense(`${measure.label} does not add up over time`);
  const made = isSummed === true ? 'total' : 'average';
  return {
    ...measure,
    name: `moving_${made}_${measure.name}`,
    label: `moving ${made} of ${measure.label} over ${periods} ${part}s`,
    transform: {
      kind: 'moving-average',
      over,
      periods,
      within,
      ...(isSummed === true ? { isTotal: true } : {}),
    },
  };
}

const PERIODS_PER_YEAR: Partial<Record<DatePart, number>> = { year: 1, quarter: 4, month: 12, week: 52 };

/** How many rows back the row to compare with is: year over year by month is 12. */
function lagOf(step: DatePart, grain: DatePart): number {
  const [perStep, perGrain] = [PERIODS_PER_YEAR[step], PERIODS_PER_YEAR[grain]];
  if (perStep === undefined || perGrain === undefined || perGrain % perStep !== 0) {
    return noSense(`a change by ${step} over ${grain}s`);
  }
  return perGrain / perStep;
}
