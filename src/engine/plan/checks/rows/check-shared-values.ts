import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { tablesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects values of rows that have no others, where the others have such values themselves: "countries with customers but no
 * suppliers" are those of no supplier, whatever each customer has to do with suppliers.
 */
export function checkSharedValues(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const others = conjunctsOf(query.where).flatMap(lacked);
  if (others.length === 0) return;
  const outputs = query.kind === 'list' ? (query.distinct ? query.fields : []) : query.dimensions;
  for (const { expression } of outputs) {
    if (expression.kind !== 'column') continue;
    const { label, role } = index.field(expression.table, expression.column);
    const isShared = others.some(
      (table) =>
        table !== expression.table && index.dataset(table).fields.some((field) => field.label === label),
    );
    if (isShared && (role === 'geography' || role === 'category'))
      undecided(`whose ${label} is meant is not said`);
  }
}

/** Rejects how many different values there are of what is grouped by: of each of them there is one. */
export function checkOwnValues(query: LogicalQuery): void {
  if (query.kind !== 'aggregate') return;
  const isOwn = query.measures.some(({ expression }) => {
    if (expression.kind !== 'aggregate' || !expression.distinct || expression.argument === null) return false;
    const { argument } = expression;
    return query.dimensions.some((one) => isSame(one.expression, argument));
  });
  if (isOwn) noSense('of what is grouped by there is one value each');
}

const THEIR_OWN =
  /\b(?:at|by|from|in|of|outside|to|within|[a-z]{3,}ed) (?:her|his|its|their|(?:\S+ )?\S+ 's?) own (?!average|home|mean|median|right)\S/;
/** "in the year they won an award", "to the club that they play for now", "on their birthday" */
const OF_THEIRS =
  /\b(?:at|from|in|on|to) (?:(?:the|a) (?:same )?[a-z]+ (?:that |which |where |when |in which )?(?:he|it|she|they|(?:her|his|its|their) [a-z]+) (?!are|is|was|were)[a-z]+|(?:her|his|their) (?:birthday|birth date|date of birth|anniversary))\b/;
/** "reviewed a product they did not buy" */
const NOT_DONE =
  /\b(?:an?|any|some|the) [a-z]+ (?:that |which )?(?:he|she|they) (?:did|do|does|had|has|have|never)\b/;
const SAME_AS_ANY = /\bsame (?:[a-z]+ ){1,3}as (?:an?|any|some) [a-z]+/;

/**
 * Rejects a value that is no more than there, where it must be that of others: "donated at a site in *their own* city", "joined in
 * the year *their club opened*"; and values compared of those who have to do with each other, where any others are meant.
 */
export function checkTheirOwn(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  const { where } = query;
  const said = textOf(words);
  const isAny = where === null || !isCompared(where);
  const isOfEach = query.kind === 'aggregate' && query.dimensions.length > 0;
  if (isAny && (where !== null || query.kind === 'list') && THEIR_OWN.test(said))
    noSense('that it is their own is not compared');
  if (isAny && !isOfEach && OF_THEIRS.test(said)) noSense('that it is the same of theirs is not compared');
  const parts = conjunctsOf(where);
  const had = parts.flatMap((one) => (one.kind === 'exists' ? [one.related] : []));
  if (NOT_DONE.test(said) && had.length > 0 && parts.flatMap(lacked).some((table) => !had.includes(table)))
    noSense('that it is the same of theirs is not compared');
  if (SAME_AS_ANY.test(said) && testsOf(where).some((test) => tablesOf(test).size > 1))
    undecided('whether any or only theirs are meant is not said');
}

/** Whether two columns are compared. */
function isCompared(condition: Condition): boolean {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.some(isCompared);
  if (condition.kind === 'not') return isCompared(condition.of);
  if (condition.kind === 'exists') return condition.where !== null && isCompared(condition.where);
  if (condition.kind !== 'test') return true;
  return columnsOf(condition.expression).length > 1;
}

/** The tables of which there must be no row. */
function lacked(condition: Condition): readonly string[] {
  return condition.kind === 'not' && condition.of.kind === 'exists' ? [condition.of.related] : [];
}

/** Without one of these {@link checkTheirOwn} holds on to nothing. */
export const THEIR_OWN_CUES: readonly Cue[] = [THEIR_OWN, OF_THEIRS, NOT_DONE, SAME_AS_ANY];
