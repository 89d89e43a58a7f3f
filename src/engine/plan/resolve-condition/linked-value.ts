import type { Dataset } from '../../../catalog/mod.ts';
import { joinPath } from '../../joins/join-path.ts';
import { ROW_STAMP } from '../../lexicon/cues.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { isOneOf, test } from '../expressions.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { ValueTerm } from '../sketch.ts';
import type { ConditionScope } from './condition-scope.ts';
import { checkManySide, onRelated } from './reach.ts';

/**
 * "horror films", where a film is of several categories: one of those that nothing but a table of keys ties to it is so. Null
 * where the rows have the value themselves, or it may be of several tables.
 */
export function linkedValue(
  assembly: Assembly,
  values: readonly ValueTerm[],
  scope: ConditionScope,
): Condition | null {
  const { index } = assembly;
  const [only, ...others] = values;
  if (only === undefined || others.length > 0) return null;
  const isNear = (table: string): boolean => table === scope.anchor || index.isToOne(scope.anchor, table);
  if (only.alternatives.some(({ dataset }) => isNear(dataset))) return null;
  const linked = only.alternatives.filter(({ dataset }) => isLinked(index, scope.anchor, dataset));
  const [first, ...more] = linked;
  if (first === undefined || more.length > 0) return null;
  checkManySide(assembly, first.dataset, scope);
  const where = test(isOneOf(index.columnOf(first.dataset, first.field), [first.value]));
  return onRelated(assembly, { related: first.dataset, where }, scope);
}

/** Whether a table that only ties rows of both together is the way from one to the other. */
function isLinked({ knowledge, dataset }: KnowledgeIndex, from: string, to: string): boolean {
  const path = joinPath(knowledge, { from, to, named: new Set() });
  if ('kind' in path || path.length !== 2) return false;
  const [first, second] = path;
  return first?.isReverse === true && second?.isReverse === false && isOfKeys(dataset(first.to));
}

function isOfKeys({ fields }: Dataset): boolean {
  return fields.every(({ role, label }) => role === 'key' || ROW_STAMP.test(label));
}
