import type { KnowledgeIndex } from '../knowledge-index.ts';
import {
  costing,
  either,
  growing,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  terminal,
} from '../parser.ts';
import { isSomebody } from '../people.ts';
import { ofTheseAlone, ofThose } from '../quantified.ts';
import { type ConditionSketch, type FieldTerm, isBareTime, type Nominal } from '../sketch.ts';
import { attachedCondition } from './conditions/conditions.ts';
import { belongingCondition } from './conditions/related.ts';
import { sayDifferentThings } from './conditions/segments.ts';
import { onWeekday, timesOfField } from './conditions/times.ts';
import { valueList, valueWithKind } from './conditions/values.ts';
import { leadingCondition, nominal } from './forward.ts';
import { not, of } from './joints.ts';
import { nthRows } from './nth.ts';
import { namedInRole } from './role-names.ts';
import { datasetTerm, quantity, segmentNoun, segmentTerm, time, valuesOfHead } from './terms.ts';
import { isNounOfKind, valueNoun } from './value-nouns.ts';
import { word } from './words.ts';

/** A noun phrase: a set of rows. "late loans in Texas", "applications that were declined", "delinquencies". */
nominal.define(
  symbol(() =>
    growing(headed, said, (noun, { condition: asked, ofNobody, whichever }) => {
      const rows = whichever === null ? noun : datedBefore(whichever, noun, asked);
      const condition = ofThose(asked, rows.conditions);
      if (condition === null) return null;
      if (isOfItself(rows, condition)) return null;
      const cost = ofNobody === null ? attachmentCost(rows) : costOfPeople(rows, ofNobody);
      const conditions = ofTheseAlone(rows.conditions, condition);
      return conditions === null ? null : { whole: { ...rows, conditions }, cost };
    }),
  ),
);

/** What is said of a noun. */
interface Said {
  readonly condition: ConditionSketch;
  /** For words that are said of somebody: what it costs to say them of something. */
  readonly ofNobody: { readonly index: KnowledgeIndex; readonly cost: number } | null;
  /** For what a clause of its own says ("*that* are closed"). */
  readonly whichever: KnowledgeIndex | null;
}

/** "customers with a loan who …", "… never missed", "… own their home" speak of the customers: dearer of the loan. */
const OF_PEOPLE: Readonly<Record<string, number>> = { who: 0.5, whom: 0.5, own: 0.5, rent: 0.5, never: 0.15 };

const said: Parser<Said> = revised(either(attachedCondition, belongingCondition), (found, chart, at) => {
  const [word = '', next = ''] = chart.words.slice(at, at + 2);
  // "with an application but no loan" is said of who has it.
  const cost = OF_PEOPLE[word === 'but' && next === 'no' ? 'who' : word];
  const ofNobody = cost === undefined ? null : { index: chart.index, cost };
  const whichever = word === 'that' || word === 'which' ? chart.index : null;
  return found.map((reading) => ({ ...reading, value: { condition: reading.value, ofNobody, whichever } }));
});

/** "loans of 2022 that are closed" are of 2022, whenever they were closed. */
function datedBefore(index: KnowledgeIndex, rows: Nominal, condition: ConditionSketch): Nominal {
  const { defaultDate: field } = index.dataset(rows.dataset);
  if (condition.kind !== 'segment' || field === null || !rows.conditions.some(isBareTime)) return rows;
  const own: FieldTerm = { alternatives: [{ dataset: rows.dataset, field, cost: 0 }] };
  return {
    ...rows,
    conditions: rows.conditions.map((one) => (isBareTime(one) ? { ...one, field: own } : one)),
  };
}

export { nominal };

/**
 * "a personal loan but no mortgage" says nothing of the personal loan: loans have no loans; nor are "loans on secured products for
 * grade A loans" of products that are of such loans.
 */
function isOfItself({ dataset, conditions }: Nominal, condition: ConditionSketch): boolean {
  const inner = condition.kind === 'not' ? condition.of : condition;
  // "a loan in 2024 but not in 2025" is not of one loan.
  if (condition.kind === 'not' && isBareTime(inner) && conditions.some(isBareTime)) return true;
  if (inner.kind !== 'exists' && inner.kind !== 'count') return false;
  return inner.nominal.dataset === dataset || inner.nominal.conditions.some((one) => isOf(one, dataset));
}

function isOf(condition: ConditionSketch, dataset: string): boolean {
  if (condition.kind !== 'exists' || condition.isOf !== true) return false;
  const { nominal: rows } = condition;
  return rows.dataset === dataset || rows.conditions.some((one) => isOf(one, dataset));
}

/** A condition belongs to the nearest noun: taking it past an inner noun phrase costs. */
function attachmentCost(rows: Nominal): number {
  return innerOf(rows) === null ? 0 : PAST_INNER_NOUN;
}

/** What is said of somebody is said of the nearest who is: "clubs with *members* who …", "*customers* with a loan who …". */
function costOfPeople(rows: Nominal, { index, cost }: NonNullable<Said['ofNobody']>): number {
  const isOfPeople = (dataset: string): boolean => isSomebody(index, index.dataset(dataset));
  const inner = innerOf(rows);
  if (!isOfPeople(rows.dataset)) return cost;
  return inner !== null && isOfPeople(inner.dataset) ? PAST_INNER_NOUN : 0;
}

function innerOf({ conditions }: Nominal): Nominal | null {
  const last = conditions.at(-1);
  const inner = last?.kind === 'not' ? last.of : last;
  return inner?.kind === 'exists' || inner?.kind === 'count' ? inner.nominal : null;
}

const PAST_INNER_NOUN = 0.3;

/** What it costs that a time or a value stands for the rows. */
const VALUE_NOUN = 0.1;

/** Conditions that stand before the noun, then the noun. */
const headed: Parser<Nominal> = symbol(() =>
  either(
    mapped(wholeDatasetTerm, rowsOf),
    sequence([word('new'), datasetTerm], (_, dataset): Nominal => ({ ...rowsOf(dataset), isNew: true })),
    sequence([datasetTerm, word('schema:tables', 'rows')], rowsOf),
    sequence(
      [word('rows'), optional(either(of, word('is-there'))), datasetTerm, optional(word('schema:tables'))],
      (_, __, dataset) => rowsOf(dataset),
    ),
    segmentNoun,
    valueNoun,
    nthRows,
    // "share of the 2021 vintage that is paid off"
    costing(VALUE_NOUN, mapped(timesOfField, rowsOfPeriod)),
    namedRow,
    namedInRole,
    sequence([leading, headed], (condition, rows) => ({
      ...rows,
      conditions: [condition, ...rows.conditions],
    })),
  ),
);

/** "a *credit* score above 700" speaks of no credit, where the score of others is called so. */
const wholeDatasetTerm: Parser<string> = revised(datasetTerm, (found, { candidatesAt }, at) =>
  found.filter(
    ({ value, end: noun }) =>
      !candidatesAt[at]?.some(
        ({ meaning, end, match }) =>
          meaning.kind === 'field' && meaning.dataset !== value && match === 'exact' && end > noun,
      ),
  ),
);

function rowsOf(dataset: string): Nominal {
  return { kind: 'nominal', dataset, conditions: [] };
}

/** "the 2021 vintage": the rows that are of it. */
function rowsOfPeriod(condition: ConditionSketch): Nominal | null {
  const [only, ...others] = condition.kind === 'time' ? (condition.field?.alternatives ?? []) : [];
  return only === undefined || others.length > 0
    ? null
    : { kind: 'nominal', dataset: only.dataset, conditions: [condition] };
}

/** "Gateway Branch": a name of a row stands for the row. */
const namedRow: Parser<Nominal> = terminal('value', (candidate, chart) => {
  const { dataset, field, value } = candidate.meaning;
  if (!chart.index.dataset(dataset).display.includes(field) || candidate.match === 'partial') return null;
  if (isNounOfKind(candidate, chart)) return null;
  const values = [{ alternatives: [{ dataset, field, value, cost: 0 }] }];
  return {
    kind: 'nominal',
    dataset,
    conditions: [{ kind: 'value', field: null, values }],
    isName: true,
  };
});

/** A condition that stands before its noun: "late", "Texas", "36-month", "2024", "non-secured". */
export const leading: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    adjective,
    sequence([notOfAdjective, adjective], (_, negated) => ({ kind: 'not', of: negated })),
  ),
);

/** "never", "did not" deny what is done, not what a noun is: "never missed a payment". */
const notOfAdjective: Parser<string> = revised(not, (found, { words }, at) =>
  found.filter(({ end }) => !words.slice(at, end).some((one) => OF_VERBS.test(one))),
);

const OF_VERBS = /^(?:never|without|who|that|which|did|do|does|has|have|had)$/;

leadingCondition.define(leading);

/** "late or charged-off", "late and charged-off" before what is either; not "secured and late", which may be both. */
const eitherSegment: Parser<ConditionSketch> = revised(
  sequence([segmentTerm, word('and', 'or'), segmentTerm], (first, _, second): readonly string[] => [
    first,
    second,
  ]),
  (found, { words, index }, at) =>
    found.flatMap(({ value, ...reading }) =>
      words.slice(at, reading.end).includes('and') && sayDifferentThings(value, index)
        ? []
        : { ...reading, value: { kind: 'segment' as const, segments: value } },
    ),
);

const adjective = either<ConditionSketch>(
  onWeekday,
  mapped(valueList, (values) => ({ kind: 'value', field: null, values })),
  valuesOfHead,
  // "gold tier passengers"
  mapped(valueWithKind, (values) => ({ kind: 'value', field: null, values })),
  mapped(segmentTerm, (segment) => ({ kind: 'segment', segments: [segment] })),
  eitherSegment,
  mapped(time, (span) => ({ kind: 'time', field: null, times: [span] })),
  timesOfField,
  mapped(quantity, (amount) =>
    amount.sign === null || amount.sign === 'money'
      ? null
      : { kind: 'compare', field: null, operator: '=', quantity: amount },
  ),
);
