import { type Forward, forward } from '../parser.ts';
import type { MeasureSketch, Nominal } from '../sketch.ts';

/**
 * Symbols that conditions contain and that contain conditions. Declared here and defined in `nominals.ts` and
 * `measures.ts`, so that no file needs another that needs it.
 */
export const nominal: Forward<Nominal> = forward();
export const computedMeasure: Forward<MeasureSketch> = forward();
