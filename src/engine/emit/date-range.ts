import type { DatePart, Expression } from '../../shared/mod.ts';

/**
 * `year(date) = 2024` as `date >= '2024-01-01' AND date < '2025-01-01'`, `year(date) > 2024` as `date >= '2025-01-01'`,
 * which an index can serve; others unchanged.
 */
export function toDateRange(expression: Expression): Expression {
  if (expression.kind !== 'binary') return expression;
  const { operator, left, right } = expression;
  if (left.kind !== 'date-part' || left.operand.kind !== 'column' || right.kind !== 'literal')
    return expression;
  const bounds = periodBounds(left.part, String(right.value));
  if (bounds === null) return expression;
  const [start, end] = bounds;
  const bound = (comparison: '>=' | '<', value: string): Expression => ({
    kind: 'binary',
    operator: comparison,
    left: left.operand,
    right: { kind: 'literal', value },
  });
  switch (operator) {
    case '=':
      return { kind: 'logical', operator: 'and', operands: [bound('>=', start), bound('<', end)] };
    case '>=':
      return bound('>=', start);
    case '>':
      return bound('>=', end);
    case '<':
      return bound('<', start);
    case '<=':
      return bound('<', end);
    default:
      return expression;
  }
}

/** First day of a year, quarter or month as it is printed, and the day after its last. */
function periodBounds(part: DatePart, period: string): readonly [string, string] | null {
  const match = /^(\d{4})(?:-(?:Q([1-4])|(0[1-9]|1[0-2])))?$/.exec(period);
  if (match === null) return null;
  const year = Number(match[1]);
  // The year after has five digits, which as text are less than four.
  if (year === 9999) return null;
  const monthText = (months: number): string => {
    const ofYear = String((months % 12) + 1).padStart(2, '0');
    return `${String(year + Math.floor(months / 12)).padStart(4, '0')}-${ofYear}-01`;
  };
  if (part === 'year' && period.length === 4) return [monthText(0), monthText(12)];
  if (part === 'quarter' && match[2] !== undefined) {
    const first = 3 * (Number(match[2]) - 1);
    return [monthText(first), monthText(first + 3)];
  }
  if (part === 'month' && match[3] !== undefined)
    return [monthText(Number(match[3]) - 1), monthText(Number(match[3]))];
  return null;
}
