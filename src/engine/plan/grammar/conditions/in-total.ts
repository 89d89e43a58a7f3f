import { either, type Parser, revised, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch, MeasureSketch, Nominal } from '../../sketch.ts';
import { nominal } from '../forward.ts';
import { having } from '../joints.ts';
import { aggregateOf } from '../measures/aggregates.ts';
import { word } from '../words.ts';

/** "owe more than $50,000 in total", "weigh over 20 kg on average": what is said of all of theirs, and of no single row. */
export function inTotal(single: Parser<ConditionSketch>): Parser<ConditionSketch> {
  return sequence([single, word('in-total', 'on-average')], (condition, all) =>
    condition.kind === 'compare' && condition.field !== null
      ? {
          kind: 'aggregate',
          measure: aggregateOf(all === 'in-total' ? 'sum' : 'avg', condition.field),
          operator: condition.operator,
          quantity: condition.quantity,
        }
      : null,
  );
}

/** "with loans of more than $1m in total", "have orders totalling over 500": what they have amounts to so much. */
export const totalOfRows: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence([having, nominal, word('in-total')], (_, rows) => totalOf(rows)),
    revised(
      sequence([having, nominal], (_, rows) => totalOf(rows)),
      (found, { words }, at) =>
        found.filter(({ end }) => words.slice(at, end).some((one) => TOTALLING.has(one))),
    ),
  ),
);

const TOTALLING: ReadonlySet<string> = new Set(['totaling', 'totalling']);

/** The condition on the sum of the rows, whose last condition is the bound. */
function totalOf(rows: Nominal): ConditionSketch | null {
  const last = rows.conditions.at(-1);
  if (last?.kind !== 'compare') return null;
  const { field, operator, quantity } = last;
  const others = rows.conditions.slice(0, -1);
  if (field === null)
    return {
      kind: 'aggregate',
      measure: { kind: 'amount', nominal: { ...rows, conditions: others } },
      operator,
      quantity,
    };
  return { kind: 'aggregate', measure: restricted(aggregateOf('sum', field), others), operator, quantity };
}

function restricted(measure: MeasureSketch, conditions: readonly ConditionSketch[]): MeasureSketch {
  const [only, ...others] = conditions;
  if (only === undefined) return measure;
  const condition: ConditionSketch = others.length === 0 ? only : { kind: 'and', of: conditions };
  return { kind: 'restricted', measure, condition };
}
