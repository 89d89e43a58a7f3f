import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf, columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { spacedTextOf } from '../../text-of.ts';
import { textsHeld } from '../../texts-held.ts';
import type { Cue } from '../cues.ts';
import { stateBefore } from '../states-before.ts';

/**
 * Rejects what is said of one number where it holds for all: "average fare of late rides and number of rides", "fares in 2024 by town and
 * number of rides". What ends the question is said of all of them.
 */
export function checkSecondMeasure(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate' || query.measures.length < 2 || query.where === null) return;
  const text = spacedTextOf(words);
  const isOfState = columnsOfCondition(query.where).some(
    ({ table, column }) => index.field(table, column).role !== 'time',
  );
  if (isOfState && isFirstOfSome(query, words, index)) undecided(OF_WHICH);
  // "monthly visits in 2024 and average fee": the months are those of the year.
  if (query.dimensions.some(({ role }) => role === 'time')) return;
  if ((TIME_OF_FIRST.test(text) || TODAY_BESIDE.test(text)) && isTimeOfAll(query, index)) undecided(OF_WHICH);
}

const OF_WHICH = 'whether the second number is of all rows or of those of the first is not said';

/** Whether the rows of a number before "and" are some of them, and the number behind it is of no others. */
function isFirstOfSome(query: AggregateQuery, words: readonly string[], index: KnowledgeIndex): boolean {
  const values = textsHeld(query).flatMap(({ texts }) => texts.map((text) => text.toLowerCase()));
  const isRow = (word: string): boolean => tablesCalled(word, index).length > 0;
  const isKind = (word: string): boolean => word.endsWith('s') && values.includes(word.replace(/s$/, ''));
  return words.some((word, at) => {
    if (word !== 'and') return false;
    const noun = words[at - 1] ?? '';
    const isOfSome = isKind(noun) || (isRow(noun) && stateBefore(words, at - 1, index) !== null);
    if (!isOfSome) return false;
    return MEASURED.test(spacedTextOf(words.slice(0, at))) && isBareCount(spacedTextOf(words.slice(at + 1)));
  });

  /** "number of loans by grade", of which nothing more is said. */
  function isBareCount(after: string): boolean {
    const [, counted = ''] = COUNT_OF.exec(after) ?? [];
    return isRow(counted);
  }
}

/** Whether the time is that of the rows of all numbers, and of none by itself. */
function isTimeOfAll({ where, measures }: AggregateQuery, index: KnowledgeIndex): boolean {
  const isTime = ({ table, column }: { readonly table: string; readonly column: string }): boolean =>
    index.field(table, column).role === 'time';
  const filters = measures.flatMap(({ expression }) =>
    aggregatesOf(expression).flatMap(({ filter }) => filter ?? []),
  );
  return testsOf(where).flatMap(columnsOf).some(isTime) && !filters.flatMap(columnsOf).some(isTime);
}

const MEASURED =
  / (?:average|avg|mean|median|sum|total|volume|value) (?:(?!by |and )[^ ,]+ ){0,3}of (?:(?!by |and )[^ ,]+ ){1,4}$/;
const COUNT_OF = /^ (?:the )?(?:count|number) of ([a-z]+)(?: (?:by|for|in|per)\b| [?.,]| $)/;
/** "volume in 2024 and number of …", "volume in 2024 by town and …": a measure follows, not of "the lost ones", and no more of the time. */
const TIME_OF_FIRST =
  /^(?: (?!and |or |by |each |per |for |that |which |who )[^ ,]+){1,7} in (?:19|20)\d\d (?:by [a-z]+ (?:[a-z]+ )?)?(?:and|plus|as well as|along with|together with) (?!.*\b(?:ones|them|these|those)\b)(?:(?:the )?(?:number|average|total|mean|median|share|percentage|default|outstanding|loan)\b)/;
/** "fares in 2024 …, together with their balance today". */
const TODAY_BESIDE =
  / in (?:19|20)\d\d (?:[^ ]+ )*?(?:and|plus|together with|along with|as well as) (?:(?!in |by )[^ ]+ )*?(?:currently|now|to date|today) /;

/** Without one of these {@link checkSecondMeasure} holds on to nothing. */
export const SECOND_MEASURE_CUES: readonly Cue[] = ['and', 'plus', 'along', 'together', 'well'];
