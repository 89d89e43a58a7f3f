import { either, growing, mapped, optional, type Parser, sequence, symbol, terminal } from '../parser.ts';
import type { ConditionSketch, Nominal } from '../sketch.ts';
import { attachedCondition } from './conditions/conditions.ts';
import { belongingCondition } from './conditions/related.ts';
import { valueList } from './conditions/values.ts';
import { nominal } from './forward.ts';
import { not, of } from './joints.ts';
import { datasetTerm, quantity, segmentNoun, segmentTerm, time } from './terms.ts';
import { word } from './words.ts';

/** A noun phrase: a set of rows. "late loans in Texas", "applications that were declined", "delinquencies". */
nominal.define(
  symbol(() =>
    growing(headed, either(attachedCondition, belongingCondition), (rows, condition) => ({
      whole: { ...rows, conditions: [...rows.conditions, condition] },
      cost: attachmentCost(rows),
    })),
  ),
);

export { nominal };

/** A condition belongs to the nearest noun: taking it past an inner noun phrase costs. */
function attachmentCost({ conditions }: Nominal): number {
  const last = conditions.at(-1);
  const inner = last?.kind === 'not' ? last.of : last;
  return inner?.kind === 'exists' || inner?.kind === 'count' ? PAST_INNER_NOUN : 0;
}

const PAST_INNER_NOUN = 0.3;

/** Conditions that stand before the noun, then the noun. */
const headed: Parser<Nominal> = symbol(() =>
  either(
    mapped(datasetTerm, rowsOf),
    sequence([datasetTerm, word('schema:tables')], rowsOf),
    sequence(
      [word('rows'), optional(either(of, word('is-there'))), datasetTerm, optional(word('schema:tables'))],
      (_, __, dataset) => rowsOf(dataset),
    ),
    segmentNoun,
    namedRow,
    sequence([leading, headed], (condition, rows) => ({
      ...rows,
      conditions: [condition, ...rows.conditions],
    })),
  ),
);

function rowsOf(dataset: string): Nominal {
  return { kind: 'nominal', dataset, conditions: [] };
}

/** "Gateway Branch": a name of a row stands for the row. */
const namedRow: Parser<Nominal> = terminal(({ meaning }, { index }) => {
  if (meaning.kind !== 'value') return null;
  const { dataset, field, value } = meaning;
  if (!index.dataset(dataset).display.includes(field)) return null;
  const values = [{ alternatives: [{ dataset, field, value, cost: 0 }] }];
  return { kind: 'nominal', dataset, conditions: [{ kind: 'value', field: null, values }] };
});

/** A condition that stands before its noun: "late", "Texas", "36-month", "2024", "non-secured". */
export const leading: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    adjective,
    sequence([not, adjective], (_, negated) => ({ kind: 'not', of: negated })),
  ),
);

const adjective = either<ConditionSketch>(
  mapped(valueList, (values) => ({ kind: 'value', field: null, values })),
  mapped(segmentTerm, (segment) => ({ kind: 'segment', segments: [segment] })),
  sequence([segmentTerm, word('and', 'or'), segmentTerm], (first, _, second) => ({
    kind: 'segment',
    segments: [first, second],
  })),
  mapped(time, (span) => ({ kind: 'time', field: null, times: [span] })),
  mapped(quantity, (amount) =>
    amount.sign === null || amount.sign === 'money'
      ? null
      : { kind: 'compare', field: null, operator: '=', quantity: amount },
  ),
);
