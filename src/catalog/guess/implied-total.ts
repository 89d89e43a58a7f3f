import type { Field, Metric } from '../knowledge.ts';

/** The sum of a column over all rows of its table, a metric that nobody has described. */
export function impliedTotal(
  table: string,
  field: Field,
  named: Pick<Metric, 'name' | 'label' | 'synonyms'>,
): Metric {
  return {
    ...named,
    description: null,
    expression: {
      kind: 'aggregate',
      function: 'sum',
      table,
      argument: { kind: 'column', table, column: field.name },
      distinct: false,
      filter: null,
    },
    unit: field.unit,
    date: null,
    lowerIsBetter: null,
    isImplied: true,
  };
}
