import type { AggregateExpression, Expression } from '../../../shared/mod.ts';
import { aggregatesOf } from '../../expression-walk.ts';
import type { Condition } from '../../logical-query.ts';
import type { ResolvedMeasure } from '../assembly.ts';
import { binary, isTotal, literal, percentOf } from '../expressions.ts';
import { noSense } from '../rejection.ts';
import { overRows, withFilter } from './filters.ts';
import { FRACTION, measureOf, named, outputOf, ratioUnit, SHARE } from './measure-of.ts';

/** "share of loans that are late": the measure over those rows in percent of the measure over all. */
export function shareOf(
  base: ResolvedMeasure,
  {
    whole,
    which,
    isFraction,
  }: {
    readonly whole: AggregateExpression;
    readonly which: Condition | null;
    readonly isFraction: boolean;
  },
): ResolvedMeasure {
  if (which === null) return noSense('the share of what is not said');
  if (whole.function !== 'sum' && whole.function !== 'count') return noSense('an average has no parts');
  const filtered = overRows(whole, which);
  // Of a sum none of whose rows are so, the part is 0 and not unknown.
  const part: Expression =
    whole.function === 'sum'
      ? { kind: 'function', name: 'coalesce', arguments: [filtered, literal(0)] }
      : filtered;
  return {
    ...base,
    output: isFraction
      ? outputOf(`fraction of ${base.output.label}`, binary(part, '/', whole), FRACTION)
      : outputOf(`share of ${base.output.label}`, percentOf(part, whole), SHARE),
    lowerIsBetter: null,
  };
}

/** "percent of total volume", "proportion of loans by grade": each group's part of all groups together. */
export function shareOfTotal(base: ResolvedMeasure, isFraction: boolean): ResolvedMeasure {
  if (!isTotal(base.output.expression)) noSense(`${base.output.label} has no total`);
  return {
    ...base,
    output: {
      ...base.output,
      ...named(`${isFraction ? 'fraction' : 'share'} of ${base.output.label}`),
      ...(isFraction ? FRACTION : SHARE),
      transform: { kind: 'share-of-total', within: [], ...(isFraction ? { isFraction } : {}) },
    },
  };
}

/** "recoveries as a percentage of losses": each side over its own rows. */
export function percentOfOther(above: ResolvedMeasure, below: ResolvedMeasure): ResolvedMeasure {
  const [part, whole] = [withFilter(above), withFilter(below)];
  const [one, other] = [part, whole].map(({ output }) => output.unit?.kind === 'money');
  if (one !== other) noSense('a number is no part of an amount');
  const measure = measureOf(`${part.output.label} in percent of ${whole.output.label}`, {
    expression: percentOf(part.output.expression, whole.output.expression),
    meaning: SHARE,
    table: part.table,
  });
  return { ...measure, date: part.date };
}

/** "ratio of late to current loans": each side over its own rows. */
export function ratioOf(above: ResolvedMeasure, below: ResolvedMeasure, factor: number): ResolvedMeasure {
  const [numerator, denominator] = [withFilter(above), withFilter(below)];
  const per = factor === 1 ? '' : `${factor} `;
  const part = numerator.output.expression;
  const measure = measureOf(`${numerator.output.label} per ${per}${denominator.output.label}`, {
    expression: binary(
      factor === 1 ? part : binary(literal(factor), '*', part),
      '/',
      denominator.output.expression,
    ),
    meaning: { role: 'rate', unit: ratioUnit(numerator.output.unit, denominator.output.unit) },
    table: numerator.table,
  });
  return { ...measure, date: numerator.date };
}

/** "volume minus recoveries", "interest plus late fees": each side over its own rows. */
export function sumOf(left: ResolvedMeasure, right: ResolvedMeasure, operator: '+' | '-'): ResolvedMeasure {
  const [whole, other] = [withFilter(left), withFilter(right)];
  const sign = operator === '-' ? 'minus' : 'plus';
  const areTotals = [whole, other].every(
    ({ output }) => output.role !== 'rate' && aggregatesOf(output.expression).every(isTotal),
  );
  // "The average plus the total" are two numbers.
  if (operator === '+' && !areTotals) noSense('only totals are added up');
  const measure = measureOf(`${whole.output.label} ${sign} ${other.output.label}`, {
    expression: binary(whole.output.expression, operator, other.output.expression),
    meaning: { role: 'measure', unit: whole.output.unit },
    table: whole.table,
  });
  if (whole.output.unit?.kind !== other.output.unit?.kind)
    noSense('numbers of different kinds, such as amounts and rates, cannot be put together');
  return { ...measure, date: whole.date };
}
