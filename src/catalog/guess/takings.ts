import type { Expression } from '../../shared/mod.ts';
import type { Dataset, Field, Metric } from '../knowledge.ts';

/** Tables of which each row is something that was sold. */
export const SALES: ReadonlySet<string> = new Set([
  'sale',
  'order',
  'purchase',
  'invoice',
  'booking',
  'reservation',
  'ticket',
]);

/** What the rows of a table brought, each by itself. */
export interface Takings {
  readonly dataset: Dataset;
  readonly each: Expression;
  readonly unit: Field['unit'];
}

/** Whether the column holds amounts of money. */
export function isMoney({ role, unit }: Field): boolean {
  return role === 'measure' && unit?.kind === 'money';
}

/** The column of a table. */
export function columnOf(table: string, { name }: Field): Expression {
  return { kind: 'column', table, column: name };
}

/** The word of a label that says what it is. */
export function lastWord(label: string): string {
  return label.split(' ').at(-1) ?? '';
}

/** The sum of what the rows brought, by a name. */
export function sumOf({ dataset: { name: table }, each, unit }: Takings, name: string): Metric {
  return {
    name,
    label: name,
    synonyms: [],
    description: null,
    expression: { kind: 'aggregate', function: 'sum', table, argument: each, distinct: false, filter: null },
    unit,
    date: null,
    lowerIsBetter: null,
    isImplied: true,
  };
}
