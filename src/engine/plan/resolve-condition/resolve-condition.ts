import { assertNever } from '../../../shared/mod.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly, Scope } from '../assembly.ts';
import { binary, columnOf, test } from '../expressions.ts';
import { keyOf, nthOf, orderingDate } from '../nth.ts';
import { noSense, undecided } from '../rejection.ts';
import { resolveField } from '../resolve-field.ts';
import type { ConditionSketch, Nominal, SketchOf } from '../sketch.ts';
import { resolveChosen } from './chosen.ts';
import { ALWAYS, allOf, combine, NEVER } from './combine.ts';
import { resolveCompare, resolveFields, resolveRange } from './comparisons.ts';
import { type ConditionScope, segmentDate, segmentMeasure } from './condition-scope.ts';
import { resolveCounts } from './counts-compared.ts';
import { resolveEvent } from './events.ts';
import { ofOwnKind } from './of-own-kind.ts';
import { ownApart } from './own-apart.ts';
import { onRelated } from './reach.ts';
import { resolveCount, resolveExists, resolveKey, resolveVersus } from './related.ts';
import { resolveAggregate, resolveOverall } from './related-measure.ts';
import { resolveRoute } from './routes.ts';
import { resolveNever, resolveSegments } from './segments.ts';
import { resolveText } from './text.ts';
import { resolveRecurring, resolveTimes } from './times.ts';
import { resolveValueRange, resolveValues } from './values.ts';
import { withDeeds } from './with-deeds.ts';

/** Makes a condition on the rows of `scope.anchor` of what the grammar read. */
export function resolveCondition(
  assembly: Assembly,
  sketch: ConditionSketch,
  scope: ConditionScope,
): Condition {
  switch (sketch.kind) {
    case 'compare':
      return resolveCompare(assembly, sketch, scope);
    case 'range':
      return resolveRange(assembly, sketch, scope);
    case 'fields':
      return resolveFields(assembly, sketch, scope);
    case 'counts':
      return resolveCounts(assembly, sketch, scope);
    case 'value':
      return resolveValues(assembly, sketch, scope);
    case 'value-range':
      return resolveValueRange(assembly, sketch, scope);
    case 'route':
      return resolveRoute(assembly, sketch, { scope, resolveNominal });
    case 'segment':
      return resolveSegments(assembly, sketch, scope);
    case 'time':
      return resolveTimes(assembly, sketch, scope);
    case 'recurring':
      return resolveRecurring(assembly, sketch, scope);
    case 'missing':
      return resolveMissing(assembly, sketch, scope);
    case 'text':
      return resolveText(assembly, sketch, scope);
    case 'key':
      return resolveKey(assembly, sketch, scope);
    case 'exists':
      return (
        resolveOwn(assembly, sketch, scope) ?? resolveExists(assembly, sketch, { scope, resolveNominal })
      );
    case 'count':
      return resolveNumber(assembly, sketch, scope);
    case 'aggregate':
      return resolveAggregate(assembly, sketch, scope);
    case 'event':
      return resolveEvent(assembly, sketch, scope);
    case 'never':
      return resolveNever(assembly, sketch, scope);
    case 'chosen':
      return resolveChosen(assembly, sketch, { scope, resolveNominal });
    case 'nth':
      return resolveNth(assembly, sketch, scope);
    case 'rest':
      return noSense('what the others are is not said');
    case 'of-them':
      return noSense('of what is not said');
    case 'versus':
      return resolveVersus(assembly, sketch, { scope, resolveNominal });
    case 'changed':
    case 'stepped':
      return noSense('a change is of groups, not of rows');
    case 'overall':
      return resolveOverall(assembly, sketch, scope);
    case 'and':
    case 'or':
    case 'not':
      return resolveLogical(assembly, sketch, scope);
    default:
      return assertNever(sketch);
  }
}

/** All of the conditions of a noun phrase, on its rows; null if it has none. */
export function resolveNominal(
  assembly: Assembly,
  nominal: Nominal,
  { mentioned, anchor: outer, measure, dayDone }: Scope,
): Condition | null {
  const { dataset } = nominal;
  const conditions = withDeeds(assembly.index, nominal);
  const inner: ConditionScope = {
    anchor: dataset,
    mentioned,
    ...(outer === null || outer === dataset ? {} : { outer }),
    date: segmentDate(assembly, conditions) ?? dayDone ?? null,
    measure: segmentMeasure(assembly, dataset, conditions) ?? (outer === dataset ? (measure ?? null) : null),
  };
  return allOf(conditions.map((one) => resolveCondition(assembly, one, inner)));
}

/**
 * "loans for retired borrowers issued in 2024": what has the date is dated by it, and nothing else of those in between;
 * so it is with amounts. Null where nothing of the kind is said.
 */
function resolveOwn(assembly: Assembly, sketch: SketchOf<'exists'>, scope: ConditionScope): Condition | null {
  const kind = ofOwnKind(assembly, sketch, scope);
  if (kind !== null) return allOf(kind);
  const apart = ownApart(assembly, sketch, scope);
  return apart === null
    ? null
    : allOf([apart.rest, ...apart.own].map((one) => resolveCondition(assembly, one, scope)));
}

/** "loans with fewer than 2 late payments at Texas branches" are at Texas branches. */
function resolveNumber(assembly: Assembly, sketch: SketchOf<'count'>, scope: ConditionScope): Condition {
  const apart = ownApart(assembly, sketch, scope, true);
  const number = resolveCount(assembly, apart?.rest ?? sketch, { scope, resolveNominal });
  const own = (apart?.own ?? []).map((one) => resolveCondition(assembly, one, scope));
  return apart === null ? number : combine('all', [...own, number]);
}

/** "a borrower's first loan": the row whose key is that of the first; the last is one that has come. */
function resolveNth({ index }: Assembly, sketch: SketchOf<'nth'>, scope: ConditionScope): Condition {
  if (sketch.dataset !== scope.anchor) return noSense(`it is one of ${sketch.dataset}`);
  const key = keyOf(index, sketch.dataset);
  const owner = sketch.owner ?? scope.outer ?? null;
  const isIt = test(binary(key, '=', nthOf(index, { ...sketch, owner }, key)));
  const date = orderingDate(index, sketch);
  if (date === null || date === index.dataset(sketch.dataset).defaultDate) return isIt;
  const operand = index.columnOf(sketch.dataset, date);
  return combine('all', [isIt, test({ kind: 'is-null', operand, negated: true })]);
}

function resolveMissing(
  assembly: Assembly,
  { field, isChecked }: SketchOf<'missing'>,
  scope: ConditionScope,
): Condition {
  const resolved = resolveField(assembly, field, scope);
  if (!resolved.field.isNullable && isChecked !== true) return NEVER;
  // "wines without a medal": one of their entries has none, or none of them has one. A stay that goes on has no end.
  const { anchor } = scope;
  if (
    anchor !== null &&
    resolved.field.role !== 'time' &&
    !assembly.index.isToOne(anchor, resolved.dataset.name)
  )
    undecided(
      `whether one ${resolved.dataset.label} or none may have no ${resolved.field.label} is not said`,
    );
  return test({ kind: 'is-null', operand: columnOf(assembly, resolved), negated: false });
}

/**
 * That it is known is a test of its own: of many rows it is so for some, and not for all. What rows of another table always have is
 * known where there is such a row: applications that "were funded" have a loan, which has its date.
 */
function resolveKnown(assembly: Assembly, { field }: SketchOf<'missing'>, scope: ConditionScope): Condition {
  const resolved = resolveField(assembly, field, scope);
  // "expired licences", "under warranty": of that day it must be known whether it has passed.
  if (resolved.field.role === 'time' && EXPIRY.test(resolved.field.label))
    undecided(`whether the ${resolved.field.label} has passed is not said`);
  if (!resolved.field.isNullable) {
    const { anchor } = scope;
    const related = resolved.dataset.name;
    const isThere =
      anchor === null ||
      (assembly.index.isToOne(anchor, related) && !assembly.index.mayMiss(anchor, related));
    return isThere ? ALWAYS : (onRelated(assembly, { related, where: null }, scope) ?? ALWAYS);
  }
  return test({ kind: 'is-null', operand: columnOf(assembly, resolved), negated: true });
}

/** The day on which something runs out: an expiry, `warranty_ends`, `insurance_end_date`; `ended_on` has passed where it is known. */
const EXPIRY =
  /^expir|\w (?:ends?|end (?:date|day|on)|ends on|expir\w+(?: date| on)?|exp|until|till)$|^valid (?:to|until|till)$/;

function resolveLogical(
  assembly: Assembly,
  sketch: SketchOf<'and' | 'or' | 'not'>,
  scope: ConditionScope,
): Condition {
  if (sketch.kind === 'not') {
    if (sketch.of.kind === 'missing') return resolveKnown(assembly, sketch.of, scope);
    // "patients who have not been discharged" have a stay that has no end, and not none that has one.
    if (sketch.of.kind === 'not' && sketch.of.of.kind === 'missing') {
      const { cost } = assembly;
      const missing = resolveMissing(assembly, sketch.of.of, scope);
      if (missing !== NEVER) return missing;
      assembly.cost = cost;
    }
    // "loans without late payments issued in 2022" are issued then, all of them.
    const apart = sketch.of.kind === 'exists' ? ownApart(assembly, sketch.of, scope, true) : null;
    if (apart !== null) {
      const denied: ConditionSketch = { kind: 'not', of: apart.rest };
      return combine(
        'all',
        [...apart.own, denied].map((one) => resolveCondition(assembly, one, scope)),
      );
    }
    // That there is none is not of the same row as anything else.
    const inner: ConditionSketch =
      sketch.of.kind === 'exists'
        ? { ...sketch.of, nominal: withoutOwners(assembly, sketch.of.nominal), isSeparate: true }
        : sketch.of;
    const of = resolveCondition(assembly, inner, scope);
    if (of === NEVER) return ALWAYS;
    return of === ALWAYS ? NEVER : { kind: 'not', of };
  }
  const { cost } = assembly;
  const of = sketch.of.map((one) => resolveCondition(assembly, one, scope));
  // "both an auto loan and a mortgage" is said in one breath.
  const areSeparate = sketch.of.every(isSeparate);
  if (areSeparate) assembly.cost = cost + (assembly.cost - cost) / of.length;
  return combine(sketch.kind === 'and' ? 'all' : 'any', of);
}

/** "no credit in any episode" is no credit: each is in one. */
function withoutOwners({ index }: Assembly, nominal: Nominal): Nominal {
  const always = (of: string): boolean =>
    index.isToOne(nominal.dataset, of) && !index.mayMiss(nominal.dataset, of);
  const conditions = nominal.conditions.filter(
    (one) => one.kind !== 'exists' || one.nominal.conditions.length > 0 || !always(one.nominal.dataset),
  );
  return { ...nominal, conditions };
}

/** A row of its own that is there, or is not. */
function isSeparate(condition: ConditionSketch): boolean {
  const of = condition.kind === 'not' ? condition.of : condition;
  return of.kind === 'exists' && of.isSeparate === true;
}
