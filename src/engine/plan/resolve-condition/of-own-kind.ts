import { tablesOf } from '../../expression-walk.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { test } from '../expressions.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { ConditionSketch, SketchOf } from '../sketch.ts';
import { combine } from './combine.ts';
import type { ConditionScope } from './condition-scope.ts';
import { resolveValues } from './values.ts';

/** Words that say what came of a row leave nothing to be guessed: "applications that led to auto loans". */
const OF_OWN = 0.1;

/**
 * "applications for auto loans": the kind of loan that is applied for, whether or not one was made of it. What came of a row,
 * one at most, has its kind of the row, which is therefore asked itself; null where anything is said that only what came of it has.
 */
export function ofOwnKind(
  assembly: Assembly,
  { nominal, isOf }: SketchOf<'exists'>,
  scope: ConditionScope,
): readonly Condition[] | null {
  const { index } = assembly;
  const { dataset, conditions } = nominal;
  if (isOf !== true || conditions.length === 0 || !cameOf(index, dataset, scope.anchor)) return null;
  const theirs = parentsOf(index, dataset);
  const own = new Set([
    scope.anchor,
    ...parentsOf(index, scope.anchor).filter((one) => theirs.includes(one)),
  ]);
  const asked = conditions.flatMap((one) => kindOf(index, one, own) ?? []);
  if (asked.length < conditions.length) return null;
  assembly.cost += OF_OWN;
  return asked.map((one) => (one.kind === 'value' ? resolveValues(assembly, one, scope) : one.of));
}

function cameOf({ knowledge }: KnowledgeIndex, table: string, anchor: string): boolean {
  return knowledge.relationships.some(
    ({ from, to, isOneToOne }) => from === table && to === anchor && isOneToOne,
  );
}

function parentsOf({ knowledge }: KnowledgeIndex, table: string): readonly string[] {
  return knowledge.relationships.flatMap(({ from, to }) => (from === table ? [to] : []));
}

type Kind = SketchOf<'value'> | { readonly kind: 'of-kind'; readonly of: Condition };

/** The condition as far as it is of these tables; null where it is of others. */
function kindOf(index: KnowledgeIndex, condition: ConditionSketch, own: ReadonlySet<string>): Kind | null {
  if (condition.kind === 'segment') {
    const tests = condition.segments.map((name) => index.segment(name).condition);
    const isOwn = tests.every((one) => tablesOf(one).isSubsetOf(own));
    return isOwn ? { kind: 'of-kind', of: combine('any', tests.map(test)) } : null;
  }
  if (condition.kind !== 'value' || condition.field !== null) return null;
  const values = condition.values.map((value) => ({
    ...value,
    alternatives: value.alternatives.filter(({ dataset }) => own.has(dataset)),
  }));
  return values.every(({ alternatives }) => alternatives.length > 0) ? { ...condition, values } : null;
}
