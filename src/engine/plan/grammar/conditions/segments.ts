import { growing, mapped, type Parser, sequence, symbol, where } from '../../parser.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { listJoint } from '../joints.ts';
import { segmentTerm } from '../terms.ts';

/** "late", "late or charged off". */
export const segmentCondition = symbol<ConditionSketch>(() =>
  mapped(
    growing<readonly string[], string>(
      mapped(segmentTerm, (segment) => [segment]),
      sequence([listJoint, affirmative], (_, segment) => segment),
      (segments, segment) => ({ whole: [...segments, segment], cost: 0 }),
    ),
    (segments) => ({ kind: 'segment', segments }),
  ),
);

/** "paid off and *not charged off*" are two conditions, also where a segment has the second as its name. */
const affirmative: Parser<string> = where(
  segmentTerm,
  ({ sensesAt }, at) => sensesAt[at]?.has('not') !== true,
);
