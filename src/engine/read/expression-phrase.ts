import type { BinaryOperator, DatePart, Expression, RelatedExpression } from '../../shared/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import { countedRows } from '../counted-rows.ts';
import { spanOfExpression } from '../elapsed.ts';
import { isDay, partPhrase } from './date-phrase.ts';
import { fieldOfExpression } from './field-of-expression.ts';
import { datasetOf, enumerate, fieldFor, fieldPhrase, type Reader } from './reader.ts';
import { valuePhrase } from './value-phrase.ts';

const PART_NAMES: Readonly<Record<DatePart, string>> = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
  'quarter-of-year': 'quarter of the year',
  'month-of-year': 'month of the year',
  weekday: 'weekday',
  'day-of-month': 'day of the month',
};

const ARITHMETIC: Readonly<Partial<Record<BinaryOperator, string>>> = {
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '||': 'followed by',
};

const ORDINALS: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'third' };

function ordinalWord({ position, isFromEnd }: RelatedExpression): string {
  if (isFromEnd === true) return 'last';
  return ORDINALS[position ?? 1] ?? `${position}th`;
}

/** An expression in words: `interest rate`, `quarter of issue date`, `late loans ÷ all loans (in percent)`. */
export function expressionPhrase(expression: Expression, reader: Reader): string {
  const field = fieldOfExpression(expression, reader.knowledge);
  return field === null
    ? definitionPhrase(expression, reader)
    : fieldPhrase(field.table, field.column, reader);
}

function definitionPhrase(expression: Expression, reader: Reader): string {
  switch (expression.kind) {
    case 'column':
      return fieldPhrase(expression.table, expression.column, reader);
    case 'literal':
      return valuePhrase(expression.value, undefined);
    case 'date-part': {
      const of = expressionPhrase(expression.operand, reader);
      const participle = /^(.+) on$/.exec(of)?.[1];
      return `${PART_NAMES[expression.part]} ${participle ?? `of ${of}`}`;
    }
    case 'function': {
      const values = expression.arguments.map((argument) => expressionPhrase(argument, reader));
      // A total of no rows is none: nothing to be said.
      if (expression.name === 'coalesce') return values[0] ?? '';
      if (expression.name === 'length') return `length of ${values[0]}`;
      const later = laterPhrase(expression.arguments[1], values[0] ?? '');
      if (expression.name === 'date' && later !== null) return later;
      if (expression.name === 'date' && values.length === 1) return `day of ${values[0]}`;
      return `${expression.name}(${values.join(', ')})`;
    }
    case 'related': {
      const { table, related, value } = expression;
      const { label } = datasetOf(related, reader);
      const owner = datasetOf(table, reader).label;
      const what = expressionPhrase(value, { ...reader, base: related });
      if (expression.position === null) return `${what} of the ${owner}`;
      return `${what} of the ${owner}'s ${ordinalWord(expression)} ${label}`;
    }
    case 'aggregate':
      return reader.aggregatePhrase(expression, reader);
    case 'case': {
      const branches = expression.branches.map(
        ({ when, then }) => `${expressionPhrase(then, reader)} where ${testPhrase(when, reader)}`,
      );
      const otherwise =
        expression.otherwise === null ? [] : [`otherwise ${expressionPhrase(expression.otherwise, reader)}`];
      return `(${[...branches, ...otherwise].join(', ')})`;
    }
    case 'binary':
      return (
        spanPhrase(expression, reader) ??
        arithmeticPhrase(expression, reader) ??
        testPhrase(expression, reader)
      );
    case 'logical':
    case 'not':
    case 'is-null':
    case 'in':
      return testPhrase(expression, reader);
    default:
      return assertNever(expression);
  }
}

/** `days from issue date to closing date`; whole months and years are said to be so. */
function spanPhrase(expression: Expression, reader: Reader): string | null {
  const span = spanOfExpression(expression);
  if (span === null) return null;
  const { from, to, unit } = span;
  const isWhole = unit === 'months' || unit === 'years';
  const [begin, end] = [expressionPhrase(from, reader), expressionPhrase(to, reader)];
  return `${isWhole ? 'full ' : ''}${unit} from ${begin} to ${end}`;
}

/** `12 months after issue date`. */
function laterPhrase(modifier: Expression | undefined, date: string): string | null {
  const text = modifier?.kind === 'literal' ? String(modifier.value) : '';
  const [, sign, amount] = /^([+-])(\d+ (?:month|year)s)$/.exec(text) ?? [];
  const length = amount?.replace(/^(1 \w+)s$/, '$1');
  return length === undefined ? null : `${length} ${sign === '-' ? 'before' : 'after'} ${date}`;
}

/** A condition as a clause: `status is Late`, `principal is over $10,000 or grade is A`. */
export function testPhrase(expression: Expression, reader: Reader): string {
  const { subject, predicate } = testParts(expression, reader);
  return subject === null ? predicate : `${subject} is ${predicate}`;
}

/** A condition in two parts, `principal` and `over $10,000`; without a subject the predicate is a whole clause. */
export function testParts(
  expression: Expression,
  reader: Reader,
): { readonly subject: string | null; readonly predicate: string } {
  switch (expression.kind) {
    case 'logical': {
      const parts = expression.operands.map((operand) => {
        const phrase = testPhrase(operand, reader);
        return operand.kind === 'logical' ? `(${phrase})` : phrase;
      });
      return { subject: null, predicate: parts.join(` ${expression.operator} `) };
    }
    case 'not':
      return { subject: null, predicate: `not (${testPhrase(expression.operand, reader)})` };
    case 'is-null':
      return {
        subject: expressionPhrase(expression.operand, reader),
        predicate: expression.negated ? 'known' : 'empty',
      };
    case 'in': {
      const values = enumerate(
        expression.values.map((value) => operandPhrase(value, expression.operand, reader)),
        'or',
      );
      const predicate = expression.negated ? `other than ${values}` : values;
      return { subject: expressionPhrase(expression.operand, reader), predicate };
    }
    case 'binary':
      return comparisonParts(expression, reader);
    default:
      return { subject: null, predicate: expressionPhrase(expression, reader) };
  }
}

function comparisonParts({ operator, left, right }: Extract<Expression, { kind: 'binary' }>, reader: Reader) {
  const subject = expressionPhrase(left, reader);
  if (operator === 'like') return { subject, predicate: likePhrase(right, reader) };
  const isOfOne = right.kind === 'related' && right.position !== null;
  if (operator === '=' && isOfOne && JSON.stringify(right.value) === JSON.stringify(left)) {
    const [{ label: owner }, { label }] = [datasetOf(right.table, reader), datasetOf(right.related, reader)];
    return { subject, predicate: `that of the ${owner}'s ${ordinalWord(right)} ${label}` };
  }
  const value = operandPhrase(right, left, reader);
  if (operator === '=' && right.kind !== 'literal') return { subject, predicate: `the same as ${value}` };
  return { subject, predicate: comparisonPhrase(operator, value, { isDay: isDate(right, reader) }) };
}

const LAST_OR_FIRST: ReadonlySet<string> = new Set(['max', 'min']);

/** A day, or a column of days. */
function isDate(expression: Expression, reader: Reader): boolean {
  if (expression.kind === 'literal') return isDay(expression.value);
  if (expression.kind === 'function' && expression.name === 'date') return true;
  if (expression.kind === 'related') return isDate(expression.value, { ...reader, base: expression.related });
  if (expression.kind === 'aggregate')
    return (
      LAST_OR_FIRST.has(expression.function) &&
      expression.argument !== null &&
      isDate(expression.argument, reader)
    );
  const known = fieldOfExpression(expression, reader.knowledge);
  const type = known === null ? null : fieldFor(known.table, known.column, reader)?.type;
  return type === 'date' || type === 'timestamp';
}

/** `over $10,000`, `at least 2`, `before 2024-01-01`. */
export function comparisonPhrase(
  operator: BinaryOperator,
  value: string,
  { isDay: isDate }: { readonly isDay: boolean } = { isDay: false },
): string {
  switch (operator) {
    case '=':
      return value;
    case '<>':
      return `other than ${value}`;
    case '<':
      return isDate ? `before ${value}` : `under ${value}`;
    case '<=':
      return isDate ? `on or before ${value}` : `at most ${value}`;
    case '>':
      return isDate ? `after ${value}` : `over ${value}`;
    case '>=':
      return isDate ? `on or after ${value}` : `at least ${value}`;
    default:
      return `${operator} ${value}`;
  }
}

/** A value with the unit and labels of the field that it is compared with. */
function operandPhrase(value: Expression, field: Expression, reader: Reader): string {
  if (value.kind !== 'literal') return expressionPhrase(value, reader);
  if (field.kind === 'date-part') return partPhrase(field.part, String(value.value));
  const measured = field.kind === 'aggregate' && field.function !== 'count' ? field.argument : field;
  const known = measured === null ? null : fieldOfExpression(measured, reader.knowledge);
  return valuePhrase(value.value, known === null ? undefined : fieldFor(known.table, known.column, reader));
}

function likePhrase(pattern: Expression, reader: Reader): string {
  if (pattern.kind !== 'literal') return `like ${expressionPhrase(pattern, reader)}`;
  const match = /^(%?)((?:[^%_\\]|\\.)*)(%?)$/.exec(String(pattern.value));
  if (match === null) return `like "${pattern.value}"`;
  const [, before, text = '', after] = match;
  const verb =
    before === ''
      ? after === ''
        ? 'equal to'
        : 'beginning with'
      : after === ''
        ? 'ending with'
        : 'containing';
  return `${verb} "${text.replaceAll(/\\(.)/g, '$1')}"`;
}

function arithmeticPhrase(
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
  reader: Reader,
): string | null {
  const sign = ARITHMETIC[operator];
  if (sign === undefined) return null;
  const operand = (side: Expression): string => {
    const phrase = expressionPhrase(side, reader);
    return side.kind === 'binary' && ARITHMETIC[side.operator] !== undefined ? `(${phrase})` : phrase;
  };
  const percentage = percentageOf({ kind: 'binary', operator, left, right });
  if (percentage !== null) return `${ratioPhrase(percentage, operand)} (in percent)`;
  return `${operand(left)} ${sign} ${operand(right)}`;
}

/** `charged-off loans ÷ all loans`: of two counts, what is counted. */
function ratioPhrase({ part, whole }: Ratio, operand: (side: Expression) => string): string {
  const [above, below] = [operand(part), operand(whole)];
  const areCounts = [part, whole].every((side) => side.kind === 'aggregate' && side.function === 'count');
  if (!areCounts) return `${above} ÷ ${below}`;
  const counted = below.replace(/^number of /, '');
  const isAll = whole.kind === 'aggregate' && whole.argument === null && countedRows(whole) === null;
  return `${above.replace(/^number of /, '')} ÷ ${isAll ? 'all ' : ''}${counted}`;
}

interface Ratio {
  readonly part: Expression;
  readonly whole: Expression;
}

/** `100 * (part / whole)`, in either way of writing it. */
function percentageOf(expression: Expression): Ratio | null {
  if (expression.kind !== 'binary') return null;
  const { operator, left, right } = expression;
  const isHundred = (side: Expression): boolean => side.kind === 'literal' && side.value === 100;
  if (operator === '*') {
    const [ratio] = [left, right].filter((side) => side.kind === 'binary' && side.operator === '/');
    if (ratio?.kind !== 'binary' || ![left, right].some(isHundred)) return null;
    return { part: ratio.left, whole: ratio.right };
  }
  if (operator !== '/' || left.kind !== 'binary' || left.operator !== '*') return null;
  if (isHundred(left.left)) return { part: left.right, whole: right };
  return isHundred(left.right) ? { part: left.left, whole: right } : null;
}
