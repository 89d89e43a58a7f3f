import { testsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/** Rejects one number of rows in two states where several are said: "approved and declined application *counts*" are one of each. */
export function checkCountsApart(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.measures.length !== 1 || !COUNTS.test(textOf(words))) return;
  if (query.where === null) return;
  const grouped = new Set(query.dimensions.map(({ expression }) => JSON.stringify(expression)));
  const isOfGroups = testsOf(query.where).some(
    (test) => test.kind === 'in' && grouped.has(JSON.stringify(test.operand)),
  );
  if (!isOfGroups) noSense('the numbers of each are not one number');
}

const COUNTS =
  /(?:^| )[\w-]+ and (?:[\w-]+ ){2,4}(?:counts|totals|volumes)(?: |$)|(?:^| )(?:counts|totals|volumes) of [\w-]+ and [\w-]+ \w/;
