import type { Expression } from '../../../shared/mod.ts';
import { testConjunctsOf, testsOf } from '../../conjuncts.ts';
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

/** "the most late loans, and the number of late loans": what holds for all rows need not hold for one of the numbers again. */
export function withoutSaidAgain(
  outputs: readonly MeasureOutput[],
  where: readonly Condition[],
): readonly MeasureOutput[] {
  const said = where.flatMap((one) => testsOf(one));
  const shorter = outputs.map((output): MeasureOutput => {
    const { expression } = output;
    if (expression.kind !== 'aggregate' || expression.filter === null) return output;
    const isSaid = (test: Expression): boolean => said.some((one) => isSame(one, test));
    return testConjunctsOf(expression.filter).every(isSaid)
      ? { ...output, expression: { ...expression, filter: null } }
      : output;
  });
  const merged = mergeOutputs(shorter);
  return merged.length < outputs.length ? merged : outputs;
}
