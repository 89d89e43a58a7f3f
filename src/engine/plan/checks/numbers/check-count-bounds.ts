import type { AggregateExpression, Expression } from '../../../../shared/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects a number of rows that is held against an amount or a year: "the number of late loans over 100k" is of the loans that
 * large, "2025 loans in grade C or worse" are no 2,025 loans; and an amount that is held against a number of rows.
 */
export function checkCountBounds(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  for (const { table, value } of partsOf(query).flatMap(boundsIn)) {
    if (value >= Math.max(index.dataset(table).rowCount, AMOUNT_MIN))
      noSense('there are not that many of them');
    if (new RegExp(`(?<!\\b(?:${BOUNDING}) )\\b(?:19|20)\\d\\d(?<=${value}) [a-z]+s\\b`).test(text))
      noSense('a year is no number of them');
    // "with a payment overdue for 60 days or more"
    if (new RegExp(`\\b${value} (?:${IN_UNIT})\\b`).test(text))
      noSense('a length of time is no number of them');
    if (value > 0 && OF_AMOUNT.test(text)) noSense('an amount is no number of them');
  }
  if (
    partsOf(query)
      .flatMap((part) => sumsIn(part, index))
      .some((sum) => isNumberOfRows(sum, text, index))
  )
    noSense('a number of them is no amount');
  for (const part of partsOf(query.where)) {
    const { label, value } = amountIn(part, index) ?? {};
    // "employees with more than one bonus", of which each has an amount
    if (label !== undefined && new RegExp(`\\bthan (?:${SMALL}|${value}) ${label}(?:e?s)?\\b`).test(text))
      undecided(`whether the number of ${label} or its amount is meant is not said`);
  }
}

const SMALL = 'one|two|three|four|five|six|seven|eight|nine|ten';

/** An amount of money that is compared with a number. */
function amountIn(
  part: object,
  index: KnowledgeIndex,
): { readonly label: string; readonly value: number } | null {
  if (!('kind' in part && part.kind === 'binary' && 'left' in part && 'right' in part)) return null;
  const { left, right } = part;
  if (!isExpression(left) || left.kind !== 'column' || !isNumber(right)) return null;
  const { label, unit } = index.field(left.table, left.column);
  return unit?.kind === 'money' && right.value <= SMALL_MAX ? { label, value: right.value } : null;
}

const SMALL_MAX = 10;

const IN_UNIT = 'days?|months?|weeks?|years?|percent|%|dollars|usd';

/** A bound below it may be of a table that holds few rows so far. */
const AMOUNT_MIN = 1000;

const BOUNDING = 'above|below|exactly|exceed[a-z]*|least|most|over|than|under|[<>=]+';
/** "the number of late loans over 100k", with no verb between. */
const OF_AMOUNT =
  /(?<!\b(?:with|whose|where|having|which) (?:an?|the) )\bnumber of (?:[a-z-]+ ){1,4}(?:over|under|above|below|exceeding) \$? ?\d[\d,.]*(?:k|m)\b/;

interface Bound {
  readonly table: string;
  readonly value: number;
}

/** What a number of rows is compared with. */
function boundsIn(part: object): readonly Bound[] {
  if (!('kind' in part)) return [];
  if (part.kind === 'related-aggregate' && 'aggregate' in part && 'value' in part)
    return isCount(part.aggregate) && typeof part.value === 'number'
      ? [{ table: part.aggregate.table, value: part.value }]
      : [];
  if (part.kind !== 'binary' || !('left' in part && 'right' in part)) return [];
  const { left, right } = part;
  return isCount(left) && isNumber(right) ? [{ table: left.table, value: right.value }] : [];
}

/** What an amount of money of rows together is compared with. */
function sumsIn(part: object, index: KnowledgeIndex): readonly Bound[] {
  if (!('kind' in part && part.kind === 'related-aggregate' && 'aggregate' in part && 'value' in part))
    return [];
  const { aggregate, value } = part;
  if (!isExpression(aggregate) || aggregate.kind !== 'aggregate' || typeof value !== 'number') return [];
  const { argument, table } = aggregate;
  const isMoney =
    argument?.kind === 'column' && index.field(argument.table, argument.column).unit?.kind === 'money';
  return isMoney && aggregate.function === 'sum' ? [{ table, value }] : [];
}

/** "with at least 10 payments received": so many of them, and no 10 dollars. */
function isNumberOfRows({ table, value }: Bound, text: string, index: KnowledgeIndex): boolean {
  const [, noun = ''] = new RegExp(`(?<![$€£] ?)\\b${value} ([a-z]+s)\\b`).exec(text) ?? [];
  return noun !== '' && tablesCalled(noun, index).includes(table);
}

function isCount(value: unknown): value is AggregateExpression {
  return isExpression(value) && value.kind === 'aggregate' && value.function === 'count';
}

function isNumber(value: unknown): value is { readonly value: number } {
  return isExpression(value) && value.kind === 'literal' && typeof value.value === 'number';
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
