import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import {
  type DimensionSketch,
  type FieldAlternative,
  type FieldTerm,
  isOfGroups,
  isRowRatio,
  type MeasureSketch,
} from './sketch.ts';

/** "the capacity of each stadium", "team name and city for each team in Ohio": a row for each, with what is its own. */
export function rowsOfEach(assembly: Assembly, draft: Draft): Draft {
  const { groups, nominals, rank, transform } = draft;
  if (rank !== null || transform !== null) return draft;
  const [rows, ...otherRows] = nominals;
  if (rows !== undefined)
    return draft.isOfEach === true && otherRows.length + groups.length === 0
      ? ofNoun(assembly.index, draft, listOfEach(assembly, draft, rows.dataset))
      : draft;
  const [group, ...others] = groups;
  const dataset = group === undefined ? null : eachOf(assembly, group);
  if (group === undefined || dataset === null || others.length > 0) return draft;
  const listed = listOfEach(assembly, draft, dataset);
  if (listed === null) return draft;
  const isByKey =
    group.kind === 'field' && group.field.alternatives.some((one) => isKey(assembly.index, one));
  return {
    ...listed,
    groups: [],
    nominals: [{ kind: 'nominal', dataset, conditions: [] }],
    columns: isByKey ? [group, ...listed.columns] : listed.columns,
    addsColumns: !isByKey && listed.addsColumns,
  };
}

/** "the date and the fee of every severe repair": where several columns are listed of what has no name, they are what is shown. */
function ofNoun({ dataset }: KnowledgeIndex, draft: Draft, listed: Draft | null): Draft {
  if (listed === null) return draft;
  const { display, primaryKey } = dataset(draft.nominals[0]?.dataset ?? '');
  const isNamed = display.some((field) => !primaryKey.includes(field));
  return !isNamed && draft.columns.length + draft.measures.length > 1
    ? { ...listed, addsColumns: draft.addsColumns }
    : listed;
}

/** The draft of a list of those rows, where all that is asked for is their own; null where it is not. */
function listOfEach({ index }: Assembly, draft: Draft, dataset: string): Draft | null {
  const { measures, columns, conditions, openers } = draft;
  const isOwn = (field: FieldTerm): boolean =>
    field.alternatives.some((alternative) => alternative.dataset === dataset);
  const { display } = index.dataset(dataset);
  const namesRow = (column: DimensionSketch): boolean =>
    (column.kind === 'display' && (column.dataset === null || column.dataset === dataset)) ||
    (column.kind === 'field' &&
      isOwn(column.field) &&
      column.field.alternatives.some(({ field }) => display.includes(field)));
  const own = measures.map((one) => ofOneRow(one, dataset));
  // "the ratio of city population to state population for each city": each has one state.
  const isOfItsOne = ({ alternatives: [only, ...others] }: FieldTerm): boolean =>
    only !== undefined && others.length === 0 && index.isToOne(dataset, only.dataset);
  const areOwn = (quantities: readonly FieldTerm[] | null): boolean =>
    quantities?.some(isOwn) === true && quantities.every((one) => isOwn(one) || isOfItsOne(one));
  // "the date of the most recent loan of each branch": that of the loan.
  const isDateOfTheirs = columns.some(isUsualDate) && conditions.some(({ kind }) => kind === 'exists');
  const isOfRows =
    !isDateOfTheirs &&
    !conditions.some(isOfGroups) &&
    columns.length + measures.length > 0 &&
    own.every((one) => areOwn(quantitiesOf(one))) &&
    (measures.length > 0 || columns.every((one) => one.kind !== 'part'));
  return isOfRows
    ? {
        ...draft,
        measures: own,
        addsColumns: !columns.some(namesRow),
        openers: new Set([...openers, 'list']),
      }
    : null;
}

function isUsualDate(column: DimensionSketch): boolean {
  return column.kind === 'field' && column.field.isUsualDate === true;
}

/** "the ratio of the maximum range to the payload of each aircraft": of its own one number, that number. */
function ofOneRow(measure: MeasureSketch, dataset: string): MeasureSketch {
  if (measure.kind === 'ratio')
    return {
      ...measure,
      numerator: ofOneRow(measure.numerator, dataset),
      denominator: ofOneRow(measure.denominator, dataset),
    };
  const isOwn =
    measure.kind === 'aggregate' &&
    OF_ONE.has(measure.function) &&
    measure.field.alternatives.length > 0 &&
    measure.field.alternatives.every((one) => one.dataset === dataset);
  return isOwn ? { kind: 'bare', field: measure.field } : measure;
}

/** Of one number each of them is that number; an average of it is hardly what is asked for. */
const OF_ONE: ReadonlySet<string> = new Set(['max', 'min', 'sum']);

/** "the city of the shop with the highest rent": the shop, which has a rent of its own, is what is looked for. */
export function rowsOfOwner(_: Assembly, draft: Draft): Draft {
  const { nominals, columns, measures, groups, rank, byMeasures } = draft;
  if (rank === null || nominals.length + groups.length + measures.length > 0) return draft;
  const owner = ownerOf(columns);
  if (owner === null) return draft;
  const named: Draft = { ...draft, nominals: [{ kind: 'nominal', dataset: owner.dataset, conditions: [] }] };
  const key = rank.by ?? byMeasures[0];
  const isTotal = key?.kind === 'aggregate' && key.function === 'sum' && owner.isOfAll;
  if (key?.kind !== 'bare' && !isTotal) return draft;
  if (!key.field.alternatives.some(({ dataset }) => dataset === owner.dataset)) return draft;
  return { ...named, rank: rank.by === null ? rank : { ...rank, by: { kind: 'bare', field: key.field } } };
}

/** The table that the last column names as its owner: "branch and purpose *of the loan*"; whether all of them name it. */
function ownerOf(
  columns: readonly DimensionSketch[],
): { readonly dataset: string; readonly isOfAll: boolean } | null {
  const owners = columns.map(ownOwner);
  const dataset = owners.at(-1);
  if (dataset === undefined || owners.some((one) => one !== undefined && one !== dataset)) return null;
  return { dataset, isOfAll: owners.every((one) => one === dataset) };
}

/** "city of the shop", "name of the shop". */
function ownOwner(column: DimensionSketch): string | undefined {
  if (column.kind === 'display') return column.dataset ?? undefined;
  return column.kind === 'field' ? column.field.owner : undefined;
}

/** The table of which there is a row for each: "each stadium", "each product name", "each aircraft code". */
function eachOf({ index }: Assembly, group: DimensionSketch): string | null {
  if (group.kind === 'dataset') return group.dataset;
  if (group.kind !== 'field') return null;
  const [only, ...others] = group.field.alternatives.filter((one) => isKey(index, one));
  if (only !== undefined) return others.length > 0 ? null : only.dataset;
  const [named, ...rivals] = group.field.alternatives;
  if (named === undefined || rivals.length > 0) return null;
  return index.dataset(named.dataset).display.includes(named.field) ? named.dataset : null;
}

function isKey({ dataset }: KnowledgeIndex, { dataset: table, field }: FieldAlternative): boolean {
  const { primaryKey } = dataset(table);
  return primaryKey.length === 1 && primaryKey[0] === field;
}

/** The quantities that a number is of which each row has by itself; null for other numbers. */
function quantitiesOf(measure: MeasureSketch): readonly FieldTerm[] | null {
  if (measure.kind === 'bare') return partsOf(measure.field);
  return isRowRatio(measure) ? [measure.numerator.field, measure.denominator.field] : null;
}

/** "price divided by pages" is of both. */
function partsOf(field: FieldTerm): readonly FieldTerm[] | null {
  const { derived } = field;
  if (derived === undefined) return [field];
  if (derived.kind !== 'arithmetic') return null;
  const parts = [derived.left, derived.right].map((one) => (typeof one === 'number' ? [] : partsOf(one)));
  return parts.some((one) => one === null) ? null : parts.flatMap((one) => one ?? []);
}
