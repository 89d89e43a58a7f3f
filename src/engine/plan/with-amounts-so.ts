import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import { aggregateOf } from './grammar/measures/aggregates.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { ConditionSketch, FieldAlternative, MeasureSketch, SketchOf } from './sketch.ts';

/**
 * "amount of payments falling due" is the amount due, where rows have several amounts and the plain word is that of
 * another; "how much is due next month" asks for it without the word.
 */
export function withAmountsSo(assembly: Assembly, draft: Draft): Draft {
  const { measures, conditions, nominals, columns, openers } = draft;
  const all = [...conditions, ...nominals.flatMap((nominal) => nominal.conditions)];
  const [amount, ...others] = all.flatMap((condition) => amountSo(assembly, condition) ?? []);
  const isBare = openers.has('how-much') && measures.length + columns.length === 0 && draft.fact === null;
  const moneys = isBare && amount === undefined ? moneyOf(assembly, draft) : null;
  if (moneys !== null) return { ...draft, measures: [aggregateOf('sum', { alternatives: [moneys] })] };
  if (amount === undefined || others.length > 0) return draft;
  if (openers.has('how-much') && measures.length + columns.length + nominals.length === 0)
    return { ...draft, measures: [aggregateOf('sum', { alternatives: [amount] })] };
  return { ...draft, measures: measures.map((one) => soMeant(one, amount)) };
}

/** "how much was refunded": the only money of the rows that are said to be so. What somebody received may be of either side of them. */
function moneyOf({ index }: Assembly, { nominals, conditions }: Draft): FieldAlternative | null {
  if (nominals.length > 0) return null;
  const said = new Set(conditions.flatMap((one) => (one.kind === 'value' ? statesIn(index, one) : [])));
  const moneys = [...said].flatMap((table) => {
    const held = index
      .dataset(table)
      .fields.filter(({ unit, role }) => unit?.kind === 'money' && role === 'measure');
    return held.map((field) => ({ table, field }));
  });
  const [only, ...others] = moneys;
  return only === undefined || others.length > 0 || !AMOUNT.test(only.field.label)
    ? null
    : { dataset: only.table, field: only.field.name, cost: 0 };
}

/** "annual income" is nothing that anybody has paid. */
const AMOUNT = /(?:^| )(?:amount|cost|paid|payment|sum|total)$/;

/** The only table whose rows may be in such a state. */
function statesIn(index: KnowledgeIndex, { values }: SketchOf<'value'>): readonly string[] {
  const [only, ...others] = values;
  const held = (only?.alternatives ?? []).filter(
    ({ dataset, field }) => index.field(dataset, field).role === 'category',
  );
  return others.length === 0 && held.length === 1 ? held.map(({ dataset }) => dataset) : [];
}

function soMeant(measure: MeasureSketch, amount: FieldAlternative): MeasureSketch {
  // "how many are overdue, and what do they add up to"
  if (measure.kind === 'amount' && measure.nominal === null)
    return aggregateOf('sum', { alternatives: [amount] });
  return isVague(measure, amount) ? withField(measure, amount) : measure;
}

type Amount = Extract<MeasureSketch, { kind: 'aggregate' | 'bare' }>;

/** The word alone may be the amount of several tables. */
function isVague(measure: MeasureSketch, { dataset }: FieldAlternative): measure is Amount {
  if (measure.kind !== 'aggregate' && measure.kind !== 'bare') return false;
  const { alternatives } = measure.field;
  return alternatives.length > 1 && alternatives.some((one) => one.dataset === dataset);
}

function withField(measure: Amount, amount: FieldAlternative): Amount {
  return { ...measure, field: { ...measure.field, alternatives: [amount] } };
}

/** The amount that is called as the date of the time, or as the state, is: "amount due" for "due date" and "overdue". */
function amountSo({ index }: Assembly, condition: ConditionSketch): FieldAlternative | null {
  const said = stateIn(index, condition);
  if (said === null) return null;
  const { table, state } = said;
  const field = index.dataset(table).fields.find(({ label, unit }) => {
    if (unit?.kind !== 'money') return false;
    const [head, word = '', ...others] = label.split(' ');
    return head === 'amount' && others.length === 0 && state.endsWith(word);
  });
  return field === undefined ? null : { dataset: table, field: field.name, cost: 0 };
}

/** "due" of a time on the due date, "overdue" of the rows that are. */
function stateIn(
  index: KnowledgeIndex,
  condition: ConditionSketch,
): { readonly table: string; readonly state: string } | null {
  if (condition.kind === 'segment') {
    const [name, ...others] = condition.segments;
    if (name === undefined || others.length > 0) return null;
    const { dataset, label } = index.segment(name);
    return { table: dataset, state: label };
  }
  const [date, ...others] = condition.kind === 'time' ? (condition.field?.alternatives ?? []) : [];
  if (date === undefined || others.length > 0) return null;
  const { label } = index.field(date.dataset, date.field);
  return label.endsWith(' date') ? { table: date.dataset, state: label.slice(0, -' date'.length) } : null;
}
