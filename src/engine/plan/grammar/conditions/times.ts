import type { TimeMeaning } from '../../../candidate.ts';
import { costing, either, listOf, mapped, optional, type Parser, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch, FieldTerm } from '../../sketch.ts';
import { timeField } from '../fields.ts';
import { be, listJoint, not, of } from '../joints.ts';
import { time } from '../terms.ts';
import { datePart } from '../words.ts';
import { ROUGH } from './roughness.ts';

const timeList: Parser<readonly TimeMeaning[]> = symbol(() => listOf(time, listJoint));

/** "in 2024", "issued in 2023 or 2024", "2025 origination year". */
export const timeCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    mapped(timeList, (times) => during(null, times)),
    // "issued in 2024", "with a closing date before 2020"
    sequence([timeField, optional(either(be, of)), timeList], (field, _, times) => during(field, times)),
    // "2025 origination year"
    sequence([timeList, timeField, optional(datePart)], (times, field) => during(field, times)),
    // "applications decided": it has happened, whenever
    costing(
      ROUGH,
      mapped(timeField, (field): ConditionSketch => ({ kind: 'not', of: { kind: 'missing', field } })),
    ),
    sequence([timeField, not, timeList], (field, _, times) => ({ kind: 'not', of: during(field, times) })),
  ),
);

/** A dated verb, which may stand where a verb must: "loans *issued in 2024*". */
export const datedVerb = symbol<ConditionSketch>(() => sequence([timeField, timeList], during));

function during(field: FieldTerm | null, times: readonly TimeMeaning[]): ConditionSketch {
  return { kind: 'time', field, times };
}
