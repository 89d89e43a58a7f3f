import type { Dataset } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import { expandExpression } from '../../../emit/expand-fields.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import { WHOLE_VERBS } from '../../../lexicon/cues.ts';
import type { LogicalQuery, Output } from '../../../logical-query.ts';
import { countAsks, splitClauses } from '../../clauses/split-clauses.ts';
import type { Draft } from '../../draft.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isSomebody } from '../../people.ts';
import { type Phrase, phrasesOf } from '../../phrase.ts';
import { noSense, undecided } from '../../rejection.ts';
import { isBareTime } from '../../sketch.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects an answer to fewer things than are asked for: "how many borrowers are there, and how many own their home". */
export function checkAsks(
  query: LogicalQuery,
  phrases: readonly Phrase[],
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind === 'values') return;
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  const shown = outputs.filter(({ name }) => query.hidden?.includes(name) !== true);
  // "per region, what percentage …, and how many": what there is a row for is not asked for.
  const groups = query.kind === 'list' ? 0 : phrasesOf(phrases, 'group').length;
  // "the default rate and how much we lent"
  const asked = Math.max(countAsks(words), JOINED.test(textOf(words)) ? 2 : 0);
  if (shown.length - groups < asked)
    undecided('how the things that are asked for belong together is not said');
  // "is loan 640 late" asks for no number.
  if (WHETHER.test(textOf(words))) undecided('whether it is so, or what it has, is not said');
  const dates = shown.filter(({ role }) => role === 'time').length;
  if (query.kind === 'list' && words.filter((word) => word === 'when').length > Math.max(dates, 1))
    undecided('when all of it was is not in the answer');
  checkComparedAlone(query, words, index);
  checkRowsWith(query, words, index);
  checkSubject(query, phrases);
  checkStateOfWho(query, words, index);
  const isCounted = shown.some(({ role }) => role === 'measure' || role === 'rate');
  if (query.kind === 'list' && !isCounted && /\bhow many(?: [?.!])?$/.test(textOf(words)))
    undecided('how many of what is asked for is not said');
}

const WHETHER = /^(?:is|was|has|did) [a-z]+ #? ?\d+ (?!ever|been ever|have|any|pay|paid)/;
const JOINED =
  /\S,? and (?:also )?how (?:much|many)\b|\bwhen (?:did|is|was|were) (?:it|they|that) (?:happen )?and (?:how|what|which|who)\b/;

/** Rejects an amount alone of rows that it is said beside: "late loans per branch with the balance" are counted too. */
function checkRowsWith(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const text = textOf(words);
  const [, noun = ''] = ROWS_WITH.exec(text) ?? ROWS_DONE.exec(text) ?? [];
  if (query.kind !== 'aggregate' || tablesCalled(noun, index).length === 0) return;
  const isCounted = query.measures.some(({ unit }) => unit?.kind === 'count');
  if (!isCounted) undecided('whether their number is wanted beside the amount is not said');
}

/** "loans issued, volume and average rate by grade" */
const ROWS_DONE =
  /^(?:(?:show|list|give|me|our|the) )*([a-z]+s) (?:with an? )?(?:[a-z]+ed|given|made|sold|taken) , (?:[a-z]+ ){1,4}and [a-z]+ .*\b(?:by|per) /;
const ROWS_WITH =
  /^(?:(?:show|list|give|me|our|the) )*(?:[a-z-]+ ){0,2}([a-z]+s) (?:by|per) (?:[a-z]+ ){1,2}with (?:the|their|its) (?:average|balance|mean|median|total)\b/;

/** Rejects a total of what is only held against a number: "income over 100k and credit score under 600, how many". */
function checkComparedAlone(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.measures.length < 2) return;
  const bounded = testsOf(query.where).flatMap((one) =>
    one.kind === 'binary' && one.operator !== '=' && one.left.kind === 'column' ? [one.left] : [],
  );
  const isTotal = query.measures.some(({ expression }) =>
    aggregatesOf(expression).some(
      ({ function: name, argument }) =>
        name === 'sum' && bounded.some((one) => isSame(one, argument) && saidOnce(one, words, index)),
    ),
  );
  if (isTotal && !words.some((word) => TOTALS.has(word)))
    noSense('the quantity is compared, and not asked for');
}

function saidOnce(
  { table, column }: Extract<Expression, { kind: 'column' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): boolean {
  const noun = index.field(table, column).label.split(' ').at(-1);
  return words.filter((word) => word === noun).length === 1;
}

/** Rejects a number of other rows than those whose columns are held against a number: "credit score under 600, how many". */
function checkSubject(query: LogicalQuery, phrases: readonly Phrase[]): void {
  const isOfSubject = phrasesOf(phrases, 'measures').some(({ measures }) =>
    measures.some(({ kind }) => kind === 'count-subject'),
  );
  if (query.kind !== 'aggregate' || !isOfSubject || phrasesOf(phrases, 'nominal').length > 0) return;
  const counted = query.measures.flatMap(({ expression }) =>
    aggregatesOf(expression).map(({ table }) => table),
  );
  const tested = testsOf(query.where).flatMap((one) => [...tablesOf(one)]);
  if (tested.length > 0 && !tested.some((table) => counted.includes(table)))
    undecided('how many of what is not said');
}

/** Rejects what others are where somebody is asked for who is so: "who is late in Dallas" is not who has a late payment. */
function checkStateOfWho(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const [, be, state = ''] = /^(?:who|which people) (is|are) (\S+)/.exec(textOf(words)) ?? [];
  if (query.kind === 'values' || be === undefined) return;
  const said = JSON.stringify(query.where);
  const own = index.knowledge.segments.filter(
    ({ dataset, label, synonyms }) =>
      index.isParty(dataset) &&
      [label, ...synonyms].some((name) => name === state || name === `who ${be} ${state}`),
  );
  const isOther = own.every(({ condition }) =>
    aggregatesOf(condition)
      .flatMap(({ filter }) => (filter === null ? [] : literalsOf(filter)))
      .some((value) => !said.includes(JSON.stringify(value))),
  );
  if (own.length > 0 && isOther) noSense('what is theirs is so, and not they');
}

const TOTALS: ReadonlySet<string> = new Set(['sum', 'total', 'totals', 'much', 'together']);

/** Rejects a number of all where one of the part is asked for: "what percentage is late, and how many is that". */
export function checkNumberOfPart(query: LogicalQuery, draft: Draft, words: readonly string[]): void {
  if (query.kind !== 'aggregate') return;
  // "what percentage of the loans of each branch went bad": those of the branch, and no part of all that did.
  const total = draft.measures.find((one) => one.kind === 'share-of-total');
  const said = [...draft.conditions, ...draft.nominals.flatMap(({ conditions }) => conditions)];
  const isOfSome = draft.restated.length > 0 || said.some(({ kind }) => kind !== 'time');
  const isOfAllOthers = total !== undefined && isOfSome;
  // "percent of volume by grade that is charged off"
  const isSaidOfIt = SO_OF_EACH.test(textOf(words));
  if (isOfAllOthers && (isSaidOfIt || (total.of.kind === 'count' && WHAT_PART.test(textOf(words)))))
    undecided('whether the part is of each of them or of all is not said');
  // "what percentage of late loans is in each region": a part of those that are late.
  if (draft.measures.some(({ kind }) => kind === 'share') && IN_EACH.test(textOf(words)))
    noSense('the parts of each make one whole');
  if (!OF_PART.test(textOf(words))) return;
  const isOfAll = query.measures.some(
    ({ expression }) =>
      expression.kind === 'aggregate' && expression.argument === null && expression.filter === null,
  );
  if (isOfAll && query.measures.length > 1 && draft.conditions.length === 0)
    undecided('whether the number is of the part or of all is not said');
}

const IN_EACH =
  /\b(?:are|came|come|comes|fall|falls|fell|go|goes|is|lie|lies|was|went|were) (?:at|from|in|into|through|to|with) (?:each|every)\b/;
const SO_OF_EACH =
  /\b(?:%|fraction|percent|percentage|proportion|share) of (?:.+ (?:by|per|in each) .+ (?:that|which) (?:are|is|was|were) |(?:(?!did |do |does |have )\S+ ){1,3}(?:they|we) )/;
const WHAT_PART =
  /\b(?:what|which|how (?:big|high|large) a) (?:%|fraction|part|percent|percentage|portion|proportion|share) of\b/;
const OF_PART = /\bhow many (?:is|are) (?:that|they|those|these|this)\b/;

/** Rejects numbers where somebody is asked for: "who is the customer with the highest consumption in each region". */
export function checkWho(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  checkEverybody(query, words, index);
  checkManager(query, words);
  if (query.kind !== 'aggregate' || words[0] !== 'who') return;
  // "who is late on their payments" asks for no number.
  if (query.dimensions.length === 0) noSense('who it was is not in the answer');
  // "Who donated the most?" asks for no day.
  if (query.dimensions.some((one) => isDate(one, index))) noSense('who it was is not in the answer');
  const isOfSomebody = ({ expression }: Output): boolean =>
    [...tablesOf(expression)].some((table) => isSomebody(index, index.dataset(table)));
  const said = words.slice(1, SUBJECT_WORDS_MAX);
  const isSaid = ({ label, labelPlural }: Dataset): boolean =>
    [label, labelPlural].some((name) => said.includes(name.split(' ').at(-1) ?? name));
  const asked = new Set(
    index.knowledge.datasets.filter((one) => isSaid(one) && isSomebody(index, one)).map(({ name }) => name),
  );
  const isAsked = ({ expression }: Output): boolean =>
    [...tablesOf(expression)].some((table) => asked.has(table));
  if (asked.size > 0 && query.dimensions.length > 0 && !query.dimensions.some(isAsked))
    undecided('who is asked for is not in the answer');
  // "who is paying the highest rate on a loan" asks for no loan.
  const isOfOthers = asked.size === 0 || words[1] === 'has' || words[1] === 'had';
  if (isOfOthers && query.dimensions.length > 0 && !query.dimensions.some(isOfSomebody))
    noSense('who it was is not in the answer');
}

/** "who manages the Texas branches" asks for people by what they are of them, and for nobody else who has to do with them. */
function checkManager(query: LogicalQuery, words: readonly string[]): void {
  if (words[0] !== 'who' || !MANAGING.has(words[1] ?? '') || query.kind !== 'list') return;
  const manages = (name: string): boolean => /manager|head|owner|director|lead|supervisor/.test(name);
  if (!query.fields.some(({ label }) => manages(label))) noSense('who it was is not in the answer');
}

const MANAGING: ReadonlySet<string> = new Set(
  'manage manages managed managing head heads headed lead leads led own owns owned run runs ran supervise supervises supervised'.split(
    ' ',
  ),
);

/** Rejects all there are where those are asked for who are so, "who is behind", and rows that are nobody. */
function checkEverybody(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const said = textOf(words);
  if (query.kind !== 'list' || !/^(?:who|which people) /.test(said)) return;
  if (query.where === null && query.limit === null && WHO_IS_SO.test(said))
    noSense('which of them are so is not understood');
  const isUnnamed = ({ role, expression }: Output): boolean =>
    role === 'identifier' &&
    [...tablesOf(expression)].every((table) => index.dataset(table).display.length > 0);
  // "who got the largest loan, and from which branch"
  const isCalled = (table: string): boolean => tablesCalledIn(words, index).has(table);
  const people = query.fields.flatMap(({ expression }) =>
    [...tablesOf(expression)].filter((table) => isSomebody(index, index.dataset(table))),
  );
  const isOfRow =
    query.fields[0]?.role === 'identifier' && !people.includes(query.from) && people.every(isCalled);
  const [, beside = ''] = /\band (?:\S+ )?(?:which|what) ([a-z]+)\b/.exec(said) ?? [];
  const isOfOther = tablesCalled(beside, index).includes(query.from);
  if ((isOfRow && beside !== '') || isOfOther || query.fields.every(isUnnamed))
    noSense('who it was is not in the answer');
  const tables = query.fields.flatMap(({ expression }) => [
    ...tablesOf(expandExpression(expression, index.knowledge)),
  ]);
  if (![query.from, ...tables].some((table) => isSomebody(index, index.dataset(table))))
    noSense('who it was is not in the answer');
}

const WHO_IS_SO =
  /^(?:who|which people) (?:is|are|was|were) (?!our\b|your\b|my\b|the\b|all\b)[a-z-]+(?: \?)?$/;

/** "who is the residential customer" names them at the beginning. */
const SUBJECT_WORDS_MAX = 6;

/**
 * Rejects numbers of which only the last is said to be of a time: "how many loans did we issue, and how many applications
 * did we get in 2024" are in 2024 both, or one of them.
 */
export function checkTimeOfAsks(phrases: readonly Phrase[], words: readonly string[]): void {
  const [first] = splitClauses(words);
  if (first === undefined || countAsks(words) < 2 || phrasesOf(phrases, 'measures').length < 2) return;
  const last = phrases.findLastIndex(({ kind }) => kind === 'measures');
  const at = phrases.findIndex(
    (phrase) => phrase.kind === 'conditions' && phrase.conditions.some(isBareTime),
  );
  const isWhole = words.slice(first.start, first.end).some((word) => WHOLE_VERBS.has(word));
  // "how many came in 2024, and how many in 2025"
  const hasOwn = /"kind":"time"/.test(JSON.stringify(phrases.slice(0, last)));
  if (at > last && isWhole && !hasOwn) undecided('whether the time is that of all the numbers is not said');
}

/** Rejects days where the size of what happened then is asked for: "biggest charge-off". */
export function checkSize(query: LogicalQuery, phrases: readonly Phrase[]): void {
  const isOfSize = phrasesOf(phrases, 'rank').some(({ by, quality }) => by === null && quality !== 'time');
  if (query.kind !== 'list' || !isOfSize || asksForDateOf(phrases)) return;
  const shown = query.fields.filter(({ name }) => query.hidden?.includes(name) !== true);
  if (shown.every(({ role }) => role === 'time'))
    undecided('whether the day or the amount is wanted is not said');
}

function isDate({ expression }: Output, index: KnowledgeIndex): boolean {
  return expression.kind === 'column' && index.field(expression.table, expression.column).role === 'time';
}

/** "issue date of the smallest loan" names the date, and whose it is. */
function asksForDateOf(phrases: readonly Phrase[]): boolean {
  const at = phrases.findIndex(({ kind }) => kind === 'rank');
  const next = phrases[at + 1];
  const isNamed = phrases.slice(0, at).some(({ kind }) => kind === 'columns');
  return isNamed && next?.kind === 'nominal' && next.nominal.conditions.length === 0;
}

/** Without one of these {@link checkNumberOfPart} holds on to nothing. */
export const NUMBER_OF_PART_CUES: readonly Cue[] = [SO_OF_EACH, WHAT_PART, IN_EACH, OF_PART];
