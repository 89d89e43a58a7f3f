import { LoanqError } from '../../shared/mod.ts';
import type { Metric } from '../knowledge.ts';
import { columnOf, type ModelContext, parseSql, sqlOf, toModelUnit } from './model-context.ts';
import { hasAggregate } from './resolve-name.ts';
import type { ModelMetric } from './schema.ts';

/** A metric of the model; `table` is that of columns written without one. */
export function toMetric(model: ModelMetric, table: string | null, context: ModelContext): Metric {
  const where = `metrics "${model.name}"`;
  const expression = parseSql(sqlOf(model.expression, where), table, { context, where });
  if (!hasAggregate(expression)) {
    throw new LoanqError(
      'misconfigured',
      `${where}: no aggregate; a value of single rows belongs in a dataset's fields`,
    );
  }
  const { loanq: own } = model;
  return {
    name: model.name,
    label: own.label ?? model.name.replaceAll('_', ' '),
    synonyms: model.ai_context.synonyms,
    description: model.description ?? null,
    expression,
    unit: own.unit === undefined ? null : toModelUnit(own.unit, context.currency),
    date: own.date === undefined ? null : columnOf(own.date, table, { context, where }),
    lowerIsBetter: own.lower_is_better ?? null,
  };
}
