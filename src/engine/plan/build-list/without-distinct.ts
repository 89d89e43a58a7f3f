import type { ListQuery } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import type { DimensionSketch } from '../sketch.ts';

/** The draft of "the distinct borrower ids and names that …", of which rows are there once each, by their own key; null for others. */
export function withoutDistinct({ index }: Assembly, draft: Draft): Draft | null {
  const isKey = (column: DimensionSketch): boolean =>
    column.kind === 'field' &&
    column.field.alternatives.some(({ dataset, field }) => {
      const { primaryKey } = index.dataset(dataset);
      return primaryKey.length === 1 && primaryKey[0] === field;
    });
  const { openers, columns } = draft;
  if (!openers.has('distinct') || columns.length < 2 || !columns.some(isKey)) return null;
  return { ...draft, openers: new Set([...openers].filter((one) => one !== 'distinct').concat('list')) };
}

/** Whether each row is listed with its own key. */
export function isByKey({ from, fields }: ListQuery, { index }: Assembly): boolean {
  const { primaryKey } = index.dataset(from);
  return fields.some(
    ({ expression }) =>
      expression.kind === 'column' && expression.table === from && primaryKey[0] === expression.column,
  );
}
