import type { Draft } from '../draft.ts';
import { undecided } from '../rejection.ts';
import { sidesOf } from '../sides.ts';
import type { ConditionSketch, MeasureSketch } from '../sketch.ts';

/**
 * "compare the approval rate of online and branch applications" asks for each of the two: what the conditions list is
 * set side by side. Rejects where nothing is listed, or more than one thing.
 */
export function withListedSides(draft: Draft): Draft {
  const { openers, compare, groups, columns, rank } = draft;
  if (!openers.has('compare') || compare !== null || rank !== null) return draft;
  if (groups.length + columns.length > 0) return draft;
  const lists: (readonly ConditionSketch[])[] = [];
  const take = (conditions: readonly ConditionSketch[]): readonly ConditionSketch[] =>
    conditions.filter((one) => {
      const sides = sidesOf(one);
      if (sides.length > 1) lists.push(sides);
      return sides.length < 2;
    });
  const rest: Draft = {
    ...draft,
    conditions: take(draft.conditions),
    nominals: draft.nominals.map((one) => ({ ...one, conditions: take(one.conditions) })),
    measures: draft.measures.map((one) => withoutList(one, take)),
  };
  const [sides, ...others] = lists;
  if (sides === undefined || others.length > 0) {
    if (draft.measures.length > 1) return draft; // The measures are what is compared.
    return undecided('what is compared with what is not said');
  }
  return {
    ...rest,
    nominals: rest.nominals.filter(({ conditions }, at) => at === 0 || conditions.length > 0),
    compare: { kind: 'compare', sides, as: 'rows' },
  };
}

function withoutList(
  measure: MeasureSketch,
  take: (conditions: readonly ConditionSketch[]) => readonly ConditionSketch[],
): MeasureSketch {
  if (measure.kind === 'restricted')
    return take([measure.condition]).length === 0 ? measure.measure : measure;
  if (measure.kind !== 'count') return measure;
  return { ...measure, nominal: { ...measure.nominal, conditions: take(measure.nominal.conditions) } };
}
