import type { Expression } from '../../shared/mod.ts';
import { conjunctsOf } from '../conjuncts.ts';
import type { Condition } from '../logical-query.ts';
import { addDays, type DayRange, datesPhrase, isDay } from './date-phrase.ts';
import { fieldPhrase, type Reader } from './reader.ts';

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

/** The ranges of days of one column of which one is meant, where a condition says no more than that; else null. */
export function dayRangeAlternatives(
  condition: Condition,
): { readonly column: DateColumn; readonly ranges: readonly DayRange[] } | null {
  const found = (alternativesOf(condition) ?? [condition]).map((alternative) => {
    const nested = alternativesOf(alternative) === null ? null : dayRangeAlternatives(alternative);
    if (nested !== null) return nested;
    const { ranges, others } = takeDayRanges(conjunctsOf(alternative));
    const [only] = ranges;
    const isDays = only !== undefined && ranges.length === 1 && others.length === 0;
    return isDays ? { column: only.column, ranges: [only.range] } : null;
  });
  const [first] = found;
  if (first === undefined || first === null) return null;
  const { table, column } = first.column;
  const same = found.filter((each) => each?.column.table === table && each.column.column === column);
  return same.length === found.length
    ? { column: first.column, ranges: same.flatMap((each) => each?.ranges ?? []) }
    : null;
}

/** What a condition holds by, each alone: the operands of an OR, the values of a list of periods; null if it is no OR. */
export function alternativesOf(condition: Condition): readonly Condition[] | null {
  if (condition.kind === 'any') return condition.of;
  if (condition.kind !== 'test') return null;
  const { expression } = condition;
  if (expression.kind === 'logical' && expression.operator === 'or')
    return expression.operands.map((operand) => ({ kind: 'test', expression: operand }));
  if (expression.kind !== 'in' || expression.negated || expression.operand.kind !== 'date-part') return null;
  const { operand, values } = expression;
  return values.map((right) => ({
    kind: 'test',
    expression: { kind: 'binary', operator: '=', left: operand, right },
  }));
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

/** As a statement about the rows: `they are issued in 2024`, `birth date is in 1980`. */
export function dayRangesStatement(column: DateColumn, ranges: readonly DayRange[], reader: Reader): string {
  const participle = participleOf(column, reader);
  const subject =
    participle === null ? `${fieldPhrase(column.table, column.column, reader)} is` : `they are ${participle}`;
  return `${subject} ${datesPhrase(ranges)}`;
}

/** What is done to the rows spoken of on the days of a column: `issued` for `issued_on`. */
export function participleOf({ table, column }: DateColumn, reader: Reader): string | null {
  const participle = /^(\w*(?:ed|ed_off|due|paid|sold|made))_(?:on|at|date)$/.exec(column)?.[1];
  return table === reader.base && participle !== undefined ? participle.replaceAll('_', ' ') : null;
}
