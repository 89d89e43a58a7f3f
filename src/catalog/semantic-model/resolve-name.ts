import type { Expression } from '../../shared/mod.ts';
import { operandsOf } from '../../shared/mod.ts';
import type { Catalog } from '../catalog.ts';

/** What the names in an expression may stand for. */
export interface ExpressionScope {
  readonly catalog: Catalog;
  /** The table of columns written without one; null where each column needs its table. */
  readonly table: string | null;
  /** The date that `AS_OF_DATE` stands for; null where the data has none. */
  readonly asOfDate: string | null;
  /** Names of derived fields by table; they are referred to as columns are. */
  readonly derived: ReadonlyMap<string, ReadonlyMap<string, Expression>>;
}

/** The expression that `column` or `table.column` stands for, or what is wrong with it. */
export function resolveName(
  path: readonly string[],
  scope: ExpressionScope,
): { readonly expression: Expression } | { readonly problem: string } {
  const [first = '', second] = path;
  const { tables } = scope.catalog;
  const tableName = (second === undefined ? scope.table : first)?.toLowerCase();
  const table = tables.find(({ name }) => name.toLowerCase() === tableName);
  // A column of that name is meant first.
  const isAsOf = second === undefined && first.toUpperCase() === 'AS_OF_DATE';
  if (isAsOf && !table?.columns.some(({ name }) => name.toUpperCase() === 'AS_OF_DATE')) {
    if (scope.asOfDate === null) return { problem: 'AS_OF_DATE, but the model names no as_of column' };
    return { expression: { kind: 'literal', value: scope.asOfDate } };
  }
  if (tableName === undefined) return { problem: `"${first}" without its table; write table.${first}` };
  if (table === undefined) {
    return { problem: `no table "${first}"; there are ${tables.map(({ name }) => name).join(', ')}` };
  }
  const columnName = (second ?? first).toLowerCase();
  const derived = [...(scope.derived.get(table.name)?.keys() ?? [])];
  const field = derived.find((name) => name.toLowerCase() === columnName);
  if (field !== undefined) return { expression: { kind: 'column', table: table.name, column: field } };
  const column = table.columns.find(({ name }) => name.toLowerCase() === columnName);
  if (column === undefined) {
    const known = table.columns.map(({ name }) => name).join(', ');
    return { problem: `no column "${second ?? first}" in ${table.name}; there are ${known}` };
  }
  return { expression: { kind: 'column', table: table.name, column: column.name } };
}

/** The tables whose columns stand in an expression, each once, in order. */
export function tablesOf(expression: Expression): string[] {
  const found = new Set<string>();
  visit(expression, (part) => {
    if (part.kind === 'column' || part.kind === 'aggregate') found.add(part.table);
  });
  return [...found];
}

/** Whether an aggregate stands anywhere in an expression. */
export function hasAggregate(expression: Expression): boolean {
  let isFound = false;
  visit(expression, (part) => {
    if (part.kind === 'aggregate') isFound = true;
  });
  return isFound;
}

function visit(expression: Expression, see: (part: Expression) => void): void {
  see(expression);
  for (const part of operandsOf(expression)) visit(part, see);
}
