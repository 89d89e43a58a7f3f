import { either, optional, sequence, symbol } from '../../parser.ts';
import type { MeasureSketch, Nominal } from '../../sketch.ts';
import { conditionList } from '../conditions/condition-list.ts';
import { attachedCondition, predicate } from '../conditions/conditions.ts';
import { nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { word } from '../words.ts';
import { countOf } from './counts.ts';
import { summable } from './summable.ts';

const conditions = conditionList(attachedCondition);

/** "share of late loans", "percentage of loans that are late", "percent of total volume". */
export const share = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    // "percentage of loans in Texas that are late"
    sequence([word('share'), optional(of), nominal, predicate], (_, __, rows, which) => ({
      kind: 'share',
      of: rows,
      which: [which],
    })),
    sequence([word('share'), optional(of), nominal], (_, __, rows) => shareOfRows(rows)),
    // "share of volume in Texas", "what percentage of volume came from brokers"
    sequence(
      [word('share'), optional(of), summable, optional(word('be')), conditions],
      (_, __, measure, ___, which) => ({ kind: 'share', of: measure, which: [which] }),
    ),
    sequence([word('share'), optional(of), summable], (_, __, measure) => shareOfTotal(measure)),
    sequence([summable, word('share-of-total')], shareOfTotal),
    sequence([summable, word('share')], shareOfTotal),
  ),
);

/** "share of late loans": the one condition is what is asked, all rows are the base. */
function shareOfRows(rows: Nominal): MeasureSketch | null {
  const [only, ...others] = rows.conditions;
  if (only === undefined) return shareOfTotal(countOf(rows));
  return others.length > 0
    ? null
    : { kind: 'share', of: { ...rows, conditions: [] }, which: [only], isImplied: true };
}

function shareOfTotal(measure: MeasureSketch): MeasureSketch {
  return { kind: 'share-of-total', of: measure };
}
