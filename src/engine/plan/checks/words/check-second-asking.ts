import type { Expression } from '../../../../shared/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople } from '../../people.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects one column where two things are asked: "when was the last payment, and for which order", "what does it cost and who sold it". */
export function checkSecondAsking(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (query.kind === 'list' && HOW_OFTEN.test(text)) noSense('how many there are is not in the answer');
  if (TWO_ASKED.test(text) && shownOutputs(query).length === 1 && query.limit !== null)
    noSense('what is asked besides is not in the answer');
  if (query.kind === 'list' && TWO_ASKED.test(text) && query.fields.length === 1)
    noSense('what is asked besides is not in the answer');
  if (SO_FAR.test(text) && !isRunning(query)) noSense('what had come together by then is not in the answer');
  if (query.kind === 'aggregate' && HOW_LONG_AND_MANY.test(text) && query.measures.some(isCountOfRows))
    noSense('of what the second number is, is not said');
  if (query.kind === 'aggregate' && PART_ALONE.test(text) && query.measures.some(isCountOfRows))
    noSense('of what a part is asked for is no number of its own');
  if (query.kind === 'aggregate' && ONE_NUMBER.test(text) && isOneNumber(query))
    noSense('what is asked besides is not in the answer');
  if (query.kind === 'aggregate' && WHICH_AND_NUMBER.test(text) && isOneNumber(query))
    noSense('which they are is not in the answer');
  if (query.kind === 'aggregate' && BY_NUMBER.test(text) && query.dimensions.some(isKey))
    noSense('how many each has is what the rows are split by');
  if (
    query.kind === 'list' &&
    WHO_AND_MORE.test(text) &&
    !query.fields.some((one) => isOfSomebody(one, index))
  )
    noSense('who it is is not in the answer');
}

/** "split the orders by how many parcels they have" */
const BY_NUMBER = /\bby how many\b/;
const HOW_OFTEN = /\b(?:and|with) how (?:often|frequently|many times)\b/;
const TWO_ASKED =
  /^(?:at |by |for |from |in |on |through |to |with )?(?:what|when|where|which|who|whose)\b.*(?: and|,) (?:and )?(?:at |by |for |from |in |of |on |through |to |under |with )?(?:what|whose|when|where|which|who)\b(?! (?:are|have|has|had|did|do|got|were|was) (?:not |never |still )?[a-z]+ed\b)/;
/** "when was the last one, and for which order", "what is the largest fee, and who paid it" */
const ONE_NUMBER =
  /^(?:how|when|what) .*(?: and|,) (?:and )?(?:(?:at |by |for |from |in |of |on |through |to |under )(?:what|which|whom|whose)|who|whose)\b/;
/** "Which towns have more than 5 boats, including the number?", but not "…, and how many are there?". */
const WHICH_AND_NUMBER =
  /^(?:which|who|list|name|identify) (?!.*\b(?:how many|count (?:them|these|those))\b).*(?:[,;?.]| and) (?:(?:also|and|please|then) )*(?:add|along with|as well as|give|in addition to|include|including|plus|show|state|together with|with)\b.*\b(?:counts?|numbers?)\b/;
/** "Who bought it? Include the price." */
const WHO_AND_MORE = /^who\b.* [.?!:;] (?:also |please )?(?:add|give|include|list|report|show|state|with)\b/;

/** "how many boats were sold each month, and how many had been sold so far that year" */
const SO_FAR = /\bso far (?:in |during |within )?(?:each|that|the) (?:month|quarter|year)\b/;
/** "among boats built in 2022, show the percent that sank" */
const PART_ALONE =
  /^(?:among|amongst|of|out of|for|taking|looking at) (?!.*\b(?:how many|number|count|and the|with the)\b)[^,;:?.]+ , (?:give|show|list|state|report) (?:me )?(?:(?:by|per|for each|in each) [a-z]+(?: [a-z]+)? )?(?:the )?(?:percentage|percent|share|proportion) /;
/** "how many days late were those due in 2024, and how many when due in 2025" */
const HOW_LONG_AND_MANY =
  /\bhow many (?:days|months|weeks|years)\b.*(?: and|,) how many (?:at|during|for|if|in|on|when)\b/;

function isRunning(query: Extract<LogicalQuery, { kind: 'aggregate' | 'list' }>): boolean {
  return (
    query.kind === 'aggregate' && query.measures.some(({ transform }) => transform?.kind === 'running-total')
  );
}

function isCountOfRows({ expression }: { readonly expression: Expression }): boolean {
  return expression.kind === 'aggregate' && expression.function === 'count' && expression.argument === null;
}

function isKey({ role }: { readonly role: string }): boolean {
  return role === 'identifier';
}

function isOneNumber({ dimensions, measures }: Extract<LogicalQuery, { kind: 'aggregate' }>): boolean {
  return dimensions.length === 0 && measures.length === 1;
}

/** A column of those who may be meant by "who". */
function isOfSomebody(
  { expression }: Extract<LogicalQuery, { kind: 'list' }>['fields'][number],
  { knowledge, isParty }: KnowledgeIndex,
): boolean {
  if (expression.kind !== 'column') return false;
  const dataset = knowledge.datasets.find(({ name }) => name === expression.table);
  if (dataset === undefined) return false;
  const isKey = [...dataset.display, ...dataset.primaryKey].includes(expression.column);
  // Databases with no table of people have them in a column of text.
  return (isKey && (isParty(dataset.name) || isOfPeople(dataset))) || !knowledge.datasets.some(isOfPeople);
}

/** Without one of these {@link checkSecondAsking} holds on to nothing. */
export const SECOND_ASKING_CUES: readonly Cue[] = [
  HOW_OFTEN,
  SO_FAR,
  HOW_LONG_AND_MANY,
  PART_ALONE,
  TWO_ASKED,
  ONE_NUMBER,
  WHICH_AND_NUMBER,
  BY_NUMBER,
  WHO_AND_MORE,
];
