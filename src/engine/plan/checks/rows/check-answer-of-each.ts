import { testsOf } from '../../../conjuncts.ts';
import { tablesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import { AVERAGE, EACH } from '../../../lexicon/cues.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

/** Rejects one number for all of them where one for each is asked for: "for each branch, the number of orders". */
export function checkAnswerOfEach(query: Asked, words: readonly string[], index: KnowledgeIndex): void {
  checkFirstOfEach(query, words);
  checkRowsOfEach(query, words, index);
  checkForEach(query, words, index);
  checkGroupsOfRows(query, words, index);
}

/** "when was the first loan of each product issued" is no list of dates that does not say of which product each is. */
function checkFirstOfEach(query: Asked, words: readonly string[]): void {
  if (query.kind !== 'list' || !words.some((word) => EACH.has(word))) return;
  const owners = testsOf(query.where).flatMap((test) =>
    test.kind === 'binary' && test.operator === '=' && test.right.kind === 'related'
      ? [test.right.table]
      : [],
  );
  const shown = new Set(query.fields.flatMap(({ expression }) => [...tablesOf(expression)]));
  if (owners.some((table) => table !== query.from && !shown.has(table)))
    noSense('whose each of them is, is not in the answer');
}

/** "… and the number of loans of each" is no number of all of them together. */
function checkRowsOfEach(query: Asked, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'aggregate' && query.dimensions.length > 0 && HAD_IN_EVERY.test(textOf(words)))
    noSense('those that have it in every one are asked for');
  // "the sales of each Ohio, Utah and Maine branch" are those of each branch there
  const [, noun = ''] = EACH_OF_SEVERAL.exec(textOf(words)) ?? [];
  if (
    query.kind === 'aggregate' &&
    tablesCalled(noun, index).length > 0 &&
    !query.dimensions.some(({ label }) => label.includes(noun))
  )
    noSense('what each of them has is not in the answer');
  if (query.kind === 'aggregate' && words.some((word) => APART.has(word))) checkApart(query);
  if (query.kind !== 'aggregate' || query.dimensions.length > 0) return;
  const isApart = query.measures.length === 1 && words.some((word) => APART.has(word));
  if (
    isApart ||
    LISTED_FIRST.test(textOf(words)) ||
    OF_EACH_LAST.test(textOf(words)) ||
    DONE_BY_EACH.test(textOf(words))
  )
    noSense('what each of them has is not in the answer');
}

/** "show every product with over 800 orders, together with its number of orders" */
const LISTED_FIRST =
  /^(?:please )?(?:(?:display|give|list|name|report|return|show|tell)(?: me| us)? )?(?:each|every) [a-z]+/;
const EACH_OF_SEVERAL =
  /\b(?:each|every) (?:[a-z]+(?: [a-z]+)? , )+[a-z]+(?: [a-z]+)?(?: ,)? (?:and|or) (?:[a-z]+ )?[a-z]+ ([a-z]+[^s\W])\b/;

/** "loans per branch, separately for auto and mortgage" are of both kinds, each by itself. */
function checkApart({ where, dimensions }: AggregateQuery): void {
  const isPooled = testsOf(where).some(
    (test) => test.kind === 'in' && !dimensions.some(({ expression }) => isSame(expression, test.operand)),
  );
  if (isPooled) noSense('what each of them has is not in the answer');
}

/** "give me, for each branch in the West, the number of orders" is no number of all of them. */
function checkForEach(query: Asked, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.dimensions.length > 0) return;
  const isSaid = words.some(
    (word, at) =>
      word === 'for' && EACH.has(words[at + 1] ?? '') && tablesCalled(words[at + 2] ?? '', index).length > 0,
  );
  // "the average of what was spent for each order" is one number.
  const isOfTotals = words.some((word) => AVERAGE.has(word));
  if (isSaid && !isOfTotals) noSense('what each of them has is not in the answer');
}

/** "for the loans of every grade, the average score of the borrower" is told by grade. */
function checkGroupsOfRows(query: Asked, words: readonly string[], index: KnowledgeIndex): void {
  const group = ROWS_OF_EACH.exec(textOf(words))?.[1];
  if (group === undefined || query.kind === 'list' || tablesCalled(group, index).length > 0) return;
  const labels = query.dimensions.flatMap(({ label }) => label.split(' '));
  if (!labels.includes(group)) noSense('what each of them has is not in the answer');
}

const ROWS_OF_EACH =
  /\b[a-z]+s (?:at|from|in|of) (?:each|every) ([a-z]+)(?= (?:[,.?!]|with|show|what|carry|did|do|had|has|have|is|are|was|were)|$)/;

/** "products with a loan in every state" are no number for each state. */
const HAD_IN_EVERY = /\b(?:with|have|has|having) (?:an? )?[a-z]+ (?:at|from|in) every\b/;

/** "F and G *separately*" are two. */
const APART: ReadonlySet<string> = new Set(['individually', 'separately']);

const OF_EACH_LAST = / (?:at|by|for|in|of|per) each(?: one| of them)?(?: [?.!])?$/;

/** "how many courses has each student enrolled in". */
const DONE_BY_EACH = /^how many .+ (?:are|did|do|does|had|has|have|is|was|were) (?:each|every) /;
