import { listOf, mapped, symbol } from '../../parser.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { listJoint } from '../joints.ts';
import { segmentTerm } from '../terms.ts';

/** "late", "late or charged off". */
export const segmentCondition = symbol<ConditionSketch>(() =>
  mapped(listOf(segmentTerm, listJoint), (segments) => ({ kind: 'segment', segments })),
);
