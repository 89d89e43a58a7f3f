import { type Forward, forward } from '../parser.ts';
import type { ConditionSketch, FieldTerm, MeasureSketch, Nominal } from '../sketch.ts';

/**
 * A noun phrase. It and measures contain conditions, which contain them: declared here and defined in `nominals.ts`,
 * `quantities.ts` and `measures/measures.ts`, so that no file needs another that needs it.
 */
export const nominal: Forward<Nominal> = forward();
/** A condition that stands before its noun: "late". */
export const leadingCondition: Forward<ConditionSketch> = forward();
/** A quantity that the question makes of others. */
export const madeQuantity: Forward<FieldTerm> = forward();
/** What is said of rows after their noun or a verb: "are late", "in Texas"; defined in `conditions/conditions.ts`. */
export const saidOfRows: Forward<ConditionSketch> = forward();
/** A measure that says how it is computed. */
export const computedMeasure: Forward<MeasureSketch> = forward();
