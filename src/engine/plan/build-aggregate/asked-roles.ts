import type { ResolvedMeasure } from '../assembly.ts';
import type { DimensionSketch, Nominal } from '../sketch.ts';

/** What each noun of the question is: what is counted, what is grouped by, or what restricts. */
export interface Roles {
  /** The first is what bare times and values are about. */
  readonly measures: readonly [ResolvedMeasure, ...ResolvedMeasure[]];
  /** What is ranked or asked for: "which *states* …", "top 5 *branches*". */
  readonly subjects: readonly DimensionSketch[];
  /** Noun phrases that restrict what is measured. */
  readonly restrictions: readonly Nominal[];
}
