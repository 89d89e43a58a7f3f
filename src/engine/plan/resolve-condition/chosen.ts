import type { Expression } from '../../../shared/mod.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { impliedRanking } from '../build-list/implied-ranking.ts';
import { aggregateOver, columnOf } from '../expressions.ts';
import { noSense } from '../rejection.ts';
import { resolveField } from '../resolve-field.ts';
import type { FieldTerm, SketchOf } from '../sketch.ts';
import type { ConditionScope } from './condition-scope.ts';
import type { NominalResolver } from './related.ts';
import { resolveMost } from './related-measure.ts';

/** "the youngest singer": whose age is the lowest of all that are so; of several that share it each is one. */
export function resolveChosen(
  assembly: Assembly,
  { rank, field, most, among }: SketchOf<'chosen'>,
  { scope, resolveNominal }: { readonly scope: ConditionScope; readonly resolveNominal: NominalResolver },
): Condition {
  if (most !== undefined) return resolveMost(assembly, most, scope);
  const { anchor } = scope;
  const { by, direction } =
    field === null
      ? impliedRanking(assembly, rank, { scope, spoken: null })
      : { by: { expression: ownColumn(assembly, field, scope) }, direction: rank.direction };
  const left: Expression = by.expression;
  const { cost } = assembly;
  const where = resolveNominal(assembly, { kind: 'nominal', dataset: anchor, conditions: among }, scope);
  // It is said once that they are so, of those of which one is chosen and of that one.
  assembly.cost = cost;
  return {
    kind: 'compare-to-aggregate',
    left,
    operator: '=',
    aggregate: aggregateOver(anchor, direction === 'desc' ? 'max' : 'min', left),
    where,
  };
}

/** What each of the rows has by itself. */
function ownColumn(assembly: Assembly, term: FieldTerm, scope: ConditionScope): Expression {
  const resolved = resolveField(assembly, term, scope);
  return resolved.dataset.name === scope.anchor
    ? columnOf(assembly, resolved)
    : noSense(`a ${assembly.index.dataset(scope.anchor).label} has no ${resolved.field.label} of its own`);
}
