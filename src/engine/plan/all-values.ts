import type { Expression } from '../../shared/mod.ts';
import type { AggregateQuery, Condition, LogicalQuery } from '../logical-query.ts';
import { saysYesOrNo } from './grammar/fields.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { DimensionSketch } from './sketch.ts';

/** A column of which all values are asked for, as what is grouped by. */
export interface AllValues {
  readonly group: DimensionSketch;
  /** The query without the condition. */
  readonly without: (query: LogicalQuery) => LogicalQuery;
}

/**
 * "how many are paid off, charged off, current or late", "default rate by year and secured / unsecured": all values of a column
 * leave nothing out, and ask for the number of each, and yes and no for any number; null where that is not so.
 */
export function allValuesAsked(query: LogicalQuery, index: KnowledgeIndex): AllValues | null {
  if (query.kind !== 'aggregate' || query.sides !== undefined) return null;
  const column = conditionsOf(query).flatMap((one) => allIn(one, index) ?? [])[0];
  if (column === undefined || !(isYesOrNo(column, index) || isOneCount(query))) return null;
  return {
    group: {
      kind: 'field',
      field: { alternatives: [{ dataset: column.table, field: column.column, cost: 0 }] },
    },
    without: (made) => (made.kind === 'aggregate' ? restricted(made, index) : made),
  };
}

function isOneCount({ dimensions, measures }: AggregateQuery): boolean {
  const [measure, ...others] = measures;
  const isCount = measure?.expression.kind === 'aggregate' && measure.expression.function === 'count';
  return isCount && others.length === 0 && dimensions.length === 0;
}

type Column = Extract<Expression, { readonly kind: 'column' }>;

/** Of two, "or" says more often that either will do; of yes and no that would say nothing. */
const VALUES_MIN = 3;
const YES_AND_NO = 2;

function isYesOrNo({ table, column }: Column, index: KnowledgeIndex): boolean {
  return saysYesOrNo(index.field(table, column));
}

function allIn(condition: Condition, index: KnowledgeIndex): Column | null {
  const test = condition.kind === 'test' ? condition.expression : null;
  if (test?.kind !== 'in' || test.negated || test.operand.kind !== 'column') return null;
  const { length } = test.values;
  if (isYesOrNo(test.operand, index)) return length === YES_AND_NO ? test.operand : null;
  const { values } = index.field(test.operand.table, test.operand.column);
  return length >= VALUES_MIN && length === values?.length ? test.operand : null;
}

function conditionsOf({ where }: AggregateQuery): readonly Condition[] {
  if (where === null) return [];
  return where.kind === 'all' ? where.of : [where];
}

function restricted(query: AggregateQuery, index: KnowledgeIndex): AggregateQuery {
  const [only, ...others] = conditionsOf(query).filter((one) => allIn(one, index) === null);
  if (only === undefined) return { ...query, where: null };
  return { ...query, where: others.length === 0 ? only : { kind: 'all', of: [only, ...others] } };
}
