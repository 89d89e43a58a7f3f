import type { AggregateExpression, BinaryOperator, Expression, RelatedExpression } from '../../shared/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import { datePartNumberSql, datePartSql } from './date-part-sql.ts';
import { toLiteral } from './literal.ts';
import { negate } from './negate.ts';
import { isNumeric, isReal, toPartText } from './numeric-values.ts';

/** How tightly the outermost operator of printed SQL binds, loosest first. */
export const LEVEL = {
  or: 1,
  and: 2,
  not: 3,
  comparison: 4,
  sum: 5,
  product: 6,
  concatenation: 7,
  atom: 9,
} as const;

export interface Printed {
  readonly sql: string;
  readonly level: number;
}

/** Says what the leaves of an expression are called where it is printed. */
export interface Names {
  column(table: string, column: string): string;
  aggregate(aggregate: AggregateExpression): Printed;
  /**
   * A value of a row that belongs to the row, as a subquery; or those of all rows that others belong to, worked out once for each of them
   * and not for each of the others.
   */
  related(value: RelatedExpression, ofAll?: 'of-all'): string;
}

/** An expression as SQL, with the parentheses that SQLite's precedence needs and no more than a reader wants. */
export function printExpression(expression: Expression, names: Names): string {
  return print(expression, names).sql;
}

/** As `printExpression`, in parentheses if its operator binds less tightly than `level`. */
export function printOperand(expression: Expression, names: Names, level: number): string {
  return enclose(print(expression, names), level);
}

/** Printed SQL, in parentheses if its operator binds less tightly than `level`. */
export function enclose(printed: Printed, level: number): string {
  return printed.level < level ? `(${printed.sql})` : printed.sql;
}

/** An expression as SQL with the level of its outermost operator. */
export function print(expression: Expression, names: Names): Printed {
  switch (expression.kind) {
    case 'column':
      return atom(names.column(expression.table, expression.column));
    case 'literal':
      return atom(toLiteral(expression.value));
    case 'binary':
      return printBinary(expression.operator, expression.left, expression.right, names);
    case 'logical':
      return printLogical(expression.operator, expression.operands, names);
    case 'not':
      return printNot(expression.operand, names);
    case 'is-null': {
      const operand = printOperand(expression.operand, names, LEVEL.sum);
      return comparison(`${operand} IS ${expression.negated ? 'NOT ' : ''}NULL`);
    }
    case 'in': {
      const values = expression.values.map((value) => toPartText(expression.operand, value));
      const isNumber = values.some((value) => isNumeric(value));
      const operand = (isNumber ? printNumber : printOperand)(expression.operand, names, LEVEL.sum);
      const list = values.map((value) => printExpression(value, names)).join(', ');
      return comparison(`${operand} ${expression.negated ? 'NOT IN' : 'IN'} (${list})`);
    }
    case 'case':
      return printCase(expression, names);
    case 'function': {
      const values = expression.arguments.map((argument) => printExpression(argument, names)).join(', ');
      return atom(
        expression.name === 'integer'
          ? `CAST(${values} AS INTEGER)`
          : `${expression.name.toUpperCase()}(${values})`,
      );
    }
    case 'date-part': {
      const level = {
        quarter: LEVEL.concatenation,
        week: LEVEL.concatenation,
        'quarter-of-year': LEVEL.concatenation,
      };
      const sql = datePartSql(expression.part, printExpression(expression.operand, names));
      return {
        sql,
        level: Object.entries(level).find(([part]) => part === expression.part)?.[1] ?? LEVEL.atom,
      };
    }
    case 'related':
      return atom(names.related(expression));
    case 'aggregate':
      return names.aggregate(expression);
    default:
      return assertNever(expression);
  }
}

function printBinary(operator: BinaryOperator, left: Expression, right: Expression, names: Names): Printed {
  switch (operator) {
    case '+':
    case '-':
      return binary(
        operator,
        printNumber(left, names, LEVEL.sum),
        printNumber(right, names, LEVEL.product),
        LEVEL.sum,
      );
    case '*':
      return printProduct(left, right, names);
    case '/':
      return printDivision(left, right, names);
    case '||':
      return binary(
        '||',
        printOperand(left, names, LEVEL.concatenation),
        printOperand(right, names, LEVEL.atom),
        LEVEL.concatenation,
      );
    case 'like':
      return printLike(left, right, names, 'LIKE');
    default:
      return printComparison(operator, left, right, names);
  }
}

function printComparison(
  operator: BinaryOperator,
  left: Expression,
  right: Expression,
  names: Names,
): Printed {
  const isNull = right.kind === 'literal' && right.value === null;
  if (isNull && (operator === '=' || operator === '<>')) {
    return print({ kind: 'is-null', operand: left, negated: operator === '<>' }, names);
  }
  // The row is the first of those of its owner where it is the first of any of them.
  if (
    operator === '=' &&
    right.kind === 'related' &&
    right.position !== null &&
    isSameColumn(left, right.value)
  )
    return comparison(`${printOperand(left, names, LEVEL.sum)} IN ${names.related(right, 'of-all')}`);
  const [first, second] = [toPartText(right, left), toPartText(left, right)];
  const printSide = isNumeric(first) || isNumeric(second) ? printNumber : printOperand;
  return binary(
    operator,
    printSide(first, names, LEVEL.sum),
    printSide(second, names, LEVEL.sum),
    LEVEL.comparison,
  );
}

function isSameColumn(left: Expression, right: Expression): boolean {
  if (left.kind !== 'column' || right.kind !== 'column') return false;
  return left.table === right.table && left.column === right.column;
}

/** As `printOperand`, of a value that is calculated with: calendar parts as their numbers. */
export function printNumber(expression: Expression, names: Names, level: number): string {
  if (expression.kind !== 'date-part') return printOperand(expression, names, level);
  const sql = datePartNumberSql(expression.part, printExpression(expression.operand, names));
  if (sql === null) return printOperand(expression, names, level);
  return enclose({ sql, level: expression.part === 'quarter-of-year' ? LEVEL.product : LEVEL.atom }, level);
}

/** `100 * (a / b)` is printed as `100.0 * a / b`, the way a percentage is written. */
function printProduct(left: Expression, right: Expression, names: Names): Printed {
  if (left.kind === 'literal' && right.kind === 'binary' && right.operator === '/') {
    return printDivision({ kind: 'binary', operator: '*', left, right: right.left }, right.right, names);
  }
  return binary(
    '*',
    printNumber(left, names, LEVEL.product),
    printNumber(right, names, LEVEL.concatenation),
    LEVEL.product,
  );
}

/** Division is of real numbers, and by zero gives NULL. */
function printDivision(left: Expression, right: Expression, names: Names): Printed {
  const isNonZero = right.kind === 'literal' && right.value !== 0;
  const divisor = isNonZero ? toLiteral(right.value) : `NULLIF(${printNumber(right, names, LEVEL.or)}, 0)`;
  return binary('/', printReal(left, names), divisor, LEVEL.product);
}

function printReal(expression: Expression, names: Names): string {
  const dividend = printNumber(expression, names, LEVEL.product);
  if (expression.kind === 'literal' && typeof expression.value === 'number')
    return realLiteral(expression.value);
  if (expression.kind === 'binary' && expression.operator === '*' && expression.left.kind === 'literal') {
    const { value } = expression.left;
    if (typeof value === 'number') {
      return `${realLiteral(value)} * ${printNumber(expression.right, names, LEVEL.concatenation)}`;
    }
  }
  return isReal(expression) ? dividend : `1.0 * ${printNumber(expression, names, LEVEL.concatenation)}`;
}

function realLiteral(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? `${value}.0` : toLiteral(value);
}

/** A backslash in the pattern marks the next character as itself. */
function printLike(left: Expression, right: Expression, names: Names, keyword: string): Printed {
  const pattern = printOperand(right, names, LEVEL.sum);
  const escaped = right.kind === 'literal' && String(right.value).includes('\\') ? " ESCAPE '\\'" : '';
  return comparison(`${printOperand(left, names, LEVEL.sum)} ${keyword} ${pattern}${escaped}`);
}

function printNot(operand: Expression, names: Names): Printed {
  if (operand.kind === 'binary' && operand.operator === 'like') {
    return printLike(operand.left, operand.right, names, 'NOT LIKE');
  }
  const negated = negate(operand);
  if (negated.kind !== 'not') return print(negated, names);
  return { sql: `NOT ${printOperand(operand, names, LEVEL.atom)}`, level: LEVEL.not };
}

function printLogical(operator: 'and' | 'or', operands: readonly Expression[], names: Names): Printed {
  const [only] = operands;
  if (only === undefined) return atom(operator === 'and' ? '1' : '0');
  if (operands.length === 1) return print(only, names);
  const printed = operands.map((operand) => print(operand, names));
  return printJunction(operator, printed);
}

/** Conditions joined by AND or OR; OR inside AND, and AND inside OR, stand in parentheses. */
export function printJunction(operator: 'and' | 'or', operands: readonly Printed[]): Printed {
  const [only] = operands;
  if (only === undefined) return atom(operator === 'and' ? '1' : '0');
  if (operands.length === 1) return only;
  const other = operator === 'and' ? LEVEL.or : LEVEL.and;
  const parts = operands.map((operand) => (operand.level === other ? `(${operand.sql})` : operand.sql));
  return { sql: parts.join(operator === 'and' ? ' AND ' : ' OR '), level: LEVEL[operator] };
}

function printCase(expression: Extract<Expression, { kind: 'case' }>, names: Names): Printed {
  const branches = expression.branches.map(
    ({ when, then }) => `WHEN ${printExpression(when, names)} THEN ${printExpression(then, names)}`,
  );
  if (expression.otherwise !== null) branches.push(`ELSE ${printExpression(expression.otherwise, names)}`);
  const inline = `CASE ${branches.join(' ')} END`;
  return atom(inline.length <= 70 ? inline : `CASE\n  ${branches.join('\n  ')}\nEND`);
}

function binary(operator: string, left: string, right: string, level: number): Printed {
  return { sql: `${left} ${operator} ${right}`, level };
}

/** SQL whose outermost operator compares. */
export function comparison(sql: string): Printed {
  return { sql, level: LEVEL.comparison };
}

function atom(sql: string): Printed {
  return { sql, level: LEVEL.atom };
}
