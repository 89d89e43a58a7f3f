import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects one average of two kinds where one of each is as well meant, "average price of red and blue boats", and any one number of two
 * that are to be compared.
 */
export function checkAverageOfBoth(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate') return;
  if (COMPARED.test(textOf(words)) && countsOthers(query, words, index))
    noSense('other rows are counted than those that are said');
  if (query.dimensions.length > 0 || query.sides !== undefined) return;
  const text = textOf(words);
  const isOfBoth = testsOf(query.where).some(
    (test) => test.kind === 'in' && !test.negated && literalsOf(test).length === 2,
  );
  if (!isOfBoth) return;
  if (COMPARED.test(text)) noSense('a number of each that is compared is asked for');
  if (!AVERAGE_OF_BOTH.test(text) || TOGETHER.test(text)) return;
  const isAverage = query.measures.every(({ expression }) =>
    aggregatesOf(expression).some(({ function: name }) => name === 'avg' || name === 'median'),
  );
  if (isAverage) undecided('whether one average of both or one of each is meant is not said');
}

/** "the number of boats of two towns" is no number of towns. */
function countsOthers(
  { measures }: AggregateQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): boolean {
  const [, noun = ''] = NUMBER_OF.exec(textOf(words)) ?? [];
  const said = noun === '' ? [] : tablesCalled(noun, index);
  const counted = measures.flatMap(({ expression }) =>
    aggregatesOf(expression).flatMap(({ function: name, table }) => (name === 'count' ? [table] : [])),
  );
  return said.length > 0 && !counted.some((table) => said.includes(table));
}

const NUMBER_OF = /\bnumber of (?:[a-z-]+ ){0,2}?([a-z]+s)\b/;

/** "compare the average price and the number of red and blue boats" */
const COMPARED = /(?:^|: )compare (?!.*\b(?:to|versus|vs|with|against)\b)/;
const AVERAGE_OF_BOTH =
  /\b(?:average|avg|mean|median) (?:[a-z]+ ){1,4}(?:for|of|on) (?:the |our |all )?(?:[a-z-]+ ){1,3}and (?:[a-z-]+ ){0,2}[a-z-]+s\b/;
const TOGETHER = /\b(?:all|combined|joint|jointly|overall|pooled|taken as one|together)\b/;
