import type { Dataset } from '../../../../catalog/mod.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { either, inView, optional, type Parser, sequence, symbol } from '../../parser.ts';
import type { RankPhrase } from '../../phrase.ts';
import type { ConditionSketch, FieldTerm, MeasureSketch, Nominal } from '../../sketch.ts';
import { type Bound, bound } from '../conditions/bounds.ts';
import { nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { superlative } from '../superlatives.ts';
import { time } from '../terms.ts';
import { member } from '../words.ts';
import { aggregateOf } from './aggregates.ts';

/** What the rows of tables are by which money changes hands, the clearest first. */
const ROWS: Readonly<Record<'pay' | 'spend', readonly RegExp[]>> = {
  pay: [
    /\b(?:payment|receipt|donation|remittance)$/,
    /\b(?:transaction|sale|order|invoice|booking|reservation)$/,
  ],
  spend: [
    /\b(?:order|purchase|sale|booking|reservation|payment|invoice|transaction|rental|expense|donation|ticket)$/,
  ],
};
/** Tables with a number of pieces have the price of one. */
const PIECES = /\b(?:quantity|units?|pieces|discount)\b/;

/** The amounts that the verb is about: those of the one table whose rows are so; null for none or several. */
function amountsOf(index: KnowledgeIndex, verb: 'pay' | 'spend'): FieldTerm | null {
  const amounts = index.knowledge.datasets.filter(
    (dataset) => dataset.roleOf === undefined && hasAmounts(dataset),
  );
  for (const label of ROWS[verb]) {
    const [only, ...others] = amounts.filter((dataset) => label.test(dataset.label));
    if (only !== undefined) return others.length > 0 ? null : amountOf(only);
  }
  return null;
}

function hasAmounts({ fields, defaultMeasure, isVisible }: Dataset): boolean {
  const measure = fields.find(({ name }) => name === defaultMeasure);
  const isTotal = measure?.label.split(' ').includes('total') === true;
  return (
    isVisible &&
    measure?.unit?.kind === 'money' &&
    (isTotal || !fields.some(({ label }) => PIECES.test(label)))
  );
}

function amountOf({ name, defaultMeasure }: Dataset): FieldTerm | null {
  return defaultMeasure === null
    ? null
    : { alternatives: [{ dataset: name, field: defaultMeasure, cost: 0 }] };
}

const verb = member('money', ['pay', 'spend']);

/** "paid", "spent": the amounts of the rows by which that was done. */
const exchanged: Parser<FieldTerm> = inView(verb, (value, index) => amountsOf(index, value));

/** "(how much did) we receive", "international students pay": what was paid, by whom. */
export const paidAmount: Parser<MeasureSketch> = symbol(() =>
  either<MeasureSketch>(
    sequence([exchanged], total),
    inView(
      sequence([nominal, exchanged], (rows, field) => ({ rows, field })),
      ({ rows, field }, index) => paidBy(index, rows, field),
    ),
  ),
);

/** Whoever pays is the one of whom nothing more is said: "how much did customers pay". */
function paidBy(index: KnowledgeIndex, rows: Nominal, field: FieldTerm): MeasureSketch | null {
  if (rows.conditions.length > 0)
    return { kind: 'restricted', measure: total(field), condition: { kind: 'exists', nominal: rows } };
  const isOne = field.alternatives.every(
    ({ dataset }) => index.isToOne(dataset, rows.dataset) && !index.mayMiss(dataset, rows.dataset),
  );
  return isOne ? total(field) : null;
}

function total(field: FieldTerm): MeasureSketch {
  return { ...aggregateOf('sum', field), isOfVerb: true };
}

/** "(who) spent more than 500 (in 2023, on tickets)". */
export const paidCondition: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence([exchanged, bound], (field, limit) => aggregate(aggregateOf('sum', field), limit)),
    sequence([exchanged, bound, time], (field, limit, span) =>
      aggregate(restricted(aggregateOf('sum', field), [{ kind: 'time', field: null, times: [span] }]), limit),
    ),
    inView(
      sequence([verb, bound, of, nominal], (_, limit, __, rows) => ({ limit, rows })),
      ({ limit, rows }, index) => {
        const measure = onRows(index, rows);
        return measure === null ? null : aggregate(measure, limit);
      },
    ),
  ),
);

function aggregate(measure: MeasureSketch, limit: Bound): ConditionSketch {
  return { kind: 'aggregate', measure, ...limit };
}

/** The amounts of the rows that are named. */
function onRows(index: KnowledgeIndex, { dataset, conditions }: Nominal): MeasureSketch | null {
  const rows = index.dataset(dataset);
  const field = hasAmounts(rows) ? amountOf(rows) : null;
  return field === null ? null : restricted(aggregateOf('sum', field), conditions);
}

function restricted(measure: MeasureSketch, conditions: readonly ConditionSketch[]): MeasureSketch {
  const [only, ...others] = conditions;
  if (only === undefined) return measure;
  const condition: ConditionSketch = others.length === 0 ? only : { kind: 'and', of: conditions };
  return { kind: 'restricted', measure, condition };
}

/** "(who) spent the most". */
export const paidRank: Parser<RankPhrase> = symbol(() =>
  sequence([exchanged, superlative, optional(of)], (field, rank) =>
    rank.quality === 'number'
      ? { kind: 'rank', ...rank, limit: null, position: null, by: aggregateOf('sum', field) }
      : null,
  ),
);
