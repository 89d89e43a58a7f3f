import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects what only tells the rows as a number of its own, "*for sales of 2025*, the lowest and the highest price"; other rows than
 * those that are counted, "guests from Rye: how many of *their trips* …"; and rows without the order that is said.
 */
export function checkToldBefore(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (query.kind === 'list') {
    if (query.order.length === 0 && IN_ORDER.test(text)) noSense('the order that is asked for is not kept');
    const [, asked = ''] = ASKED_AFTER.exec(text) ?? [];
    const columns = shownOutputs(query).flatMap(({ expression }) => columnsOf(expression));
    const called = tablesCalled(asked, index);
    if (
      called.length > 0 &&
      !called.includes(query.from) &&
      !columns.some(({ table }) => called.includes(table))
    )
      noSense(`which ${asked} is asked for`);
    return;
  }
  const counted = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  const [, theirs = ''] = OF_THEIRS.exec(text) ?? [];
  const tables = tablesCalled(theirs, index);
  if (tables.length > 0 && !counted.some(({ table }) => tables.includes(table)))
    noSense(`${theirs} are asked for`);
  const [, before = '', after = ''] = LEADING.exec(text) ?? [];
  if (before === '' || query.measures.length < 2) return;
  for (const { expression } of query.measures) {
    if (expression.kind !== 'aggregate') continue;
    const isOfRows = expression.function === 'count' && expression.argument === null;
    const isTold = (part: string): boolean =>
      part.split(' ').some((word) => tablesCalled(word, index).includes(expression.table));
    if (isOfRows && !COUNTING.test(text) && isTold(before) && !isTold(after))
      noSense('what tells the rows is no number of its own');
    const ofAll = { ...expression, filter: null };
    const metric = index.knowledge.metrics.find((one) => isSame(one.expression, ofAll));
    const names = metric === undefined ? [] : [metric.label, ...metric.synonyms];
    const isIn = (part: string): boolean => names.some((name) => ` ${part} `.includes(` ${name} `));
    if (isIn(before) && !isIn(after)) noSense('what tells the rows is no number of its own');
  }
}

/** "for trips of 2024, *which boats* …" */
const ASKED_AFTER = /^for [^,]+ , which ([a-z]+) /;
const COUNTING = /#|\b(?:counts?|how many|numbers?|total)\b/;
const IN_ORDER = /\bin (?:chronological|date|time) order\b/;
const OF_THEIRS = /\bhow many of (?:her|his|its|their) ([a-z]+)\b/;
const LEADING = /^for ([^,]+) , (.+)$/;

/** Without one of these {@link checkToldBefore} holds on to nothing. */
export const TOLD_BEFORE_CUES: readonly Cue[] = [IN_ORDER, ASKED_AFTER, OF_THEIRS, LEADING];
