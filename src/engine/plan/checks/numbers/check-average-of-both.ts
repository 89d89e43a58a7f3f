import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { undecided } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { textOf } from '../../text-of.ts';

/** Rejects one average of two kinds where one of each is as well meant: "average price of red and blue boats". */
export function checkAverageOfBoth(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.dimensions.length > 0 || query.sides !== undefined) return;
  const text = textOf(words);
  if (!AVERAGE_OF_BOTH.test(text) || TOGETHER.test(text)) return;
  const isAverage = query.measures.every(({ expression }) =>
    aggregatesOf(expression).some(({ function: name }) => name === 'avg' || name === 'median'),
  );
  const isOfBoth = testsOf(query.where).some(
    (test) => test.kind === 'in' && !test.negated && literalsOf(test).length === 2,
  );
  if (isAverage && isOfBoth) undecided('whether one average of both or one of each is meant is not said');
}

const AVERAGE_OF_BOTH =
  /\b(?:average|avg|mean|median) (?:[a-z]+ ){1,4}(?:for|of|on) (?:the |our |all )?(?:[a-z-]+ ){1,3}and (?:[a-z-]+ ){0,2}[a-z-]+s\b/;
const TOGETHER = /\b(?:all|combined|joint|jointly|overall|pooled|taken as one|together)\b/;
