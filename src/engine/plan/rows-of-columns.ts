import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import type { ConditionSketch, DimensionSketch, Nominal } from './sketch.ts';

/**
 * "borrowers with a loan charged off in 2025, with name and charge-off date": a row for each of those loans, as the date is one of
 * theirs, with whose it is.
 */
export function rowsOfColumns(assembly: Assembly, draft: Draft): Draft {
  const { nominals, columns, conditions, measures, groups, rank, order, outputs } = draft;
  const [owner, ...others] = nominals;
  const isPlain = rank === null && order === null && outputs === null && draft.transform === null;
  if (owner === undefined || !isPlain || others.length + measures.length + groups.length > 0) return draft;
  const table = tableOf(assembly, columns, owner.dataset);
  if (table === null) return draft;
  const said = [...owner.conditions, ...conditions];
  // "the official languages spoken in the country whose …" asks for them alone.
  const isAlone = draft.startsWithColumns && columns.every((one) => isColumnOf(one, table));
  const theirs = said.filter((one) => isOf(one, table) || (isAlone && isSegmentOf(assembly, one, table)));
  if (theirs.length === 0 && !isAlone) return draft;
  const rest = said.filter((one) => !theirs.includes(one));
  const whose: ConditionSketch = {
    kind: 'exists',
    nominal: { kind: 'nominal', dataset: owner.dataset, conditions: rest },
  };
  const rows: Nominal = {
    kind: 'nominal',
    dataset: table,
    conditions: [
      ...theirs.flatMap((one) => (one.kind === 'exists' ? one.nominal.conditions : [one])),
      ...(rest.length === 0 ? [] : [whose]),
    ],
  };
  const isNamed = columns.some(({ kind }) => kind === 'display' || kind === 'dataset');
  const named = columns.map(
    (one): DimensionSketch => (one.kind === 'display' ? { kind: 'display', dataset: owner.dataset } : one),
  );
  const whoseName: readonly DimensionSketch[] =
    isNamed || isAlone ? [] : [{ kind: 'dataset', dataset: owner.dataset }];
  // "which languages are spoken in Africa": each once, in however many countries.
  const isOfKinds = isAlone && columns.length === 1 && draft.openers.has('which');
  const openers = isOfKinds ? new Set([...draft.openers, 'distinct' as const]) : draft.openers;
  return { ...draft, openers, nominals: [rows], conditions: [], columns: [...whoseName, ...named] };
}

/** The one table, with several rows for each of the owner's, of which all columns are that are not the owner's. */
function tableOf({ index }: Assembly, columns: readonly DimensionSketch[], owner: string): string | null {
  const tables = columns.flatMap((column) => {
    if (column.kind !== 'field') return [];
    const { alternatives } = column.field;
    return alternatives.some(({ dataset }) => dataset === owner) ? [] : [alternatives[0]];
  });
  const [only, ...others] = new Set(tables.map((one) => one?.dataset ?? ''));
  if (only === undefined || only === '' || others.length > 0) return null;
  const areFacts = tables.every(
    (one) => one !== undefined && index.field(one.dataset, one.field).role !== 'measure',
  );
  // The names of students are those of the people that they are, and of no other people.
  const isSelf = index.isToOne(owner, only) && !index.mayMiss(owner, only);
  return areFacts && index.isToOne(only, owner) && !isSelf ? only : null;
}

function isColumnOf(column: DimensionSketch, table: string): boolean {
  return column.kind === 'field' && column.field.alternatives.every(({ dataset }) => dataset === table);
}

function isSegmentOf({ index }: Assembly, condition: ConditionSketch, table: string): boolean {
  return (
    condition.kind === 'segment' &&
    condition.segments.every((segment) => index.segment(segment).dataset === table)
  );
}

/** What is said of rows of the table: "with a late loan", "charged off in 2025". */
function isOf(condition: ConditionSketch, table: string): boolean {
  if (condition.kind === 'exists')
    return condition.nominal.dataset === table && condition.isSeparate !== true;
  return (
    condition.kind === 'time' &&
    condition.field !== null &&
    condition.field.alternatives.every(({ dataset }) => dataset === table)
  );
}
