import { tablesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, LogicalQuery, Output } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import { stemOf } from '../../../ties.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects a list that shows less than the question ends or begins with: "renters with a low score: list name, state, score". */
export function checkListedColumns(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  // "channel, % withdrawn, number withdrawn": the group is a column too
  const [first] = text.split(' , ');
  const isHidden = ({ name, label }: Output): boolean =>
    query.hidden?.includes(name) === true && label === first;
  if (query.kind === 'aggregate' && query.dimensions.some(isHidden))
    noSense('a column that is asked for is not shown');
  if (query.kind === 'aggregate') checkOneTotal(query, text);
  if (query.kind !== 'list') return;
  const [, ...named] = EACH_IS_IN.exec(text) ?? [];
  const shown = shownOutputs(query).map(({ label }) => label);
  if (named.some((one) => !shown.some((label) => label.includes(one))))
    noSense('a column that is asked for is not shown');
  const listed = LISTED.exec(text)?.[1] ?? NEEDED.exec(text)?.[1] ?? LED_BY.exec(text)?.[1];
  if (listed === undefined) return;
  const items = listed.split(/ (?:, and|,|and|&) /);
  if (items.length > shownOutputs(query).length && items.every((item) => NAME.test(item)))
    noSense('a column that is asked for is not shown');
}

/** "which member paid the largest total of late fees" asks for no total of what was paid besides. */
function checkOneTotal({ measures }: AggregateQuery, text: string): void {
  if (measures.length > 1 && ONE_TOTAL.test(text)) noSense('one total is asked for');
}

const ONE_TOTAL =
  /^(?:which|who) (?!.*(?:\band\b| , )).*\bthe (?:biggest|highest|largest|lowest|smallest) (?:total|sum|amount) of /;
/** "the offices and the region and state each one is in" */
const EACH_IS_IN =
  /\band (?:the |its |their )?([a-z]+) and (?:the )?([a-z]+) (?:each|every|it|they)(?: one| of them)? (?:is|are|belongs?|comes?|was|were)\b/;

/**
 * Rejects rows in the order of their names where another is said ("the dogs in order of arrival"), and those of which nothing is shown
 * beside what is listed of others ("the first name and treatments of the professionals").
 */
export function checkListedRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'list') return;
  const text = textOf(words);
  const isNamed = ({ expression }: Output): boolean =>
    expression.kind === 'column' && index.dataset(expression.table).display.includes(expression.column);
  const key = query.fields.find(({ name }) => name === query.order[0]?.by);
  const said = IN_ORDER_OF.exec(text)?.[1];
  if (
    said !== undefined &&
    key !== undefined &&
    isNamed(key) &&
    !key.label.split(' ').some((word) => stemOf(word) === stemOf(said))
  )
    noSense(`by what the ${said} is told is not clear`);
  const rows = tablesCalled(AND_ROWS_OF.exec(text)?.[1] ?? '', index);
  const isShown = shownOutputs(query).some(({ expression }) =>
    [...tablesOf(expression)].includes(query.from),
  );
  if (rows.includes(query.from) && !isShown) noSense('rows that are asked for are not shown');
}

const IN_ORDER_OF = /\bin (?:the )?order of (?:their |its )?(?!names?\b|titles?\b)([a-z]+)(?: [.?])?$/;
const AND_ROWS_OF = /(?:,|\band) (?:the |all )?([a-z]+s) of (?:the |all |each |every )?[a-z]+/;

/** Rejects rows where one sum is asked for: "amount of principal still outstanding for car loans", "overall requested amount for them". */
export function checkAmountListed(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'list' || query.limit !== null) return;
  const text = textOf(words);
  const amounts = shownOutputs(query).filter(({ role }) => role === 'measure');
  if (OVERALL.test(text) || (AMOUNT_OF.test(text) && amounts.length > 1)) noSense('one amount is asked for');
}

const OVERALL = /^(?:what (?:is|was) )?(?:the )?(?:combined|dollar|overall) (?:[a-z]+ )?(?:amount|volume)\b/;

const AMOUNT_OF =
  /^(?:(?:what (?:is|was)|the|overall|total|combined|dollar) )*amount of (?:[a-z]+ ){1,3}(?!and\b)/;

/** What stands behind the colon. */
const LISTED =
  /: (?:(?:list|show|give|display|return|need)(?: me| us)? )?(?:the |their |these |those )?(?:[a-z]+ (?:by|with) )?([^:]+?)(?: , from [a-z ]+ to [a-z]+)?(?: [.?])?$/;
/** "… I need the id, the branch that booked it and the amount" */
const NEEDED =
  /[.?] (?:(?:i|we) need|i want|we want|(?:give|list|show)(?: me| us)?) (?:the |their )?([^.?:]+?)(?: [.?])?$/;
/** What stands before all else: "with name, branch and principal, list the loans that …". */
const LED_BY = /^(?:showing|with) (?:the |their )?(.+?) , (?:display|give|list|show) /;
/** "state", "credit score": no order, number or condition. */
const NAME =
  /^(?:(?!by|desc|asc|first|last|sorted|ordered|only|in|with|from|no|not|per)[a-z_]+ ?){1,3}(?: (?:that|which|who) [a-z]+ (?:it|them))?$/;

/** Without one of these {@link checkListedRows} holds on to nothing. */
export const LISTED_ROWS_CUES: readonly Cue[] = [IN_ORDER_OF, AND_ROWS_OF];

/** Without one of these {@link checkAmountListed} holds on to nothing. */
export const AMOUNT_LISTED_CUES: readonly Cue[] = [OVERALL, AMOUNT_OF];
