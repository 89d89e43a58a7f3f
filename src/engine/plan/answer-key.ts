import type { Expression } from '../../shared/mod.ts';
import { conjunctsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import type { AggregateQuery, Condition, ListQuery, LogicalQuery } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/** Readings that differ only in the order of columns or conditions, or in whether the number that decides is shown, are no ambiguity. */
export function answerKey(query: LogicalQuery, index: KnowledgeIndex): string {
  if (query.kind === 'aggregate') {
    const where = withoutPresence(query);
    return keyOf(withoutNames({ ...withKeys(query, index), where, assumptions: [], hidden: [] }));
  }
  if (query.kind !== 'list') return keyOf({ ...query, assumptions: [], hidden: [] });
  const distinct =
    query.distinct && !query.fields.some(({ expression }) => isKey(expression, query.from, index));
  const where = allOf(conjunctsOf(query.where));
  return keyOf({ ...query, ...withoutFieldNames(query), where, distinct, assumptions: [], hidden: [] });
}

/** All conditions together, in one order whatever they are said in. */
function allOf(conditions: readonly Condition[]): Condition | null {
  const parts = conditions.flatMap(withoutChoice);
  const [only = null] = parts;
  if (parts.length < 2) return only;
  const keys = new Map(parts.map((part) => [part, keyOf(part)]));
  return { kind: 'all', of: parts.toSorted((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? -1 : 1)) };
}

/** "not A or B" is neither of them. */
function withoutChoice(condition: Condition): readonly Condition[] {
  const denied = condition.kind === 'not' && condition.of.kind === 'test' ? condition.of.expression : null;
  if (denied?.kind !== 'in' || denied.negated) return [condition];
  return denied.values.map((right) => ({
    kind: 'not',
    of: { kind: 'test', expression: { kind: 'binary', operator: '=', left: denied.operand, right } },
  }));
}

function keyOf(query: object): string {
  return JSON.stringify(query, (_, part: unknown) =>
    isAtLeastOne(part) ? existence(part) : isProduct(part) ? inOrder(part) : part,
  );
}

type Product = Extract<Expression, { kind: 'binary' }>;

function isProduct(part: unknown): part is Product {
  const isBinary = typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'binary';
  return isBinary && (part as Product).operator === '*';
}

/** A rate times a balance is a balance times a rate. */
function inOrder(product: Product): Product {
  const { left, right } = product;
  return JSON.stringify(left) <= JSON.stringify(right) ? product : { ...product, left: right, right: left };
}

type Counted = Extract<Condition, { kind: 'related-aggregate' }>;

/** "at least one": there is one. */
function isAtLeastOne(part: unknown): part is Counted {
  const isCounted = typeof part === 'object' && part !== null && 'kind' in part;
  if (!isCounted || part.kind !== 'related-aggregate') return false;
  const { aggregate, operator, value } = part as Counted;
  const isOfRows = aggregate.function === 'count' && aggregate.argument === null && aggregate.filter === null;
  return isOfRows && ((operator === '>=' && value === 1) || (operator === '>' && value === 0));
}

function existence({ table, aggregate, where }: Counted): Condition {
  return { kind: 'exists', table, related: aggregate.table, where };
}

/** Rows are as many as their keys: the different allergies, where each row is one. */
function isKey(expression: Expression | null, table: string, index: KnowledgeIndex): boolean {
  const [key, ...others] = index.dataset(table).primaryKey;
  const isOne = expression?.kind === 'column' && expression.table === table && others.length === 0;
  return isOne && expression.column === key;
}

function withRowsForKeys(expression: Expression, index: KnowledgeIndex): Expression {
  const isRows =
    expression.kind === 'aggregate' &&
    expression.function === 'count' &&
    isKey(expression.argument, expression.table, index);
  return isRows ? { ...expression, argument: null, distinct: false } : expression;
}

/** Grouped by a reference is grouped by the key that it refers to. */
function withKeys(query: AggregateQuery, index: KnowledgeIndex): AggregateQuery {
  const { knowledge } = index;
  const referredTo = (expression: Expression): Expression => {
    if (expression.kind !== 'column') return expression;
    const [only, ...others] = knowledge.relationships.filter(
      ({ from, fromColumns }) =>
        from === expression.table && fromColumns.length === 1 && fromColumns[0] === expression.column,
    );
    const column = only?.toColumns[0];
    return only === undefined || column === undefined || others.length > 0
      ? expression
      : { ...expression, table: only.to, column };
  };
  const dimensions = query.dimensions.map((one) => ({ ...one, expression: referredTo(one.expression) }));
  const measures = query.measures.map((one) => ({
    ...one,
    expression: withRowsForKeys(one.expression, index),
  }));
  return { ...query, dimensions, measures };
}

/** What a column is called is no difference: a total by the name of a metric, a name as that of its table. */
function withoutNames(query: AggregateQuery): AggregateQuery {
  const { dimensions, measures, order, perGroup, sides } = query;
  const columns = [...dimensions, ...measures];
  const placeOf = (name: string): string => {
    const at = columns.findIndex((column) => column.name === name);
    return at < 0 ? name : String(at);
  };
  return {
    ...query,
    dimensions: dimensions.map((one) => ({ ...one, name: placeOf(one.name), label: '' })),
    measures: measures.map((one) => ({ ...one, name: placeOf(one.name), label: '' })),
    order: order.map((term) => ({ ...term, by: placeOf(term.by) })),
    perGroup: perGroup === null ? null : { ...perGroup, partitionBy: perGroup.partitionBy.map(placeOf) },
    ...(sides === undefined
      ? {}
      : { sides: { ...sides, of: sides.of.map((side) => ({ ...side, label: '' })) } }),
  };
}

/** The columns of a list by what they show, whatever they are called: the published year is the year. */
function withoutFieldNames({ fields, order, perGroup }: ListQuery): object {
  const shown = fields.map(({ expression }) => JSON.stringify(expression));
  const shownAs = (name: string): string => shown[fields.findIndex((one) => one.name === name)] ?? name;
  return {
    fields: shown.toSorted(),
    order: order.map((term) => ({ ...term, by: shownAs(term.by) })),
    perGroup: perGroup === null ? null : { ...perGroup, partitionBy: perGroup.partitionBy.map(shownAs) },
  };
}

/** Whether rows without a group make one of their own, or what is compared is there, is no difference that anybody asks back. */
function withoutPresence({ where, dimensions }: AggregateQuery): Condition | null {
  const parts = conjunctsOf(where);
  const isPresence = (condition: Condition): boolean => {
    const present = presentOf(condition);
    if (present === null) return false;
    return (
      dimensions.some(({ expression }) => isSame(expression, present)) ||
      parts.some((part) => comparesWith(part, present))
    );
  };
  return allOf(parts.filter((one) => !isPresence(one)));
}

/** What a condition says is there. */
function presentOf(condition: Condition): Expression | null {
  return condition.kind === 'test' && condition.expression.kind === 'is-null' && condition.expression.negated
    ? condition.expression.operand
    : null;
}

/** "paid in 2025" is said of none that are not paid. */
function comparesWith(condition: Condition, operand: Expression): boolean {
  if (condition.kind === 'all') return condition.of.some((part) => comparesWith(part, operand));
  return (
    condition.kind === 'test' &&
    condition.expression.kind === 'binary' &&
    isSame(condition.expression.left, operand)
  );
}
