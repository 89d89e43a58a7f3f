import { assertNever } from '../../../shared/mod.ts';
import type { Assembly, ResolvedMeasure, Scope } from '../assembly.ts';
import { noSense } from '../rejection.ts';
import { allOf } from '../resolve-condition/combine.ts';
import { resolveCondition } from '../resolve-condition/resolve-condition.ts';
import type { MeasureOf, MeasureSketch } from '../sketch.ts';
import { checkTotal, countDifferent, countRows, countSubject } from './counts.ts';
import { resolveAggregate, resolveBare } from './fields.ts';
import { resolveGap } from './gaps.ts';
import { resolveMetric } from './metrics.ts';
import { averageOf } from './nested.ts';
import { differenceOf, percentOfOther, ratioOf, shareOf, shareOfTotal } from './shares.ts';
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
    case 'metric':
      return resolveMetric(assembly, sketch, scope);
    case 'weighted':
      return resolveWeighted(assembly, sketch, scope);
    case 'share':
      return resolveShare(assembly, sketch, scope);
    case 'share-of-total':
      return shareOfTotal(resolveMeasure(assembly, sketch.of, scope));
    case 'ratio': {
      const above = resolveMeasure(assembly, sketch.numerator, scope);
      const below = resolveMeasure(assembly, sketch.denominator, scope);
      return sketch.isPercent === true
        ? percentOfOther(above, below)
        : ratioOf(above, below, sketch.factor ?? 1);
    }
    case 'minus':
      return differenceOf(
        resolveMeasure(assembly, sketch.left, scope),
        resolveMeasure(assembly, sketch.right, scope),
      );
    case 'nested':
      return averageOf(assembly, sketch, { scope, inner: resolveMeasure(assembly, sketch.inner, scope) });
    case 'gap':
      return resolveGap(assembly, sketch, scope);
    case 'restricted':
      return resolveRestricted(assembly, sketch, scope);
    default:
      return assertNever(sketch);
  }
}

function resolveShare(
  assembly: Assembly,
  { of, which, isFraction }: MeasureOf<'share'>,
  scope: Scope,
): ResolvedMeasure {
  const base = of.kind === 'nominal' ? countRows(assembly, of, scope) : resolveMeasure(assembly, of, scope);
  const inner = { ...scope, anchor: base.table, date: base.date };
  const whole = base.output.expression;
  if (whole.kind !== 'aggregate') return noSense('a share of a rate is not defined');
  const conditions = which.map((one) => resolveCondition(assembly, one, inner));
  return shareOf(base, { whole, which: allOf(conditions), isFraction: isFraction === true });
}

/** "2024 volume": the condition is on the rows of the measure, and its times on the measure's date. */
function resolveRestricted(
  assembly: Assembly,
  { measure: sketch, condition }: MeasureOf<'restricted'>,
  scope: Scope,
): ResolvedMeasure {
  const measure = resolveMeasure(assembly, sketch, scope);
  const inner = { ...scope, anchor: measure.table, date: measure.date };
  const where = resolveCondition(assembly, condition, inner);
  return { ...measure, conditions: [...measure.conditions, where] };
}
