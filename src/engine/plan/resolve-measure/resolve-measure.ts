import { assertNever } from '../../../shared/mod.ts';
import type { Assembly, ResolvedMeasure, Scope } from '../assembly.ts';
import { isTotal } from '../expressions.ts';
import { noSense } from '../rejection.ts';
import { allOf } from '../resolve-condition/combine.ts';
import { resolveCondition } from '../resolve-condition/resolve-condition.ts';
import {
  type ConditionSketch,
  isBareTime,
  isRowRatio,
  type MeasureOf,
  type MeasureSketch,
} from '../sketch.ts';
import { resolveAgain } from './again.ts';
import { resolveAmount } from './amounts.ts';
import { checkTotal, countDifferent, countRows, countSubject } from './counts.ts';
import { resolveAggregate, resolveBare } from './fields.ts';
import { resolveMetric } from './metrics.ts';
import { averageOf } from './nested.ts';
import { percentOfOther, ratioOf, shareOf, shareOfTotal, sumOf } from './shares.ts';
import { checkParts, checkRatio } from './totals.ts';
import { resolveWeighted } from './weighted.ts';

/** Makes an output over aggregates of what the grammar read. */
export function resolveMeasure(assembly: Assembly, sketch: MeasureSketch, scope: Scope): ResolvedMeasure {
  switch (sketch.kind) {
    case 'aggregate':
      return resolveAggregate(assembly, sketch, scope);
    case 'bare':
      return resolveBare(assembly, sketch, scope);
    case 'count':
      if (sketch.isTotal === true) checkTotal(assembly, sketch.nominal);
      return countRows(assembly, sketch.nominal, scope);
    case 'count-different':
      return countDifferent(assembly, sketch.dataset, scope);
    case 'count-subject':
      return countSubject(assembly, scope);
    case 'amount':
      return resolveAmount(assembly, sketch, scope);
    case 'again':
      return resolveAgain(assembly, sketch, scope);
    case 'metric':
      return resolveMetric(assembly, sketch, scope);
    case 'weighted':
      return resolveWeighted(assembly, sketch, scope);
    case 'share':
      return resolveShare(assembly, sketch, scope);
    case 'share-of-total':
      return shareOfTotal(resolveMeasure(assembly, totalled(sketch.of), scope), sketch.isFraction === true);
    case 'ratio': {
      const { numerator, denominator } = sketch;
      // "average payment divided by income" is not of the total income.
      const isOfTotals = !isAverage(numerator) && !isAverage(denominator);
      const side = (one: MeasureSketch): ResolvedMeasure =>
        resolveMeasure(assembly, isOfTotals ? totalled(one) : one, scope);
      const [above, below] = [side(numerator), side(denominator)];
      if (isRowRatio(sketch)) checkRatio(assembly, above, below);
      if (sketch.isOfParts === true) checkParts(above, below);
      return sketch.isPercent === true
        ? percentOfOther(above, below)
        : ratioOf(above, below, sketch.factor ?? 1);
    }
    case 'minus':
      return sumOf(
        resolveMeasure(assembly, totalled(sketch.left), scope),
        resolveMeasure(assembly, totalled(sketch.right), scope),
        sketch.operator,
      );
    case 'nested':
      return averageOf(assembly, sketch, { scope, inner: resolveMeasure(assembly, sketch.inner, scope) });
    case 'restricted':
      return resolveRestricted(assembly, sketch, scope);
    default:
      return assertNever(sketch);
  }
}

function isAverage(sketch: MeasureSketch): boolean {
  return sketch.kind === 'aggregate' && sketch.function !== 'sum' && sketch.function !== 'count';
}

/** A quantity without an aggregate, as a part of what is computed of others: its total. */
export function totalled(sketch: MeasureSketch): MeasureSketch {
  if (sketch.kind === 'restricted') return { ...sketch, measure: totalled(sketch.measure) };
  return sketch.kind === 'bare' ? { ...sketch, isBesideCount: true } : sketch;
}

function resolveShare(
  assembly: Assembly,
  { of: whole, which: said, isFraction }: MeasureOf<'share'>,
  scope: Scope,
): ResolvedMeasure {
  const { of, which } = timesOfWhole(whole, said);
  const base =
    of.kind === 'nominal' ? countRows(assembly, of, scope) : resolveMeasure(assembly, totalled(of), scope);
  if (of.kind === 'bare' && !isTotal(base.output.expression))
    return noSense(`${base.output.label} has no total`);
  const inner = { ...scope, anchor: base.table, date: base.date };
  const all = base.output.expression;
  if (all.kind !== 'aggregate') return noSense('a share of a rate is not defined');
  const conditions = which.map((one) => resolveCondition(assembly, one, inner));
  return shareOf(base, { whole: all, which: allOf(conditions), isFraction: isFraction === true });
}

/** "percentage of loans that are secured, in 2024": of the loans of 2024. */
function timesOfWhole(
  of: MeasureOf<'share'>['of'],
  said: readonly ConditionSketch[],
): Pick<MeasureOf<'share'>, 'of' | 'which'> {
  const parts = said.flatMap((one) => (one.kind === 'and' ? one.of : [one]));
  const [times, which] = [parts.filter(isBareTime), parts.filter((one) => !isBareTime(one))];
  if (times.length === 0 || which.length === 0 || of.kind !== 'nominal') return { of, which: said };
  return { of: { ...of, conditions: [...of.conditions, ...times] }, which };
}

/** "2024 volume": the condition is on the rows of the measure, and its times on the measure's date. */
function resolveRestricted(
  assembly: Assembly,
  { measure: sketch, condition }: MeasureOf<'restricted'>,
  scope: Scope,
): ResolvedMeasure {
  // "number of loans closed in 2025" goes by when they were closed, also within a difference.
  if (sketch.kind === 'count' && isBareTime(condition)) {
    const { nominal } = sketch;
    return countRows(assembly, { ...nominal, conditions: [...nominal.conditions, condition] }, scope);
  }
  const measure = resolveMeasure(assembly, sketch, scope);
  const inner = { ...scope, anchor: measure.table, date: measure.date };
  const where = resolveCondition(assembly, condition, inner);
  return { ...measure, conditions: [...measure.conditions, where] };
}
