import type { Expression } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects a number as the bound of what it cannot be one of: a year of an amount ("the largest price of boats sold in 2023 or later"),
 * an amount of a rate ("the interest rate of loans of more than $20,000, on average").
 */
export function checkImpossibleBounds(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const having = query.kind === 'aggregate' && query.having !== null ? [query.having] : [];
  const said = having.length === 0 ? '' : textOf(words);
  const years = new Set([...said.matchAll(YEARS)].flatMap(([, one, other]) => Number(one ?? other)));
  for (const test of having.flatMap(comparisonsIn)) {
    const isYear = years.has(test.value) && aggregatesOf(test.of).some((one) => one.function !== 'count');
    if (isYear) noSense('a year is no amount');
  }
  for (const { of, value } of [...having, ...testsOf(query.where)].flatMap(comparisonsIn)) {
    const columns = columnsOf(of).map(({ table, column }) => index.field(table, column));
    const isRate = columns.length > 0 && columns.every(({ unit }) => unit?.kind === 'percent');
    if (isRate && Math.abs(value) > PERCENT_MAX) noSense('no rate is so high');
    const isLong = columns.length > 0 && columns.every(({ unit }) => unit?.kind === 'duration');
    if (isLong && Math.abs(value) > LENGTH_MAX) noSense('nothing lasts so long');
  }
}

/** "in 2023", "2023 or later". */
const YEARS =
  /\b(?:after|before|by|during|from|in|of|since|until) ((?:19|20)\d\d)\b|\b((?:19|20)\d\d) (?:and|or) (?:after|before|earlier|later|newer|older|onwards?)\b/g;
const PERCENT_MAX = 1000;
/** In any unit: "the term of loans of more than $20,000" is no term. */
const LENGTH_MAX = 9_999;

interface Comparison {
  readonly of: Expression;
  readonly value: number;
}

function comparisonsIn(expression: Expression): readonly Comparison[] {
  if (expression.kind !== 'binary') return [];
  const { left, right } = expression;
  if (right.kind === 'literal' && typeof right.value === 'number') return [{ of: left, value: right.value }];
  return [...comparisonsIn(left), ...comparisonsIn(right)];
}
