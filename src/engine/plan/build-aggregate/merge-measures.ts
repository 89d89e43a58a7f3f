import { isSame } from '../../is-same.ts';
import type { Condition, MeasureOutput } from '../../logical-query.ts';
import type { ResolvedMeasure } from '../assembly.ts';
import { mergeOutputs } from '../merge-outputs.ts';
import { withFilter } from '../resolve-measure/filters.ts';

/** Measures that stand together, and what holds for the rows of all. */
export interface MergedMeasures {
  readonly outputs: readonly MeasureOutput[];
  readonly conditions: readonly Condition[];
}

/** One measure's conditions hold for all rows; those of several stay with each. */
export function mergeMeasures(measures: readonly ResolvedMeasure[]): MergedMeasures {
  const conditions = measures[0]?.conditions ?? [];
  if (measures.every((measure) => isSame(measure.conditions, conditions))) {
    return { outputs: mergeOutputs(measures.map(({ output }) => output)), conditions };
  }
  return { outputs: mergeOutputs(measures.map((measure) => withFilter(measure).output)), conditions: [] };
}
