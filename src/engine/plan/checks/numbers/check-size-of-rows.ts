import { singularOf } from '../../../../catalog/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery, Output } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects "the average size of a received payment", "average amount per payment" by the size of the loan that it belongs to. */
export function checkSizeOfRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const said = textOf(words);
  const [, , noun = ''] = SIZE_OF.exec(said) ?? HOW_LARGE.exec(said) ?? [];
  const tables = tablesCalled(noun, index);
  if (tables.length === 0) return;
  const amounts = query.measures.flatMap(({ expression }) => aggregatesOf(expression).flatMap(columnsOf));
  const isOfOthers = amounts.some(({ table, column }) => {
    const { label, synonyms } = index.field(table, column);
    const isCalled = [label, ...synonyms].some((name) => name.split(' ').includes(singularOf(noun)));
    return !tables.includes(table) && !isCalled && tables.some((one) => index.isToOne(one, table));
  });
  if (isOfOthers) noSense('the size is that of something else');
}

const SIZE_OF =
  /\b(?:amounts?|sizes?|values?) (?:of|per) (?:(?:a|all|an|each|every|one|our|the) )*((?:[a-z-]+ ){0,2}?)([a-z]+)(?= (?:broken|by|during|each|for|from|grouped|in|last|listed|made|of|on|per|received|since|split|that|this|we|which)\b|$| [,?.])/;
const HOW_LARGE =
  /^how (?:big|high|large) (?:are|is) (?:(?:a|an|our|the) )*((?:[a-z-]+ ){0,2}?)([a-z]+) on average\b/;

/** Rejects "how much is the fee on average per branch", "how much principal do loans have on average by year" as an average of totals. */
export function checkAveragedRows(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || !words.includes('average')) return;
  const totals = query.measures.flatMap(({ expression: one }) =>
    one.kind === 'binary' && one.right.kind === 'aggregate' && one.right.distinct
      ? aggregatesOf(one.left)
      : [],
  );
  const said = textOf(words);
  const isByEach = BY_EACH.test(said) && !OF_ONE.test(said);
  if (totals.some((one) => EACH_HAS.test(said) || (isByEach && one.function === 'sum')))
    noSense('the average is that of the rows of each');
}

const EACH_HAS =
  /^how (?:(?!many |often )[a-z]+ (?:is|are|was|were)|(?:much|many) (?:[a-z]+ ){1,3}(?:do|does|did) (?:(?:a|an|all|each|every|our|the) )*[a-z]+ (?:have|carry|hold)) .*\bon average\b/;
const BY_EACH = /\bon average (?:.* )?(?:by|depending on)\b/;
const OF_ONE = /\b(?:per|each|every|an?)\b/;

/**
 * Rejects "how large is the largest loan by term" as the loan of the longest one: a row for each term is asked for; and "of all
 * payments, which late fee is the largest" as that of the largest payment.
 */
export function checkSizeOfLargest(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'list' || query.limit !== 1) return;
  const said = textOf(words);
  const key = query.fields.find(({ name }) => name === query.order[0]?.by);
  if (LARGEST_BY.test(said) && key?.unit?.kind !== 'money') noSense('the size is that of something else');
  const noun = LARGEST_IS.exec(said)?.[1] ?? '';
  const isAsked = ({ label }: Output): boolean => noun !== '' && label.split(' ').at(-1) === noun;
  const numbers = query.fields.filter(({ role }) => role === 'measure' || role === 'rate');
  if (key !== undefined && !isAsked(key) && numbers.some(isAsked))
    noSense('the size is that of something else');
}

const LARGEST_IS =
  /\b(?:what|which) (?:[a-z]+ ){0,2}?([a-z]+) is the (?:biggest|highest|largest|lowest|smallest)\b/;

const LARGEST_BY =
  /^(?:what size|how (?:big|high|large|low|small)) (?:is|was) (?:the )?(?:biggest|highest|largest|lowest|smallest) (?:[a-z]+ ){1,2}by\b/;

/** Without one of these {@link checkSizeOfRows} holds on to nothing. */
export const SIZE_OF_ROWS_CUES: readonly Cue[] = [SIZE_OF, HOW_LARGE];

/** Without one of these {@link checkAveragedRows} holds on to nothing. */
export const AVERAGED_ROWS_CUES: readonly Cue[] = ['average'];

/** Without one of these {@link checkSizeOfLargest} holds on to nothing. */
export const SIZE_OF_LARGEST_CUES: readonly Cue[] = [LARGEST_BY, LARGEST_IS];
