import type { Dataset } from '../../../../catalog/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { either, inView, optional, type Parser, sequence, symbol, where } from '../../parser.ts';
import type { RankPhrase } from '../../phrase.ts';
import type { ConditionSketch, FieldTerm, MeasureSketch, Nominal } from '../../sketch.ts';
import type { Superlative } from '../../superlative.ts';
import { type Bound, bound } from '../conditions/bounds.ts';
import { quantityField } from '../fields.ts';
import { computedMeasure, nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { superlative } from '../superlatives.ts';
import { time } from '../terms.ts';
import { member, word } from '../words.ts';
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

/** What changed hands in all, and the table whose rows tell it. */
interface Exchanged {
  readonly measure: MeasureSketch;
  readonly dataset: string;
}

/** What the verb is about: the amounts of the one table whose rows are so, else what was sold; null for none or several. */
function exchangedBy(index: KnowledgeIndex, verb: 'pay' | 'spend'): Exchanged | null {
  const field = amountsOf(index, verb);
  const [only] = field?.alternatives ?? [];
  if (field !== null && only !== undefined) return { measure: total(field), dataset: only.dataset };
  if (verb === 'pay') return null;
  const sold = index.knowledge.metrics.find(
    ({ isImplied, isSpare, isOfUnits, unit }) =>
      isImplied === true && isSpare !== true && isOfUnits !== true && unit?.kind === 'money',
  );
  const [sum] = sold === undefined ? [] : aggregatesOf(sold.expression);
  return sold === undefined || sum === undefined
    ? null
    : { measure: { kind: 'metric', metrics: [sold.name], aggregate: null }, dataset: sum.table };
}

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
const exchanged: Parser<Exchanged> = inView(verb, (value, index) => exchangedBy(index, value));

/** "(how much did) we receive", "international students pay": what was paid, by whom. */
export const paidAmount: Parser<MeasureSketch> = symbol(() =>
  either<MeasureSketch>(
    sequence([exchanged], ({ measure }) => measure),
    inView(
      sequence([nominal, exchanged], (rows, amounts) => ({ rows, amounts })),
      ({ rows, amounts }, index) => paidBy(index, rows, amounts),
    ),
  ),
);

/** Whoever pays is the one of whom nothing more is said: "how much did customers pay". */
function paidBy(index: KnowledgeIndex, rows: Nominal, { measure, dataset }: Exchanged): MeasureSketch | null {
  if (rows.conditions.length > 0)
    return { kind: 'restricted', measure, condition: { kind: 'exists', nominal: rows } };
  const isOne = index.isToOne(dataset, rows.dataset) && !index.mayMiss(dataset, rows.dataset);
  return isOne ? measure : null;
}

function total(field: FieldTerm): MeasureSketch {
  return { ...aggregateOf('sum', field), isOfVerb: true };
}

/** The same where something is asked of it, and not how much it is. */
function plain(measure: MeasureSketch): MeasureSketch {
  if (measure.kind !== 'aggregate') return measure;
  const { isOfVerb: _, ...amounts } = measure;
  return amounts;
}

/** "(who) spent more than 500 (in 2023, on tickets)". */
export const paidCondition: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    // "interest collected was over 8 million" is a bound of what was collected.
    where(
      sequence([exchanged, bound], ({ measure }, limit) => aggregate(plain(measure), limit)),
      ({ words }, at) => !WAS.has(words[at + 1] ?? ''),
    ),
    sequence([exchanged, bound, time], ({ measure }, limit, span) =>
      aggregate(restricted(plain(measure), [{ kind: 'time', field: null, times: [span] }]), limit),
    ),
    // "(who) paid over 1,000 in late fees", "in total fees", "in fees in total": of those, and of no other amounts
    sequence([verb, bound, of, computedMeasure], (_, limit, __, measure) => aggregate(measure, limit)),
    sequence([verb, bound, of, quantityField, word('in-total')], (_, limit, __, field) =>
      aggregate(aggregateOf('sum', field), limit),
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

const WAS: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were']);

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
  either<RankPhrase>(
    sequence([exchanged, superlative, optional(of)], ({ measure }, rank) => rankedBy(rank, plain(measure))),
    // "(who) paid the most in late fees"
    sequence([exchanged, superlative, of, computedMeasure], (_, rank, __, by) => rankedBy(rank, by)),
  ),
);

function rankedBy(rank: Superlative, by: MeasureSketch): RankPhrase | null {
  return rank.quality === 'number' ? { kind: 'rank', ...rank, limit: null, position: null, by } : null;
}
