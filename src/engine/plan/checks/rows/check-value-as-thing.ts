import { conjunctsOf } from '../../../conjuncts.ts';
import { conditionTables } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';
import { namesOfValue } from './names-of-value.ts';

/**
 * Rejects values of a category that are spoken of as if each were one thing with a name: "which dealer brought in the most orders", where
 * dealer is one of the ways in which orders come, and "the age of the car" where "car" is a kind of loan.
 */
export function checkValueAsThing(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  const [, one] = ONE_OF_SEVERAL.exec(text) ?? DOES_ONE.exec(text) ?? [];
  const [, property = '', of] = PROPERTY.exec(text) ?? [];
  const [, averaged] = OWN_AVERAGE.exec(text) ?? [];
  if (one === undefined && of === undefined && averaged === undefined) return;
  const names = conjunctsOf(query.where).flatMap((condition) => namesOfValue(condition, index));
  if (names.some((name) => name === one)) noSense('a kind is not one of several things with a name');
  if (names.some((name) => name === averaged)) noSense('the average of each of them is meant');
  // "the price of every tablet" is a column of theirs.
  const isOwn = [...conditionTables(query.where)].some((table) =>
    index.dataset(table).fields.some(({ label }) => label.toLowerCase().split(' ').includes(property)),
  );
  if (!isOwn && names.some((name) => name === of))
    noSense('of what a kind is called after nothing more is known');
}

const ONE_OF_SEVERAL = /\b(?:which|what) ([a-z]+) (?:brought|gave|generated|got|had|has|is|made|sent|was) /;
/** "dealers whose sales are above the *dealer* average" */
const OWN_AVERAGE = /\b([a-z]+?)(?:s|es) (?=.*\b(?:the|an?) \1 (?:average|mean|median)\b)/;
/** "how many orders does a dealer get" */
const DOES_ONE =
  /\b(?:can|did|do|does) (?:an?|each|every|one|the average|an average|the typical|a typical) ([a-z]+)\b/;
const PROPERTY =
  /\b(age|brand|colou?r|condition|make|mileage|model|price|value|worth) of (?:(?:a|an|each|every|the|their) )?([a-z]+)(?= (?:[?.,]|and|at|behind|by|for|in|is|of|on|per|was)(?: |$)|$)/;

/** Without one of these {@link checkValueAsThing} holds on to nothing. */
export const VALUE_AS_THING_CUES: readonly Cue[] = [ONE_OF_SEVERAL, DOES_ONE, PROPERTY, OWN_AVERAGE];
