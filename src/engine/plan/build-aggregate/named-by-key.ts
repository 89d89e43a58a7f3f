import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
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

/** The table of people whose name the column is, where some have the same. */
function sharingNames({ index }: Assembly, column: DimensionSketch): string | null {
  const table = namedTable(column);
  const dataset = table === null ? null : index.dataset(table);
  const [name, ...others] = dataset?.display ?? [];
  if (dataset === null || name === undefined || others.length > 0 || !isOfPeople(dataset)) return null;
  if (column.kind === 'field' && column.field.alternatives.some(({ field }) => field !== name)) return null;
  const { distinctCount } = index.field(dataset.name, name);
  return distinctCount !== null && distinctCount < dataset.rowCount ? dataset.name : null;
}

function namedTable(column: DimensionSketch): string | null {
  if (column.kind === 'display') return column.dataset;
  if (column.kind !== 'field' || column.field.derived !== undefined) return null;
  const [only, ...others] = column.field.alternatives;
  return only === undefined || others.length > 0 ? null : only.dataset;
}
