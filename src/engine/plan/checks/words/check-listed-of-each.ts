import { aggregatesOf } from '../../../expression-walk.ts';
import { EACH } from '../../../lexicon/cues.ts';
import type { LogicalQuery, MeasureOutput } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects numbers where what each of them has is to be listed: "each order's customer and employee", "list the books of each
 * author".
 */
export function checkListedOfEach(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.dimensions.length === 0 || !query.measures.every(isNumberOfRows))
    return;
  const text = textOf(words);
  if (!COUNTING.test(text) && LISTED_OF_EACH.some((one) => one.test(text)))
    noSense('what each of them has is asked for, and not how many');
}

/** Rejects keys, and numbers of the owners, where "each author's number of books" is asked for. */
export function checkNumberOfTheirs(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate' || query.dimensions.length === 0) return;
  const owners = words.flatMap((word, at) =>
    EACH.has(word) && NUMBER_OF.test(words.slice(at + 2, at + 5).join(' '))
      ? tablesCalled(words[at + 1] ?? '', index)
      : [],
  );
  if (owners.length === 0) return;
  const counted = query.measures.flatMap(({ expression }) =>
    aggregatesOf(expression).map(({ table }) => table),
  );
  if (counted.some((table) => owners.includes(table))) noSense('what each of them has is what is counted');
  const isNamed = owners.some((table) => index.dataset(table).display.length > 0);
  if (isNamed && query.dimensions.every(({ role }) => role === 'identifier'))
    noSense('each of them goes by a name');
}

const NUMBER_OF = /^'s (?:count|number) of$/;

function isNumberOfRows({ expression }: MeasureOutput): boolean {
  return expression.kind === 'aggregate' && expression.function === 'count';
}

const COUNTING =
  /#|\b(?:amount|busiest|common|counts?|distribution|fewe(?:r|st)|frequency|how (?:many|often)|least|less|more|most|numbers?|popular|total|totals|volume)\b/;

const LISTED_OF_EACH: readonly RegExp[] = [
  // "show each order's customer"
  /\b(?:each|every) [a-z-]+(?: [a-z-]+)? 's /,
  // "list the books of each author", "name each author and his books"
  /^(?:please )?(?:display|give|list|name|show)(?: me)? .+ (?:for|of) (?:each|every) /,
  /\b(?:each|every) [a-z-]+ and (?:her|his|its|their) /,
  // "for each author, list the books"
  /\b(?:each|every) [a-z-]+(?: [a-z-]+)? ,? ?(?:with )?(?:list|name) /,
];
