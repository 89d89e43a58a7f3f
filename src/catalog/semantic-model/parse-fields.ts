import { type Expression, LoanqError } from '../../shared/mod.ts';
import { type ModelContext, parseSql, sqlOf } from './model-context.ts';
import { hasAggregate, tablesOf } from './resolve-name.ts';
import type { SemanticModel } from './schema.ts';

/** The model's derived fields by table and name; a field may use those that stand before it. */
export function parseFields(model: SemanticModel, start: ModelContext): Map<string, Map<string, Expression>> {
  const derived = new Map<string, Map<string, Expression>>();
  const context = { ...start, derived };
  for (const dataset of model.datasets) {
    const table = start.tables.get(dataset.name) ?? dataset.name;
    const own = new Map<string, Expression>();
    derived.set(table, own);
    for (const field of dataset.fields) {
      const where = `${dataset.name}.fields "${field.name}"`;
      const expression = parseSql(sqlOf(field.expression, where), table, { context, where });
      if (hasAggregate(expression))
        throw new LoanqError('misconfigured', `${where}: an aggregate belongs in metrics`);
      const foreign = tablesOf(expression).find((name) => name !== table);
      if (foreign !== undefined) {
        throw new LoanqError(
          'misconfigured',
          `${where}: a field may use columns of ${table} only, not of ${foreign}`,
        );
      }
      const isStored = expression.kind === 'column' && !own.has(expression.column);
      if (!isStored) own.set(field.name, expression);
    }
  }
  return derived;
}
