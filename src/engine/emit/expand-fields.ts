import type { Field, Knowledge } from '../../catalog/mod.ts';
import type { Expression } from '../../shared/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import { mapCondition, mapExpression } from '../expression-walk.ts';
import type { Condition, LogicalQuery } from '../logical-query.ts';

/** Fields of the semantic model may be built on each other, but not without end. */
const DEPTH_MAX = 8;

/** The field that a column reference names; undefined if the knowledge has none. */
export function fieldOf(knowledge: Knowledge, table: string, column: string): Field | undefined {
  return knowledge.datasets.find(({ name }) => name === table)?.fields.find(({ name }) => name === column);
}

/** The query with every derived field (turnaround, age) replaced by the expression that defines it. */
export function expandFields<Query extends LogicalQuery>(query: Query, knowledge: Knowledge): Query;
export function expandFields(query: LogicalQuery, knowledge: Knowledge): LogicalQuery {
  const expand = (expression: Expression): Expression => expandExpression(expression, knowledge);
  const expandOutput = <Output extends { readonly expression: Expression }>(output: Output): Output => ({
    ...output,
    expression: expand(output.expression),
  });
  const where = (condition: Condition | null): Condition | null =>
    condition === null ? null : mapCondition(condition, expand);
  switch (query.kind) {
    case 'aggregate':
      return {
        ...query,
        dimensions: query.dimensions.map(expandOutput),
        measures: query.measures.map(expandOutput),
        where: where(query.where),
        having: query.having === null ? null : expand(query.having),
        ...(query.sides === undefined
          ? {}
          : {
              sides: {
                ...query.sides,
                of: query.sides.of.map((side) => ({ ...side, where: mapCondition(side.where, expand) })),
              },
            }),
        ...(query.versus === undefined
          ? {}
          : {
              versus: query.versus.map((one) => ({
                ...one,
                left: expand(one.left),
                right: expand(one.right),
                ...(one.than === undefined ? {} : { than: expand(one.than) }),
              })),
            }),
      };
    case 'list':
      return { ...query, fields: query.fields.map(expandOutput), where: where(query.where) };
    case 'values':
      return query;
    default:
      return assertNever(query);
  }
}

/** An expression with every derived field replaced by what defines it. */
export function expandExpression(expression: Expression, knowledge: Knowledge): Expression {
  return expandWithin(expression, knowledge, []);
}

/** `within`: the fields that the expression defines; a field of a column's own name is made of the column. */
function expandWithin(expression: Expression, knowledge: Knowledge, within: readonly Field[]): Expression {
  if (within.length > DEPTH_MAX) throw new Error('A derived field is defined by itself');
  return mapExpression(expression, (node) => {
    if (node.kind !== 'column') return null;
    const field = fieldOf(knowledge, node.table, node.column);
    const definition = field?.expression ?? null;
    return field === undefined || definition === null || field === within.at(-1)
      ? null
      : expandWithin(definition, knowledge, [...within, field]);
  });
}
