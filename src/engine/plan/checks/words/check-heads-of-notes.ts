import { testConjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects numbers of all rows where a note begins with those that it is about: "sunk boats: the three ports with the most tons, with the
 * number of sunk boats and the tons" are tons of sunk boats.
 */
export function checkHeadsOfNotes(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate' || !words.includes(':')) return;
  const [, head = ''] = HEAD.exec(textOf(words)) ?? [];
  const noun = head.split(' ').at(-1) ?? '';
  if (!head.includes(' ') || tablesCalled(noun, index).length === 0) return;
  const isOfSome = testsOf(query.where).some((test) => !isDated(literalsOf(test))) || isOther(query);
  if (!isOfSome && isOfPart(query)) noSense('what the note begins with is said of all numbers');
}

const HEAD =
  /^(?!(?:by|each|every|for each|for every|how|per|what|which|all|number|count|share|percent|percentage|total|average) )((?:[a-z-]+ ){1,6}[a-z]+) : /;

function isDated(values: readonly string[]): boolean {
  return values.some((value) => /^\d{4}-\d\d-\d\d$/.test(value));
}

/** Whether rows are left out in another way than by what they are. */
function isOther({ where }: AggregateQuery): boolean {
  return where !== null && testsOf(where).length === 0;
}

/** Whether one of the numbers is of some of the rows, and another is of all of them. */
function isOfPart({ measures }: AggregateQuery): boolean {
  const plain = measures.filter(({ expression }) => expression.kind === 'aggregate');
  const ofSome = plain.map(({ expression }) =>
    aggregatesOf(expression).some(
      ({ filter }) => filter !== null && testConjunctsOf(filter).some((test) => !isDated(literalsOf(test))),
    ),
  );
  return ofSome.includes(true) && ofSome.includes(false);
}
