import type { Draft } from './draft.ts';
import type { ConditionSketch, MeasureSketch } from './sketch.ts';

/**
 * "2024 sales volume, number of": what restricts the first number is of the other one too, where that has no rows of its own but is the
 * number of the same.
 */
export function withConditionOfBoth(draft: Draft): Draft {
  const [first, ...others] = draft.measures;
  const areOfSame = others.length > 0 && others.every(({ kind }) => kind === 'count-subject');
  if (first?.kind !== 'restricted' || !areOfSame || draft.compare !== null) return draft;
  const { measure, conditions } = takenApart(first);
  return { ...draft, measures: [measure, ...others], conditions: [...conditions, ...draft.conditions] };
}

function takenApart(measure: MeasureSketch): {
  readonly measure: MeasureSketch;
  readonly conditions: readonly ConditionSketch[];
} {
  if (measure.kind !== 'restricted') return { measure, conditions: [] };
  const inner = takenApart(measure.measure);
  return { measure: inner.measure, conditions: [measure.condition, ...inner.conditions] };
}
