import type { BinaryOperator, DurationUnit, Expression } from '../shared/mod.ts';
import { assertNever } from '../shared/mod.ts';

/** A length of time between two dates. */
export interface Span {
  readonly from: Expression;
  readonly to: Expression;
  readonly unit: DurationUnit;
  /** Ages are averaged as the whole years that they are. */
  readonly isWhole?: true;
}

const DAYS_PER_WEEK = 7;
const DAYS_PER_YEAR = 365.25;

/** What has passed: whole months and years; days and shorter units with their parts. */
export function elapsed({ from, to, unit }: Span): Expression {
  switch (unit) {
    case 'days':
      return days(from, to);
    case 'weeks':
      return binary(days(from, to), '/', literal(DAYS_PER_WEEK));
    case 'hours':
      return binary(seconds(from, to), '/', literal(3600));
    case 'seconds':
      return seconds(from, to);
    case 'minutes':
      return binary(seconds(from, to), '/', literal(60));
    case 'years':
      return wholeYears(from, to);
    case 'months':
      return wholeMonths(from, to);
    default:
      return assertNever(unit);
  }
}

/** What an average of it is over; null where that needs to be said. */
export function elapsedToAverage(span: Span): Expression | null {
  if (span.isWhole === true) return elapsed(span);
  if (span.unit === 'months') return null;
  return span.unit === 'years'
    ? binary(days(span.from, span.to), '/', literal(DAYS_PER_YEAR))
    : elapsed(span);
}

/** The span compared with a number of its units: months and years by the calendar. */
export function compareSpan(span: Span, operator: BinaryOperator, value: number): Expression {
  const { from, to, unit } = span;
  // "within 10 days after it": not before it.
  if (value === 0 && operator === '>=') return binary(to, operator, from);
  const isCalendar = (unit === 'months' || unit === 'years') && Number.isInteger(value);
  if (!isCalendar || operator === '=' || operator === '<>') {
    const factor = unit === 'weeks' ? DAYS_PER_WEEK : 1;
    const length = unit === 'weeks' ? days(from, to) : elapsed(span);
    return binary(length, operator, literal(value * factor));
  }
  const end: Expression = {
    kind: 'function',
    name: 'date',
    arguments: [from, literal(`${value < 0 ? '' : '+'}${value} ${unit}`)],
  };
  return binary(to, operator, end);
}

function days(from: Expression, to: Expression): Expression {
  return binary(call('julianday', to), '-', call('julianday', from));
}

function seconds(from: Expression, to: Expression): Expression {
  return binary(call('unixepoch', to), '-', call('unixepoch', from));
}

function wholeYears(from: Expression, to: Expression): Expression {
  const years = binary(part('%Y', to), '-', part('%Y', from));
  return binary(years, '-', binary(part('%m-%d', to), '<', part('%m-%d', from)));
}

function wholeMonths(from: Expression, to: Expression): Expression {
  const years = binary(part('%Y', to), '-', part('%Y', from));
  const months = binary(part('%m', to), '-', part('%m', from));
  const all = binary(binary(literal(12), '*', years), '+', months);
  return binary(all, '-', binary(part('%d', to), '<', part('%d', from)));
}

function part(format: string, date: Expression): Expression {
  return call('strftime', literal(format), date);
}

function call(name: string, ...args: readonly Expression[]): Expression {
  return { kind: 'function', name, arguments: args };
}

function binary(left: Expression, operator: BinaryOperator, right: Expression): Expression {
  return { kind: 'binary', operator, left, right };
}

function literal(value: string | number): Expression {
  return { kind: 'literal', value };
}

const UNITS: readonly DurationUnit[] = ['days', 'weeks', 'hours', 'minutes', 'seconds', 'months', 'years'];

/** The span that an expression is the length of, as `elapsed` writes it; null for others. */
export function spanOfExpression(expression: Expression): Span | null {
  if (expression.kind !== 'binary') return null;
  const [to, from] = datesIn(expression);
  if (to === undefined || from === undefined) return null;
  const unit = UNITS.find(
    (one) => JSON.stringify(elapsed({ from, to, unit: one })) === JSON.stringify(expression),
  );
  return unit === undefined ? null : { from, to, unit };
}

/** What the functions of dates in it are of, in order. */
function datesIn(expression: Expression): readonly Expression[] {
  if (expression.kind === 'binary') return [...datesIn(expression.left), ...datesIn(expression.right)];
  if (expression.kind !== 'function' || !DATE_FUNCTIONS.has(expression.name)) return [];
  return expression.arguments.slice(-1);
}

const DATE_FUNCTIONS: ReadonlySet<string> = new Set(['julianday', 'strftime', 'unixepoch']);
