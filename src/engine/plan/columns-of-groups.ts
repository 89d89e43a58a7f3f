import { isSame } from '../is-same.ts';
import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import { restrict } from './grammar/terms.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { DimensionSketch, FieldAlternative } from './sketch.ts';

/**
 * "All countries and the number of artists in each country", "the theme and the number of artists of each exhibition":
 * the columns that are named first are the groups themselves, or the groups' own, and there is one of them for each.
 */
export function columnsOfGroups({ index }: Assembly, whole: Draft): Draft {
  const draft = withOwnNames(index, withOwnQuantities(index, whole));
  const { groups, columns, rank, measures, transform, compare } = draft;
  if (columns.length === 0 || groups.length === 0 || measures.length === 0) return draft;
  if (rank !== null || transform !== null || compare !== null) return draft;
  const others = columns.filter((column) => !groups.some((group) => isRepeated(column, group)));
  const [said, ...more] = groups;
  const group = said === undefined ? undefined : (referredBy(index, said, others) ?? said);
  if (group?.kind !== 'dataset' || more.length > 0) {
    return others.length === 0 ? { ...draft, columns: [] } : draft;
  }
  const { dataset } = group;
  const own = others.map((column) => ownOf(column, dataset));
  if (!own.every((column) => column !== null)) return draft;
  const isCalled = draft.startsWithGroup || columns.some(({ kind }) => kind === 'dataset');
  return {
    ...draft,
    columns: [],
    groups: [group, ...own],
    ...(isCalled ? {} : { shownOfEach: columns }),
  };
}

/** "full name and number of models of each maker": a model has the number of its maker, who is the row of that name. */
function referredBy(
  { knowledge }: KnowledgeIndex,
  group: DimensionSketch,
  columns: readonly DimensionSketch[],
): DimensionSketch | null {
  if (group.kind !== 'field' || columns.length === 0) return null;
  const tables = group.field.alternatives.flatMap(({ dataset, field }) =>
    knowledge.relationships
      .filter(
        ({ from, fromColumns }) => from === dataset && fromColumns.length === 1 && fromColumns[0] === field,
      )
      .map(({ to }) => to),
  );
  const owner = tables.find((table) => columns.every((column) => ownOf(column, table) !== null));
  return owner === undefined ? null : { kind: 'dataset', dataset: owner };
}

/** "for each player and their first name": they are shown by it, and by no other name. */
function withOwnNames(index: KnowledgeIndex, draft: Draft): Draft {
  const [group, ...own] = draft.groups;
  if (group?.kind !== 'dataset' || own.length === 0 || draft.shownOfEach !== undefined) return draft;
  const { dataset } = group;
  const { display } = index.dataset(dataset);
  const areOwn = own.every((one) => ownOf(one, dataset) !== null);
  const isNamed = own.some(
    (one) => one.kind === 'field' && one.field.alternatives.some(({ field }) => display.includes(field)),
  );
  return areOwn && isNamed ? { ...draft, shownOfEach: own } : draft;
}

/** "each artist's name and age along with the number of paintings": the age is the artist's own, and no number of all. */
function withOwnQuantities(index: KnowledgeIndex, draft: Draft): Draft {
  const { groups, columns, measures } = draft;
  const [group, ...others] = groups;
  const dataset = group === undefined || others.length > 0 ? null : rowsOf(index, group);
  if (group === undefined || dataset === null) return draft;
  const own = measures.map((one) =>
    one.kind === 'bare' ? ownOf({ kind: 'field', field: one.field }, dataset) : null,
  );
  const quantities = own.filter((one) => one !== null);
  if (quantities.length === 0 || quantities.length === measures.length) return draft;
  const named: DimensionSketch = group.kind === 'field' ? group : { kind: 'display', dataset };
  return {
    ...draft,
    groups: [{ kind: 'dataset', dataset }],
    columns: [...(columns.length === 0 ? [named] : columns), ...quantities],
    measures: measures.filter((_, at) => own[at] === null),
  };
}

/** The table of which there is one row for each group. */
function rowsOf(index: KnowledgeIndex, group: DimensionSketch): string | null {
  if (group.kind === 'dataset') return group.dataset;
  const [only, ...others] = group.kind === 'field' ? group.field.alternatives : [];
  if (only === undefined || others.length > 0) return null;
  return index.dataset(only.dataset).display.includes(only.field) ? only.dataset : null;
}

/** Whether a column is what is grouped by. */
function isRepeated(column: DimensionSketch, group: DimensionSketch): boolean {
  if (isSame(column, group)) return true;
  if (group.kind === 'dataset') {
    const isName = column.kind === 'dataset' || column.kind === 'display';
    return isName && (column.dataset === group.dataset || column.dataset === null);
  }
  if (column.kind !== 'field' || group.kind !== 'field') return false;
  return group.field.alternatives.every((one) =>
    column.field.alternatives.some((other) => isSameField(one, other)),
  );
}

function isSameField(one: FieldAlternative, other: FieldAlternative): boolean {
  return one.dataset === other.dataset && one.field === other.field;
}

/** The column as a field of the table, where it may be one. */
function ownOf(column: DimensionSketch, dataset: string): DimensionSketch | null {
  if (column.kind !== 'field' || column.field.derived !== undefined) return null;
  const field = restrict(column.field, dataset);
  return field === null ? null : { ...column, field };
}
