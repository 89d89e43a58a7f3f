import type { Assembly, DateColumn } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import {
  type ConditionSketch,
  type DimensionSketch,
  type FieldAlternative,
  type FieldTerm,
  isBareTime,
  type MeasureSketch,
} from '../sketch.ts';

/** "late in 2024, by due date": a date beside a bare time says which date the time is about. */
export function dateBasis(
  { index }: Assembly,
  { groups, columns, conditions, nominals, rank }: Draft,
): { readonly group: DimensionSketch; readonly date: DateColumn } | null {
  const all = [...conditions, ...nominals.flatMap((nominal) => nominal.conditions)];
  const asksForPeriod = rank !== null && columns.some((one) => one.kind === 'part' && one.field === null);
  const hasBareTime = rank === null && all.some((one) => one.kind === 'time' && one.field === null);
  const hasPeriod = groups.some((one) => one.kind === 'part' && one.field === null);
  if (!asksForPeriod && !hasBareTime && !hasPeriod) return null;
  for (const group of groups) {
    if (group.kind !== 'field') continue;
    const [only, ...others] = group.field.alternatives;
    if (only === undefined || others.length > 0) continue;
    if (isTime(index, only)) return { group, date: { table: only.dataset, column: only.field } };
  }
  return null;
}

function isTime(index: KnowledgeIndex, { dataset, field }: FieldAlternative): boolean {
  const { type } = index.field(dataset, field);
  return type === 'date' || type === 'timestamp';
}

/** Periods of a date that is not said: "by month". */
export function hasBarePeriod({ groups, columns }: Draft): boolean {
  return [...groups, ...columns].some((one) => one.kind === 'part' && one.field === null);
}

/**
 * "by month of 2024 closing dates", "payments made by month": a date that restricts the rows, or that something happened
 * at, is also the one that bare periods are of.
 */
export function spokenDate({ index }: Assembly, draft: Draft, table: string): DateColumn | null {
  // "people born since 2000" are not the loans that are counted.
  const nominals = draft.nominals.filter((one) => one.dataset === table);
  const [only, ...others] = spokenConditions({ ...draft, nominals }).flatMap((one) => {
    const field = one.kind === 'not' && one.of.kind === 'missing' ? one.of.field : null;
    if (one.kind === 'time' || one.kind === 'recurring') return one.field ?? [];
    return field?.alternatives.every((each) => isTime(index, each)) ? field : [];
  });
  // "due from 2021 to 2024" has two times of one date.
  if (only === undefined || !others.every((one) => isSameField(one, only))) return null;
  const own = only.alternatives.filter(({ dataset }) => dataset === table);
  const [alternative, ...more] = own.length > 0 ? own : only.alternatives;
  return alternative === undefined || more.length > 0
    ? null
    : { table: alternative.dataset, column: alternative.field };
}

function isSameField(one: FieldTerm, other: FieldTerm): boolean {
  const places = ({ alternatives }: FieldTerm): string =>
    alternatives.map(({ dataset, field }) => `${dataset}.${field}`).join();
  return places(one) === places(other);
}

/** "amount paid by month of due date in 2025": the time may be of either date of the payment. */
export function isOfAnotherDate(draft: Draft, { table, column }: DateColumn): boolean {
  const dates = draft.groups.flatMap((group) =>
    group.kind === 'part' ? (group.field?.alternatives ?? []) : [],
  );
  return (
    spokenConditions(draft).some(isBareTime) &&
    dates.some(({ dataset, field }) => dataset === table && field !== column)
  );
}

/** "freight by month of the order date in 2023": where the rows have several dates, the time is of the one that is said. */
export function groupedDate({ groups }: Draft, table: string): DateColumn | null {
  const [only, ...others] = groups.flatMap((group) =>
    group.kind === 'part' ? (group.field?.alternatives ?? []) : [],
  );
  return only === undefined || others.length > 0 || only.dataset !== table
    ? null
    : { table, column: only.field };
}

/** All conditions that the words ask of what is measured. */
export function spokenConditions({
  conditions,
  nominals,
  measures,
  rank,
}: Draft): readonly ConditionSketch[] {
  const named = rank?.by ? [...measures, rank.by] : measures;
  // "months with more than 20 charge-offs", "charge-offs per month on average"
  const asked = conditions.flatMap((one) => (one.kind === 'count' ? one.nominal.conditions : []));
  return [
    ...conditions,
    ...named.flatMap(countedConditions),
    ...asked,
    ...nominals.flatMap((nominal) => nominal.conditions),
  ];
}

function countedConditions(measure: MeasureSketch): readonly ConditionSketch[] {
  if (measure.kind === 'nested') return countedConditions(measure.inner);
  // "share of the payments received that were late per month"
  if (measure.kind === 'share') return measure.of.kind === 'nominal' ? measure.of.conditions : [];
  return measure.kind === 'count' ? measure.nominal.conditions : [];
}
