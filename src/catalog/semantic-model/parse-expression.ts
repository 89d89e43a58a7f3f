import type { BinaryOperator, Expression } from '../../shared/mod.ts';
import { parseCall } from './parse-call.ts';
import { type ExpressionScope, resolveName } from './resolve-name.ts';
import { badSql, SqlCursor } from './sql-cursor.ts';
import { lexSql, type SqlToken } from './sql-lexer.ts';

/**
 * Parses an SQL expression over the columns of `scope` into a tree: arithmetic, comparisons, CASE, CAST to TEXT or
 * REAL, IN, BETWEEN, LIKE, IS NULL, AND, OR, NOT, functions, aggregates with DISTINCT and FILTER, and `AS_OF_DATE`.
 * `/` always divides exactly. Throws LoanqError `misconfigured` that says where and what would be right.
 */
export function parseExpression(sql: string, scope: ExpressionScope): Expression {
  const tokens = lexSql(sql);
  if ('badAt' in tokens) throw badSql(sql, tokens.badAt, 'a character that no SQL expression has');
  const cursor = new SqlCursor(sql, tokens, scope);
  const expression = parseOr(cursor);
  if (cursor.peek().kind !== 'end') cursor.fail(`"${cursor.peek().text}" where the expression should end`);
  return expression;
}

/** Parses a whole expression inside another: an argument, a branch, what stands in parentheses. */
function parseOr(cursor: SqlCursor): Expression {
  return cursor.nested(() =>
    parseLogical(cursor, 'OR', () => parseLogical(cursor, 'AND', () => parseNot(cursor))),
  );
}

function parseLogical(cursor: SqlCursor, word: 'AND' | 'OR', parseOperand: () => Expression): Expression {
  const first = parseOperand();
  const operands = [first];
  while (cursor.accept(word)) operands.push(parseOperand());
  return operands.length === 1
    ? first
    : { kind: 'logical', operator: word === 'AND' ? 'and' : 'or', operands };
}

function parseNot(cursor: SqlCursor): Expression {
  if (!cursor.accept('NOT')) return parseComparison(cursor);
  return cursor.nested(() => ({ kind: 'not', operand: parseNot(cursor) }));
}

const COMPARISONS: ReadonlyMap<string, BinaryOperator> = new Map([
  ['=', '='],
  ['==', '='],
  ['<>', '<>'],
  ['!=', '<>'],
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
]);

function parseComparison(cursor: SqlCursor): Expression {
  const left = parseSum(cursor);
  const operator = cursor.peek().kind === 'symbol' ? COMPARISONS.get(cursor.peek().text) : undefined;
  if (operator !== undefined) {
    cursor.take();
    return { kind: 'binary', operator, left, right: parseSum(cursor) };
  }
  if (cursor.accept('IS')) {
    const negated = cursor.accept('NOT');
    cursor.expect('NULL');
    return { kind: 'is-null', operand: left, negated };
  }
  const negated = cursor.accept('NOT');
  if (cursor.accept('IN')) return { kind: 'in', operand: left, values: parseList(cursor), negated };
  const test = parseRange(cursor, left);
  if (test === null) return negated ? cursor.fail('NOT without IN, LIKE or BETWEEN') : left;
  return negated ? { kind: 'not', operand: test } : test;
}

function parseRange(cursor: SqlCursor, left: Expression): Expression | null {
  if (cursor.accept('LIKE')) return { kind: 'binary', operator: 'like', left, right: parseSum(cursor) };
  if (!cursor.accept('BETWEEN')) return null;
  const low = parseSum(cursor);
  cursor.expect('AND');
  const high = parseSum(cursor);
  return {
    kind: 'logical',
    operator: 'and',
    operands: [
      { kind: 'binary', operator: '>=', left, right: low },
      { kind: 'binary', operator: '<=', left, right: high },
    ],
  };
}

/** Expressions in parentheses, parted by commas; at least one. */
function parseList(cursor: SqlCursor): Expression[] {
  cursor.expect('(');
  const values = [parseOr(cursor)];
  while (cursor.accept(',')) values.push(parseOr(cursor));
  cursor.expect(')');
  return values;
}

function parseSum(cursor: SqlCursor): Expression {
  return parseBinary(cursor, ['+', '-', '||'], () =>
    parseBinary(cursor, ['*', '/'], () => parseUnary(cursor)),
  );
}

function parseBinary(
  cursor: SqlCursor,
  operators: readonly ('+' | '-' | '*' | '/' | '||')[],
  parseOperand: () => Expression,
): Expression {
  let left = parseOperand();
  for (;;) {
    const operator = operators.find((symbol) => cursor.accept(symbol));
    if (operator === undefined) return left;
    left = { kind: 'binary', operator, left, right: parseOperand() };
  }
}

function parseUnary(cursor: SqlCursor): Expression {
  if (cursor.accept('+')) return cursor.nested(() => parseUnary(cursor));
  if (!cursor.accept('-')) return parsePrimary(cursor);
  const operand = cursor.nested(() => parseUnary(cursor));
  if (operand.kind === 'literal' && typeof operand.value === 'number')
    return { ...operand, value: -operand.value };
  return { kind: 'binary', operator: '-', left: { kind: 'literal', value: 0 }, right: operand };
}

function parsePrimary(cursor: SqlCursor): Expression {
  if (cursor.accept('(')) {
    if (cursor.peek().text.toUpperCase() === 'SELECT')
      cursor.fail('a subquery, which an expression may not hold');
    const inner = parseOr(cursor);
    cursor.expect(')');
    return inner;
  }
  if (cursor.accept('CASE')) return parseCase(cursor);
  const token = cursor.take();
  switch (token.kind) {
    case 'text':
      return { kind: 'literal', value: token.text };
    case 'number':
      return { kind: 'literal', value: Number(token.text) };
    case 'quoted-name':
      return parseName(cursor, token);
    case 'name':
      if (cursor.accept('(')) return parseCall(token.text, cursor, parseOr);
      return parseName(cursor, token);
    default:
      return cursor.fail('a value, a column or a function is missing before here');
  }
}

function parseName(cursor: SqlCursor, first: SqlToken): Expression {
  if (first.kind === 'name' && /^NULL$/i.test(first.text)) return { kind: 'literal', value: null };
  if (first.kind === 'name' && /^(?:TRUE|FALSE)$/i.test(first.text)) {
    return { kind: 'literal', value: first.text.toUpperCase() === 'TRUE' ? 1 : 0 };
  }
  const second = cursor.accept('.') ? cursor.take() : null;
  const resolved = resolveName(second === null ? [first.text] : [first.text, second.text], cursor.scope);
  return 'problem' in resolved ? cursor.fail(resolved.problem) : resolved.expression;
}

/** `CASE x WHEN 1 …` is read as `CASE WHEN x = 1 …`. */
function parseCase(cursor: SqlCursor): Expression {
  const subject = cursor.peek().text.toUpperCase() === 'WHEN' ? null : parseOr(cursor);
  const branches: { when: Expression; then: Expression }[] = [];
  while (cursor.accept('WHEN')) {
    const test = parseOr(cursor);
    cursor.expect('THEN');
    const when: Expression =
      subject === null ? test : { kind: 'binary', operator: '=', left: subject, right: test };
    // biome-ignore lint/suspicious/noThenProperty: the tree calls the parts of CASE by SQL's names and is never awaited
    branches.push({ when, then: parseOr(cursor) });
  }
  if (branches.length === 0) cursor.fail('CASE without WHEN');
  const otherwise = cursor.accept('ELSE') ? parseOr(cursor) : null;
  cursor.expect('END');
  return { kind: 'case', branches, otherwise };
}
