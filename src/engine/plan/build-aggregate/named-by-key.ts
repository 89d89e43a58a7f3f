import { aggregatesOf } from '../../expression-walk.ts';
import type { LogicalQuery, Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { isOfPeople } from '../people.ts';
import type { DimensionSketch } from '../sketch.ts';

/** "name of the customer with the most loans": two of the same name are two, and their number is not asked for. */
export function namedByKey(assembly: Assembly, draft: Draft): Draft {
  if (draft.rank === null) return draft;
  const columns = draft.columns.flatMap((column): readonly DimensionSketch[] => {
    const people = sharingNames(assembly, column);
    return people === null
      ? [column]
      : [
          { kind: 'dataset', dataset: people },
          { kind: 'display', dataset: people },
        ];
  });
  return columns.length === draft.columns.length ? draft : { ...draft, columns };
}

/** "customer names and their number of loans": a row for each of the same name; how many have a name is told of the name. */
export function withKeysOfNames(query: LogicalQuery, index: KnowledgeIndex): LogicalQuery {
  if (query.kind !== 'aggregate') return query;
  const { dimensions, measures } = query;
  const counted = measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  const keys = dimensions.flatMap(({ expression: one }): readonly Output[] => {
    if (one.kind !== 'column' || counted.includes(one.table) || !haveSameName(index, one.table, one.column))
      return [];
    const [key, ...others] = index.dataset(one.table).primaryKey;
    const isGrouped = dimensions.some(
      ({ expression }) => expression.kind === 'column' && expression.column === key,
    );
    if (key === undefined || others.length > 0 || isGrouped) return [];
    const { label } = index.field(one.table, key);
    return [{ name: key, label, expression: { ...one, column: key }, role: 'identifier', unit: null }];
  });
  return keys.length === 0
    ? query
    : {
        ...query,
        dimensions: [...keys, ...dimensions],
        hidden: [...(query.hidden ?? []), ...keys.map(({ name }) => name)],
      };
}

/** Whether the column is the name of people, of whom some have the same, or is called as the rows are: the `school` of schools. */
function haveSameName(index: KnowledgeIndex, table: string, column: string): boolean {
  const dataset = index.dataset(table);
  const [name, ...others] = dataset.display;
  const { distinctCount, label } = index.field(table, column);
  const isNameOfRow =
    name === undefined
      ? label === dataset.label
      : name === column && others.length === 0 && isOfPeople(dataset);
  return isNameOfRow && distinctCount !== null && distinctCount < dataset.rowCount;
}

/** The table of people whose name the column is, where some have the same. */
function sharingNames({ index }: Assembly, column: DimensionSketch): string | null {
  const table = namedTable(column);
  const dataset = table === null ? null : index.dataset(table);
  const [name] = dataset?.display ?? [];
  if (dataset === null || name === undefined || !haveSameName(index, dataset.name, name)) return null;
  const isOther = column.kind === 'field' && column.field.alternatives.some(({ field }) => field !== name);
  return isOther ? null : dataset.name;
}

function namedTable(column: DimensionSketch): string | null {
  if (column.kind === 'display') return column.dataset;
  if (column.kind !== 'field' || column.field.derived !== undefined) return null;
  const [only, ...others] = column.field.alternatives;
  return only === undefined || others.length > 0 ? null : only.dataset;
}
