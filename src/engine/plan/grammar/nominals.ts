import { either, growing, mapped, optional, type Parser, sequence, symbol, terminal } from '../parser.ts';
import type { ConditionSketch, Nominal } from '../sketch.ts';
import { datasetTerm, quantity, segmentNoun, segmentTerm, time, word } from '../terms.ts';
import { attachedCondition, belongingCondition, valueList } from './conditions.ts';
import { nominal } from './forward.ts';

/** A noun phrase: a set of rows. "late loans in Texas", "applications that were declined", "delinquencies". */
nominal.define(
  symbol(() =>
    growing(headed, either(attachedCondition, belongingCondition), (of, condition) => ({
      whole: { ...of, conditions: [...of.conditions, condition] },
      cost: attachmentCost(of),
    })),
  ),
);

export { nominal };

/** A condition belongs to the nearest noun: taking it past an inner noun phrase costs. */
function attachmentCost(of: Nominal): number {
  const last = of.conditions.at(-1);
  const inner = last?.kind === 'not' ? last.of : last;
  return inner?.kind === 'exists' || inner?.kind === 'count' ? PAST_INNER_NOUN : 0;
}

const PAST_INNER_NOUN = 0.3;

/** Conditions that stand before the noun, then the noun. */
const headed: Parser<Nominal> = symbol(() =>
  either(
    mapped(datasetTerm, (dataset): Nominal => ({ kind: 'nominal', dataset, conditions: [] })),
    sequence(
      [datasetTerm, word('schema:tables')],
      (dataset): Nominal => ({
        kind: 'nominal',
        dataset,
        conditions: [],
      }),
    ),
    sequence(
      [
        word('rows'),
        optional(either(word('of'), word('is-there'))),
        datasetTerm,
        optional(word('schema:tables')),
      ],
      (_, __, dataset): Nominal => ({
        kind: 'nominal',
        dataset,
        conditions: [],
      }),
    ),
    segmentNoun,
    namedRow,
    sequence(
      [leading, optional(word('conjunction')), headed],
      (condition, _, of): Nominal => ({
        ...of,
        conditions: [condition, ...of.conditions],
      }),
    ),
  ),
);

/** "Gateway Branch": a name of a row stands for the row. */
const namedRow: Parser<Nominal> = terminal(({ meaning }, { index }) => {
  if (meaning.kind !== 'value' || !index.dataset(meaning.dataset).display.includes(meaning.field))
    return null;
  const { dataset, field, value } = meaning;
  const named: ConditionSketch = {
    kind: 'value',
    field: null,
    values: [{ alternatives: [{ dataset, field, value, cost: 0 }] }],
  };
  return { kind: 'nominal', dataset, conditions: [named] };
});

/** A condition that stands before its noun: "late", "Texas", "36-month", "2024", "non-secured". */
export const leading: Parser<ConditionSketch> = symbol(() => {
  const plain = either<ConditionSketch>(
    mapped(valueList, (values): ConditionSketch => ({ kind: 'value', field: null, values })),
    mapped(segmentTerm, (segment): ConditionSketch => ({ kind: 'segment', segments: [segment] })),
    sequence(
      [segmentTerm, word('and', 'or'), segmentTerm],
      (first, _, second): ConditionSketch => ({
        kind: 'segment',
        segments: [first, second],
      }),
    ),
    mapped(time, (span): ConditionSketch => ({ kind: 'time', field: null, times: [span] })),
    mapped(quantity, (amount): ConditionSketch | null =>
      amount.sign === null || amount.sign === 'money'
        ? null
        : { kind: 'compare', field: null, operator: '=', quantity: amount },
    ),
  );
  return either(
    plain,
    sequence([word('not'), plain], (_, of): ConditionSketch => ({ kind: 'not', of })),
  );
});
