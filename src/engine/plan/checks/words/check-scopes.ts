import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import type { LogicalQuery, Output } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects an answer of another kind than the question asks for: rows where a number of different ones is, a number where
 * somebody or something is, and a row for each where it is asked about all of them.
 */
export function checkScopes(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const text = textOf(words);
  if (query.kind === 'list' && NUMBER_OF_DIFFERENT.test(text))
    noSense('a number of different ones is no list');
  // "in December, over all years", "on 24 December, any year" is in none of them alone.
  if (ALL_YEARS.test(text) && !/\b(?:19|20)\d\d\b/.test(text) && DATED.test(JSON.stringify(query)))
    noSense('all years are asked for, and not one of them');
  if (query.kind !== 'aggregate') return;
  const { dimensions, measures } = query;
  const isCount = measures.every(({ unit }) => unit?.kind === 'count');
  if (dimensions.length === 0 && isCount && ASKS_WHICH.test(text) && !ASKS_FOR_NUMBER.test(text))
    noSense('what is asked for is no number');
  if (query.having !== null && WHERE_OF.test(text))
    undecided('whether it is said of those that are there, or of those that are not, is not known');
  const isOfEach = dimensions.some(({ role }) => role === 'identifier' || role === 'text');
  if (dimensions.length === 0 && isCount && measures.length > 1 && THEMSELVES.test(text))
    noSense('they are asked for themselves, and not their number');
  const [, asked = ''] = WHICH_ONES.exec(text) ?? [];
  const those = tablesCalled(asked, index);
  const isOfThose = ({ expression }: Output): boolean =>
    those.some((table) => tablesOf(expression).has(table));
  const isNumberOfThose = ({ expression }: Output): boolean =>
    aggregatesOf(expression).every(({ table }) => those.includes(table));
  if (isCount && dimensions.length > 0 && measures.every(isNumberOfThose) && !dimensions.some(isOfThose))
    noSense('which of them are so is asked, and not how many');
  const [, also = ''] = NUMBERS_OF.exec(text) ?? [];
  const isOfAlso = ({ role, expression }: Output): boolean =>
    (role === 'identifier' || role === 'text') &&
    tablesCalled(also, index).some((table) => tablesOf(expression).has(table));
  if (dimensions.some(isOfAlso)) noSense('they are counted too, and no row for each is asked for');
  const [, whole = ''] = OF_ALL_TOGETHER.exec(text) ?? [];
  const isRanked = query.limit !== null || query.perGroup !== null;
  const isOfWhole = ({ expression }: Output): boolean =>
    expression.kind === 'column' && tablesCalled(whole, index).includes(expression.table);
  if (whole !== '' && dimensions.some(isOfWhole)) {
    if (isRanked) noSense('what is asked for is of all of them together');
    if (dimensions.length > 1) undecided('whether all of them together are wanted, or each, is not said');
  }
  const isOfOne = dimensions.length > 0 && ONE_OF_ALL.test(text);
  if (((isOfEach && OVER_ALL.test(text)) || isOfOne) && !EACH.test(text))
    undecided('whether one number for all of them is wanted, or one for each, is not said');
}

/** "sites and the number of keepers and residents": the numbers of each site. */
const THEMSELVES = /^(?:(?:all|list|our|show|the) )*[a-z]+ and (?:the |their )?(?:number|count)s? of /;

/** "the number of keepers and residents" */
const NUMBERS_OF = /\b(?:number|count)s? of [a-z]+ and (?:of )?([a-z]+s)\b/;

/** "which games are on every platform" */
const WHICH_ONES = /^which ([a-z]+) (?:are|do|have|were) /;

/** "which game sold the most units over all platforms": of games, and of no platform. */
const OF_ALL_TOGETHER = /\b(?:over|across) all (?:(?:the|our|of) )*([a-z]+)\b/;

const ALL_YEARS = /\b(?:all|any|every) (?:of the |the )?years?\b/;
const DATED = /"value":"(?:19|20)\d\d-/;
/** "counties without a clinic *where* patients owe us more than …" */
const WHERE_OF = /\b(?:without|no) (?:an? |any )?[a-z]+ (?:of ours )?where\b/;
const NUMBER_OF_DIFFERENT =
  /^(?:find|what is|give|show|return|get|count)(?: me)?(?: the)? number of (?:all )?(?:distinct|different|unique) /;
const ASKS_WHICH = /^(?:which|who|whose|what kind of|what type of) /;
const ASKS_FOR_NUMBER = /\b(?:count|how many|number|share|percentage|percent|total|numbers)\b/;
const OVER_ALL =
  /(?:^across all |\b(?:across|for|over|of) all (?:the |of the |our )?[a-z]+s [.?!]*$|^(?:over|for) all )/;
/** "how much was spent on food across all events" */
const ONE_OF_ALL =
  /^(?:how (?:many|much)|(?:what (?:is|was) )?(?:the )?(?:average|combined|overall|total)) .* across all (?:the |of the |our )?[a-z]+/;
const EACH =
  /\b(?:by|each|every|per|which|who|group|grouped|rank|top|most|highest|lowest|least|list|and|respectively|individual)\b/;

/** Without one of these {@link checkScopes} holds on to nothing. */
export const SCOPES_CUES: readonly Cue[] = [
  NUMBER_OF_DIFFERENT,
  ALL_YEARS,
  ASKS_WHICH,
  WHERE_OF,
  THEMSELVES,
  WHICH_ONES,
  NUMBERS_OF,
  OF_ALL_TOGETHER,
  ONE_OF_ALL,
  OVER_ALL,
];
