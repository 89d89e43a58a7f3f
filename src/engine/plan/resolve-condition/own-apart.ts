import { joinPath } from '../../joins/join-path.ts';
import type { Assembly } from '../assembly.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { ConditionSketch, SketchOf } from '../sketch.ts';
import { isAmountOfOther } from './comparisons.ts';
import type { ConditionScope } from './condition-scope.ts';

type Had = SketchOf<'count'> | SketchOf<'exists'>;

/**
 * The times and amounts of the rows themselves that stand behind what they have, and the rest; where it matters how many they have,
 * also what the rows are: "loans without late payments *at Texas branches*".
 */
export function ownApart<T extends Had>(
  { index }: Assembly,
  sketch: T,
  { anchor }: ConditionScope,
  isOfNumber = false,
): { readonly own: readonly ConditionSketch[]; readonly rest: T } | null {
  const { nominal } = sketch;
  const isOfThem = sketch.kind === 'exists' && (sketch.isSelf === true || sketch.isDeed === true);
  if (isOfThem || nominal.dataset === anchor) return null;
  const isOwnTime = (one: ConditionSketch): boolean =>
    one.kind === 'time' &&
    one.field !== null &&
    one.field.alternatives.length > 0 &&
    one.field.alternatives.every(({ dataset }) => dataset === anchor);
  const hasAmount = isAmountOfOther(index, nominal.dataset, anchor);
  const [own, others] = [[], []] as [ConditionSketch[], ConditionSketch[]];
  for (const one of nominal.conditions) {
    if (isOwnTime(one) || (isOfNumber && isByWayOf(index, one, { anchor, inner: nominal.dataset })))
      own.push(one);
    else if (hasAmount && isBareAmount(one)) own.push(withoutNoun(one));
    else others.push(one);
  }
  return own.length === 0 ? null : { own, rest: { ...sketch, nominal: { ...nominal, conditions: others } } };
}

/** Whether it is said of what the rows are of, and of what they have by way of them only. */
function isByWayOf(
  index: KnowledgeIndex,
  condition: ConditionSketch,
  { anchor, inner }: { readonly anchor: string; readonly inner: string },
): boolean {
  const tables = new Set(tablesOf(index, condition));
  return (
    tables.size > 0 &&
    [...tables].every((table) => {
      if (table === anchor) return condition.kind === 'value' && condition.field !== null;
      if (table === inner || !index.isToOne(anchor, table)) return false;
      const path = joinPath(index.knowledge, { from: inner, to: table, named: new Set([inner, table]) });
      return !('kind' in path) && path.some(({ to }) => to === anchor);
    })
  );
}

function tablesOf(index: KnowledgeIndex, condition: ConditionSketch): readonly string[] {
  switch (condition.kind) {
    case 'value':
      return condition.values.flatMap(({ alternatives }) => alternatives.map(({ dataset }) => dataset));
    case 'segment':
      return condition.segments.map((name) => index.segment(name).dataset);
    case 'exists':
      return condition.isOf === true ? [condition.nominal.dataset] : [];
    default:
      return [];
  }
}

/** "over $50,000", of nothing that is named. */
function isBareAmount(one: ConditionSketch): one is SketchOf<'compare' | 'range'> {
  if (one.kind === 'compare') return one.field === null && one.quantity.sign === 'money';
  return one.kind === 'range' && one.field === null && one.low.sign === 'money';
}

function withoutNoun(one: SketchOf<'compare' | 'range'>): ConditionSketch {
  if (one.kind === 'range') return one;
  const { after: _, ...amount } = one;
  return amount;
}
