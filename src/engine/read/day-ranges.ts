import type { Expression } from '../../shared/mod.ts';
import type { Condition } from '../logical-query.ts';
import { addDays, type DayRange, isDay } from './date-phrase.ts';

/** A column that holds days. */
export type DateColumn = Extract<Expression, { kind: 'column' }>;

/** Takes the bounds on date columns out of conditions: one range for each column. */
export function takeDayRanges(conditions: readonly Condition[]) {
  const ranges = new Map<string, { column: DateColumn; range: DayRange }>();
  const others: Condition[] = [];
  for (const condition of conditions) {
    const bound = condition.kind === 'test' ? dayBound(condition.expression) : null;
    if (bound === null) {
      others.push(condition);
      continue;
    }
    const key = `${bound.column.table}.${bound.column.column}`;
    const known = ranges.get(key)?.range ?? { start: null, end: null };
    const start =
      [known.start, bound.range.start]
        .filter((day) => day !== null)
        .toSorted()
        .at(-1) ?? null;
    const end = [known.end, bound.range.end].filter((day) => day !== null).toSorted()[0] ?? null;
    ranges.set(key, { column: bound.column, range: { start, end } });
  }
  return { ranges: [...ranges.values()], others };
}

function dayBound(expression: Expression): { readonly column: DateColumn; readonly range: DayRange } | null {
  if (
    expression.kind !== 'binary' ||
    expression.left.kind !== 'column' ||
    expression.right.kind !== 'literal'
  )
    return null;
  const { operator, left, right } = expression;
  const day = right.value;
  if (!isDay(day)) return null;
  switch (operator) {
    case '=':
      return { column: left, range: { start: day, end: addDays(day, 1) } };
    case '>=':
      return { column: left, range: { start: day, end: null } };
    case '>':
      return { column: left, range: { start: addDays(day, 1), end: null } };
    case '<':
      return { column: left, range: { start: null, end: day } };
    case '<=':
      return { column: left, range: { start: null, end: addDays(day, 1) } };
    default:
      return null;
  }
}
