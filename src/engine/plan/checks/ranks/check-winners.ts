import { type Field, singularOf } from '../../../../catalog/mod.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { AFTER_NOUNS, AVERAGE } from '../../../lexicon/cues.ts';
import type { LogicalQuery, Output } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople } from '../../people.ts';
import { type Phrase, phrasesOf } from '../../phrase.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { spacedTextOf, textOf } from '../../text-of.ts';
import { tablesByKey } from '../numbers/check-single-rows.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

interface Said {
  readonly phrases: readonly Phrase[];
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects a query for something else than the one that comes first, or of which it is open what it is the first by. */
export function checkWinners(query: Asked, said: Said): void {
  checkMembers(query, said);
  checkOneOfTheirs(query, said);
  checkWhich(query, said);
  checkDoer(query, said);
  checkEnd(query, said);
  checkAveraged(query, said);
  checkAmount(query, said);
  checkMostOfDeed(query, said.words);
  checkNumber(query, said.words);
  checkMost(query, said);
  checkOfWinner(query, said);
  checkSpentOn(query, said);
}

/** "the customer who spent the most on insurance": the one customer, and not each with each insurance. */
function checkSpentOn(query: Asked, { words, index }: Said): void {
  if (query.kind !== 'aggregate' || query.limit !== 1) return;
  const keys = tablesByKey(query, index);
  const tables = new Set(query.dimensions.flatMap(({ expression }) => [...tablesOf(expression)]));
  const said = spacedTextOf(words);
  const groups = MOST_SPENT.test(said) ? [...tables] : keys;
  if (groups.length === 0 || tables.size < 2) return;
  const isPlace = groups.some((table) => {
    const { label, labelPlural } = index.dataset(table);
    return [label, labelPlural].some((name) => PLACED.some((joint) => said.includes(` ${joint} ${name} `)));
  });
  if (isPlace) noSense('what it is of is no group');
}

const MOST_SPENT = / (?:paid|spent) (?:the )?(?:least|most) /;
const PLACED: readonly string[] = ['at', 'for', 'from', 'in', 'of', 'on', 'to'];

/** "members of the club with the most members" are members, and not the club. */
function checkOfWinner(query: Asked, { words, index }: Said): void {
  if (query.limit === null) return;
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  const shown = outputs.filter(({ name }) => query.hidden?.includes(name) !== true);
  const tables = new Set([
    ...(query.kind === 'list' ? [query.from] : []),
    ...shown.flatMap(({ expression }) => [...tablesOf(expression)]),
    ...shown.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table)),
  ]);
  const isLost = words.some((word, at) => {
    const asked = tablesCalled(word, index);
    const [next = '', ...rest] = words.slice(at + 1, at + 5).filter((one) => one !== 'the');
    const [noun = '', having = ''] = rest;
    const isOfOne = OF_ONE.has(next) && HAVING.has(having) && tablesCalled(noun, index).length > 0;
    return isOfOne && asked.length > 0 && !asked.some((table) => tables.has(table));
  });
  if (isLost) noSense('what is of the one that comes first is asked for');
  checkColumnOfWinner(query, { words, index });
}

/** "the country of the supplier with the most products" is that of one supplier, and no country in which all have the most. */
function checkColumnOfWinner(query: Asked, { words, index }: Omit<Said, 'phrases'>): void {
  if (query.kind !== 'aggregate') return;
  const tables = tablesCalled(OF_WINNER.exec(textOf(words))?.[1] ?? '', index);
  const columns = query.dimensions.flatMap(({ expression }) =>
    expression.kind === 'column' ? [expression] : [],
  );
  const isWhole = ({ table, column }: (typeof columns)[number]): boolean => {
    const { display, primaryKey, rowCount } = index.dataset(table);
    const isOfOne = index.field(table, column).distinctCount === rowCount;
    return !tables.includes(table) || isOfOne || display.includes(column) || primaryKey.includes(column);
  };
  if (tables.length > 0 && columns.length === query.dimensions.length && !columns.some(isWhole))
    noSense('what is of the one that comes first is that of no group');
}

const OF_WINNER =
  /\b(?:of|is|are) the ([a-z]+) (?:having|with|(?:that|which|who) (?:has|had|made|took)) (?:the )?(?:fewest|highest|least|lowest|most) /;

const OF_ONE: ReadonlySet<string> = new Set(['at', 'by', 'from', 'in', 'of']);
const HAVING: ReadonlySet<string> = new Set(['that', 'which', 'with']);

/** "average budget of the faculty with the most students": of what there is most is a number, and no average. */
function checkMost(query: Asked, { phrases }: Said): void {
  if (query.kind !== 'aggregate') return;
  const isOfNumber = phrasesOf(phrases, 'rank').some(
    ({ by, quality }) => by === null && quality === 'number',
  );
  const isAverage = query.measures.some(
    ({ name, expression }) =>
      query.order.some(({ by }) => by === name) &&
      expression.kind === 'aggregate' &&
      expression.function === 'avg',
  );
  if (isOfNumber && isAverage) noSense('of what there is most is not what is ranked');
}

/** "which team has the tallest players": the team of the tallest one, or the one whose players are tallest on average. */
function checkMembers(query: Asked, { phrases, words, index }: Said): void {
  // "which loan is the largest, and who holds it" is one loan.
  if (query.kind !== 'list' || phrasesOf(phrases, 'rank').every(({ by }) => by !== null)) return;
  const [noun] = phrasesOf(phrases, 'nominal');
  const isOfMany = phrasesOf(phrases, 'columns').some(({ dimensions }) =>
    dimensions.some((one) => one.kind === 'dataset' && one.dataset !== noun?.nominal.dataset),
  );
  if (noun === undefined || !isOfMany || !phrases.some(asksWhich)) return;
  const named = words.filter((word) => tablesCalled(word, index).includes(query.from));
  if (named.some((word) => singularOf(word) !== word))
    undecided('whether the one or all together decide is not said');
}

function asksWhich(phrase: Phrase): boolean {
  return phrase.kind === 'opener' && phrase.opener === 'which';
}

/** "the borrower with the highest rate" has it on one loan; the average is said. */
function checkOneOfTheirs(query: Asked, { words, index }: Said): void {
  if (query.kind !== 'aggregate' || words.some((word) => AVERAGE.has(word))) return;
  const isOfParty = query.dimensions.some(({ expression }) =>
    [...tablesOf(expression)].some((table) => isOfPeople(index.dataset(table))),
  );
  const isAveraged = query.measures.some(
    ({ name, expression }) =>
      query.order.some(({ by }) => by === name) &&
      expression.kind === 'aggregate' &&
      expression.function === 'avg',
  );
  if (isOfParty && isAveraged) noSense('whether one of theirs or the average decides is not said');
}

/** "which customer pays the highest rate" asks for a customer, and not for what they earn. */
function checkWhich(query: Asked, { words, index }: Said): void {
  if (query.kind !== 'list' || !WHICH.has(words[0] ?? '')) return;
  const asked = tablesCalled(words[1] ?? '', index);
  const shown = query.fields.filter(({ name }) => query.hidden?.includes(name) !== true);
  const isQuantity = ({ role, expression }: Output): boolean =>
    role === 'measure' && [...tablesOf(expression)].every((table) => asked.includes(table));
  if (asked.length > 0 && shown.length > 0 && shown.every(isQuantity))
    noSense('which of them it is is not in the answer');
}

/** "which passenger booked the most flights" asks for a passenger, and not for what most of them booked. */
function checkDoer(query: Asked, { words, index }: Said): void {
  if (query.kind !== 'aggregate' || query.limit === null) return;
  const [, noun = ''] = DOER_OF_MOST.exec(textOf(words)) ?? [];
  const asked = tablesCalled(noun, index);
  const tables = query.dimensions.flatMap(({ expression }) => [...tablesOf(expression)]);
  const counted = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  if (counted.some(({ table }) => asked.includes(table)) && !tables.some((table) => asked.includes(table)))
    noSense('which of them it is is not in the answer');
}

const DOER_OF_MOST = /^(?:(?:what|which|who) )?([a-z]+) (?:[a-z]+ )?[a-z]+ (?:the )?(?:fewest|least|most) /;

const WHICH: ReadonlySet<string> = new Set(['which', 'what']);

/** "which loan has the highest amount" asks for one of them, whatever a column may be called. */
function checkEnd(query: Asked, { words }: Said): void {
  const isRanked = query.limit !== null || query.perGroup !== null || query.order.length > 0;
  const outputs = query.kind === 'list' ? [] : query.measures;
  const isExtreme = outputs.some(({ expression }) =>
    aggregatesOf(expression).some((one) => one.function === 'max' || one.function === 'min'),
  );
  if (!isRanked && !isExtreme && HAS_MOST.test(textOf(words)))
    noSense('which of them comes first is not what is answered');
}

const HAS_MOST =
  /^(?:in |on |for |at )?(?:which|what|who) (?:\S+ ){0,4}(?:has|have|had|did|was|were|is|are) (?:(?!than )\S+ ){0,4}(?:highest|lowest|largest|smallest|biggest|greatest|most|fewest)\b(?! recent)/;

/** "average loan size of the top 10 borrowers": what they are the top ten by is not what they have on average. */
function checkAveraged(query: Asked, { phrases, words }: Said): void {
  if (query.kind !== 'aggregate' || query.limit === null) return;
  const isByOwn =
    phrasesOf(phrases, 'rank').some(({ by }) => by === null) && phrasesOf(phrases, 'by-measure').length === 0;
  if (isByOwn && OF_TOP.test(textOf(words))) undecided('by what they are ranked is not said');
}

const OF_TOP = /\b(?:average|avg|mean|median|typical) (?:\S+ ){1,4}of (?:the |our )?(?:top|bottom) \d+ /;

/** "what was the biggest loan amount" asks for the amount, and for no loan. */
function checkAmount(query: Asked, { words, index }: Said): void {
  if (query.kind !== 'list' || !WHAT_IS.test(textOf(words))) return;
  const isAsked = ({ name, expression }: Output): boolean =>
    expression.kind === 'column' &&
    query.order.some(({ by }) => by === name) &&
    query.hidden?.includes(name) === true &&
    isAmountNamed(words, index.field(expression.table, expression.column), index);
  if (query.fields.some(isAsked)) noSense('the amount is asked for, and not whose it is');
}

const WHAT_IS = /^what(?: is| was| ?'s) (?:the |our )?(?:biggest|greatest|highest|largest|lowest|smallest) /;
/** "what is the most we lent in one loan" asks for an amount, and for no date or row. */
function checkMostOfDeed(query: Asked, words: readonly string[]): void {
  if (MOST_OF_DEED.test(textOf(words)) && (query.kind === 'list' || query.dimensions.length > 0))
    noSense('an amount is asked for');
}

const MOST_OF_DEED =
  /^what(?: is| was| ?'s) the (?:least|most) (?:that )?(?:anybody|anyone|i|one|somebody|someone|they|we|you|(?:any|an?|one|our) [a-z]+) /;
const ENDS: ReadonlySet<string> = new Set([
  'biggest',
  'greatest',
  'highest',
  'largest',
  'lowest',
  'smallest',
]);

/** Whether the noun after the superlative ends in a name of the column. */
function isAmountNamed(words: readonly string[], { label, synonyms }: Field, index: KnowledgeIndex): boolean {
  const at = words.findIndex((word) => ENDS.has(word));
  const length = words.slice(at + 1).findIndex((word) => AFTER_NOUNS.has(word));
  const noun = words.slice(at + 1, length < 0 ? words.length : at + 1 + length);
  const rows = noun.findLastIndex((word) => tablesCalled(word, index).length > 0);
  const named = new Set([label, ...synonyms].flatMap((name) => name.split(' ')));
  return at >= 0 && noun.slice(rows + 1).some((word) => named.has(word));
}

/** "what's the largest number of loans any borrower has" asks for the number, and not for whose it is. */
function checkNumber(query: Asked, words: readonly string[]): void {
  const isHidden = query.order.some(({ by }) => query.hidden?.includes(by));
  if (query.kind === 'aggregate' && isHidden && WHAT_NUMBER.test(textOf(words)))
    noSense('the number is asked for, and not whose it is');
}

const WHAT_NUMBER =
  /^what(?: is| was| ?'s) (?:the |our )?(?:biggest|greatest|highest|largest|lowest|smallest) (?:number|count|total|average|sum) /;
