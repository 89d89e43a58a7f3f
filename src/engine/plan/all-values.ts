import type { Expression } from '../../shared/mod.ts';
import type { AggregateQuery, Condition, LogicalQuery, MeasureOutput } from '../logical-query.ts';
import type { Assembly } from './assembly.ts';
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
 * "how many are paid off, charged off, current or late", "average age of male and female members", "default rate by year and
 * secured / unsecured": all values of a column leave nothing out, and ask for the number of each, and yes and no for any number;
 * null where that is not so.
 */
export function allValuesAsked(
  query: LogicalQuery,
  { index, isJoinedByAnd = false }: Pick<Assembly, 'index' | 'isJoinedByAnd'>,
): AllValues | null {
  if (query.kind !== 'aggregate' || query.sides !== undefined) return null;
  const column = conditionsOf(query).flatMap((one) => allIn(one, index) ?? [])[0];
  if (column === undefined) return null;
  // "how many male and female members": their number together is that of all.
  const isOfEach = isJoinedByAnd && query.measures.every(isCount);
  if (!isOfEach && !isYesOrNo(column, index) && !isOneNumber(query, column, index)) return null;
  return {
    group: {
      kind: 'field',
      field: { alternatives: [{ dataset: column.table, field: column.column, cost: 0 }] },
    },
    without: (made) => (made.kind === 'aggregate' ? restricted(made, index) : made),
  };
}

/** One number of all of them: a number of rows, for which "or" of two says more often that either will do, or an average. */
function isOneNumber(
  { dimensions, measures }: AggregateQuery,
  { table, column }: Column,
  index: KnowledgeIndex,
): boolean {
  const [measure, ...others] = measures;
  if (measure?.expression.kind !== 'aggregate' || others.length + dimensions.length > 0) return false;
  const { function: fn } = measure.expression;
  const isTwo = index.field(table, column).values?.length === YES_AND_NO;
  return fn === 'avg' || fn === 'median' || (fn === 'count' && !isTwo);
}

function isCount({ expression }: MeasureOutput): boolean {
  return expression.kind === 'aggregate' && expression.function === 'count';
}

type Column = Extract<Expression, { readonly kind: 'column' }>;

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
  return length >= YES_AND_NO && length === values?.length ? test.operand : null;
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
