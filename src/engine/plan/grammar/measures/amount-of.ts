import { either, type Parser, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch, MeasureSketch, Nominal } from '../../sketch.ts';
import { conditionList } from '../conditions/condition-list.ts';
import { attachedCondition } from '../conditions/conditions.ts';
import { nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { summable } from './summable.ts';

const attachedConditions = conditionList(attachedCondition);

/** "of late loans", "in Texas", after an amount. */
export const amountOf: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence([of, nominal], (_, rows) =>
      rows.conditions.length === 0 || rows.isName === true ? null : ofRows(rows),
    ),
    attachedConditions,
  ),
);

/** "the balance of late loans". */
export const partOfAmount: Parser<MeasureSketch> = symbol(() =>
  sequence([summable, amountOf], (measure, condition) =>
    // "the altitude of Mont Blanc" is of one row.
    measure.kind === 'bare' && condition.kind !== 'exists'
      ? null
      : { kind: 'restricted', measure, condition },
  ),
);

/** Of these rows themselves. */
export function ofRows(rows: Nominal): ConditionSketch {
  return { kind: 'exists', nominal: rows, isSelf: true };
}
