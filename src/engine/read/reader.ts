import type { Dataset, Field, Knowledge } from '../../catalog/mod.ts';
import type { AggregateExpression } from '../../shared/mod.ts';

/** What the phrases of one reading share. */
export interface Reader {
  readonly knowledge: Knowledge;
  /** The table whose rows are spoken of: its fields need no owner. Null where there is no single one. */
  readonly base: string | null;
  /** One of them is spoken of: `that has`, not `that have`. */
  readonly isSingular: boolean;
  /** Handed down because aggregates and the conditions on their rows contain each other. */
  readonly aggregatePhrase: (aggregate: AggregateExpression, reader: Reader) => string;
}

/** The dataset of a table; its name stands for labels that nobody gave. */
export function datasetOf(
  table: string,
  { knowledge }: Reader,
): Pick<Dataset, 'label' | 'labelPlural' | 'fields'> {
  return (
    knowledge.datasets.find(({ name }) => name === table) ?? { label: table, labelPlural: table, fields: [] }
  );
}

/** The field that a column is; undefined if the knowledge has none. */
export function fieldFor(table: string, column: string, reader: Reader): Field | undefined {
  return datasetOf(table, reader).fields.find(({ name }) => name === column);
}

/** `interest rate`, or `borrower state` where the field is not of the rows spoken of. */
export function fieldPhrase(table: string, column: string, reader: Reader): string {
  const dataset = datasetOf(table, reader);
  const label = fieldFor(table, column, reader)?.label ?? column.replaceAll('_', ' ');
  const startsWithOwner = label.toLowerCase().startsWith(dataset.label.toLowerCase());
  if (table === reader.base || startsWithOwner) return label;
  // The type of a status type is the status type.
  return dataset.label.endsWith(` ${label}`) ? dataset.label : `${dataset.label} ${label}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function enumerate(parts: readonly string[], conjunction: 'and' | 'or'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
