import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/** Rejects one number of two kinds that are to be compared, and a number of other rows than those that are said. */
export function checkComparedKinds(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate' || !COMPARED.test(textOf(words))) return;
  if (countsOthers(query, words, index)) noSense('other rows are counted than those that are said');
  const isOfBoth = testsOf(query.where).some(
    (test) => test.kind === 'in' && !test.negated && literalsOf(test).length === 2,
  );
  if (isOfBoth && query.dimensions.length === 0 && query.sides === undefined)
    noSense('a number of each that is compared is asked for');
}

/** "compare the average price and the number of red and blue boats" */
const COMPARED = /(?:^|: )compare (?!.*\b(?:to|versus|vs|with|against)\b)/;

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
