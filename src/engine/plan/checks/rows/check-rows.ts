import { singularOf } from '../../../../catalog/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import type { Condition, ListQuery, LogicalQuery, Output } from '../../../logical-query.ts';
import type { Draft } from '../../draft.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects rows where one word is to be explained, "what is a charge-off", and two numbers where the second explains the first. */
export function checkDefinition(query: LogicalQuery, { measures }: Draft, words: readonly string[]): void {
  // "net loss for 2025: of loans charged off in 2025, principal less recoveries"
  const isComputed = measures.some(({ kind }) => kind === 'minus' || kind === 'ratio');
  if (words.includes(':') && isComputed && measures.some(({ kind }) => kind === 'metric'))
    undecided('whether what is computed is one more number is not said');
  if (query.kind === 'list' && /^what (?:is|'s|s) an? /.test(textOf(words)))
    undecided('whether the word or the rows are meant is not said');
}

/** Rejects numbers of what one row has where each is asked for: "payment history of loan 500". */
export function checkHistory(
  query: LogicalQuery,
  { conditions, nominals }: Draft,
  words: readonly string[],
): void {
  const said = [...conditions, ...nominals.flatMap((one) => one.conditions)];
  const isOfOne = said.some(({ kind }) => kind === 'key');
  if (query.kind === 'aggregate' && isOfOne && words.includes('history'))
    undecided('whether each of them or their number over time is asked for is not said');
}

/** Rejects values that some rows have not where "never" is of all rows: "which directors have never worked in Spain". */
export function checkNever(
  query: LogicalQuery,
  { nominals }: Draft,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind !== 'values' && words.includes('never')) checkDenied(query.where, words);
  // "states where a loan was given to nobody" has none of the loans that were given.
  const isOfNobody = query.kind !== 'values' && NOBODY.test(textOf(words));
  if (isOfNobody && !conjunctsOf(query.where).some((one) => isNone(one) || isDenied(one)))
    noSense('what was done by nobody or to nobody is not so');
  // "applications that did not become a loan with over $50,000 requested" are none of less, and none for another purpose.
  const hasRelated = (): boolean => /"kind":"(?:exists|related-aggregate)"/.test(JSON.stringify(query));
  if (query.kind !== 'values' && BECAME_NOTHING.test(textOf(words)) && !hasRelated())
    noSense('that nothing came of them is not so');
  // "applied four times without ever being approved": of all that they did, and not of those four.
  const isWithout = words.some((word, at) => word === 'ever' && words[at - 1] === 'without');
  if (isWithout && query.kind === 'aggregate' && conjunctsOf(query.where).some(isDeniedOfSome))
    undecided('what never happened to them is not said');
  if (query.kind !== 'list') return;
  // "which award was never won": each of its rows may be another year's.
  const isOfSeveral = words.includes('never') && hasSeveralRows(query, index);
  // "states with no charge-offs": a state where some have none may have others; "no cartoon channel" is none of these channels.
  const hasNone = conjunctsOf(query.where).some(isNone);
  const [, noun = ''] = NO_SUCH.exec(textOf(words)) ?? [];
  const isOfRows = nominals.length > 0 || !query.distinct;
  const [named, ...others] = tablesCalled(noun, index);
  const isNoSuch = named === query.from && others.length === 0;
  if (isOfSeveral || (query.distinct && words.includes('never')) || (hasNone && (isNoSuch || !isOfRows)))
    undecided('whether groups that have none at all are meant, or rows that are not so, is not said');
}

/** "no cartoon *channel*": what has none stands behind it. */
const NO_SUCH = / (?:no|without an?|without any) [a-z]+ ([a-z]+)(?: [?.!])?$/;

/** Whether what is shown of the rows names several of them, as a value that repeats or the key of a table between two others does. */
function hasSeveralRows({ from, fields, where, hidden }: ListQuery, index: KnowledgeIndex): boolean {
  const { primaryKey, rowCount } = index.dataset(from);
  const isOfSelf = conjunctsOf(where).some((one) => isDenied(one) && !isNone(one));
  const shown = fields.filter(({ name }) => hidden?.includes(name) !== true);
  return (
    isOfSelf &&
    shown.length > 0 &&
    shown.every(({ expression }) => {
      if (expression.kind !== 'column' || expression.table !== from) return false;
      const { role, distinctCount } = index.field(from, expression.column);
      return role === 'key' ? primaryKey.length > 1 : role !== 'measure' && distinctCount < rowCount / 2;
    })
  );
}

const BECAME_NOTHING =
  /\b(?:never|not) (?:became|become|(?:lead|led|converted?) to|(?:turn|turned|convert|converted) into|result(?:ed)? in) (?:an?|any) [a-z]+\b/;
const NOBODY = /\b(?:nobody|noone|(?:given|lent|made|paid|sold) (?:by|to) no [a-z]+)\b/;

/** Rejects a number of all rows where it is said of how many of them something is so: "where over 100 loans were charged off". */
export function checkNumberOfState(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || !NUMBER_OF_STATE.test(textOf(words))) return;
  const isOfAll = conjunctsOf(query.where).some(
    (one) => one.kind === 'related-aggregate' && one.aggregate.filter === null && one.where === null,
  );
  if (isOfAll) undecided('whether the number is that of all rows or of those that are so is not said');
}

const NUMBER_OF_STATE =
  /\b(?:where|which|in which) (?:(?:more|less|fewer) than|over|under|at (?:least|most)|exactly) \d\S* [a-z]+ (?:are|were|have been|had been) /;

/** That some of what they have is not so, and not that they have none. */
function isDeniedOfSome(condition: Condition): boolean {
  if (isNone(condition)) return false;
  return isDenied(condition) || ('where' in condition && conjunctsOf(condition.where).some(isDenied));
}

/** "have never paid an installment late": what never happened is denied of them, and of nothing that they have besides. */
function checkDenied(where: Condition | null, words: readonly string[]): void {
  const said = conjunctsOf(where);
  const denied = said.filter(isNone).map(relatedOf);
  const held = said.filter((one) => !isNone(one));
  const text = textOf(words);
  for (const one of held) {
    const conditions = 'where' in one ? conjunctsOf(one.where) : [];
    const isToo = denied.includes(relatedOf(one) ?? '') && conditions.length > 0 && !HELD_BESIDE.test(text);
    if (isToo || (conditions.some(isDenied) && !OF_OWN.test(text)))
      undecided('what never happened to them is not said');
  }
}

/** "borrowers *with* an auto loan *who* never defaulted" */
const HELD_BESIDE = /\b(?:with|having|whose|but|and|who|that)\b.* never\b/;

function isDenied(condition: Condition): boolean {
  const isOther =
    condition.kind === 'test' &&
    condition.expression.kind === 'binary' &&
    condition.expression.operator === '<>';
  return condition.kind === 'not' || isOther || isNone(condition);
}

/** "a loan *that never* had a payment". */
const OF_OWN = /\b(?:that|which|who|whose)(?: \w+)? never\b/;

function relatedOf(condition: Condition): string | null {
  const one = condition.kind === 'not' ? condition.of : condition;
  if (one.kind === 'exists') return one.related;
  return one.kind === 'related-aggregate' ? one.aggregate.table : null;
}

/** Rejects what is so where it is denied of two: "not approved or declined" is neither, though "not approved" has a name. */
export function checkNeither(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || !/\bnot [\w-]+ or (?!more|less|above|below)/.test(textOf(words))) return;
  const said = JSON.stringify([query.where, query.kind === 'list' ? [] : query.measures]);
  if (!/"kind":"not"|"negated":true|"operator":"<>"/.test(said))
    undecided('whether it is neither of them, or the second, is not said');
}

function isNone(condition: Condition): boolean {
  return (
    (condition.kind === 'not' && condition.of.kind === 'exists') ||
    (condition.kind === 'related-aggregate' && condition.operator === '=' && condition.value === 0)
  );
}

/** Rejects one row where the words ask for rows: "youngest borrowers" does not say how many. */
export function checkNumber(
  query: LogicalQuery,
  { rank, openers, columns }: Draft,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind === 'values' || query.limit !== 1 || rank === null) return;
  if (rank.limit !== null || rank.position !== null) return;
  // "which branches have the most loans" asks for those that share the first place.
  const isAsked = query.kind === 'aggregate' && (openers.has('which') || openers.has('who'));
  const tables = query.kind === 'list' ? [query.from] : isAsked ? [] : tablesOfRows(query.dimensions, index);
  for (const table of tables) {
    const { label, labelPlural, synonyms } = index.dataset(table);
    const names = new Set([label, ...synonyms].map((name) => singularOf(name.split(' ').at(-1) ?? name)));
    // "for the cars with 4 cylinders, which make has the largest mpg" asks for one make.
    const asked = words[words.indexOf('which') + 1] ?? '';
    const isOfColumn = openers.has('which') && columns.some(({ kind }) => kind === 'field');
    if (isOfColumn && singularOf(asked) === asked && !names.has(asked)) continue;
    const said = words.filter((word) => names.has(singularOf(word)));
    if (said.length > 0 && said.every((word) => singularOf(word) !== word))
      undecided(`how many ${labelPlural} are wanted is not said`);
  }
}

/** Those whose rows are told by their own keys; a document id of paragraphs tells documents. */
function tablesOfRows(dimensions: readonly Output[], index: KnowledgeIndex): readonly string[] {
  return dimensions.flatMap(({ role, expression }) =>
    role === 'identifier' &&
    expression.kind === 'column' &&
    index.dataset(expression.table).primaryKey.includes(expression.column)
      ? [expression.table]
      : [],
  );
}

/** Without one of these {@link checkHistory} holds on to nothing. */
export const HISTORY_CUES: readonly Cue[] = ['history'];

/** Without one of these {@link checkNumberOfState} holds on to nothing. */
export const NUMBER_OF_STATE_CUES: readonly Cue[] = [NUMBER_OF_STATE];
