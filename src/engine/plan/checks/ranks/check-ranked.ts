import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { AFTER_NOUNS, BEING } from '../../../lexicon/cues.ts';
import { SUPERLATIVES } from '../../../lexicon/words/superlatives.ts';
import type { LogicalQuery, Output } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople } from '../../people.ts';
import { type Phrase, phrasesOf } from '../../phrase.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import { checkSingleRows } from '../numbers/check-single-rows.ts';
import { checkRowWanted } from '../rows/check-row-wanted.ts';
import { checkBusy, checkDifferent, checkDoneMost, checkHad, checkMuch, rowsAfter } from './check-most-of.ts';
import { checkSizeOfRanked } from './check-size-of-ranked.ts';
import { checkWinners } from './check-winners.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

interface Said {
  readonly phrases: readonly Phrase[];
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects a ranking of other rows than those that the superlative, the number or "who" speaks of. */
export function checkRanked(query: LogicalQuery, said: Said): void {
  if (query.kind === 'values') return;
  checkSuperlative(query, said);
  checkBusy(query, said.words, said.index);
  checkHad(query, said.words, said.index);
  checkDifferent(query, said.words, said.index);
  checkDoneMost(query, said.words, said.index);
  checkMuch(query, said.words, said.index);
  checkLimited(query, said);
  checkWho(query, said);
  checkRowWanted(query, said);
  checkSingleRows(query, said.index);
  checkKeyNamed(query, said);
  checkKeyOfMost(query, said);
  checkWinners(query, said);
  checkOfValues(query, said);
  checkWithin(query, said);
  checkExtremeRow(query, said);
  if (query.kind === 'aggregate') checkSizeOfRanked(query, said);
}

/** Superlatives that are said of rows themselves, by when they were, how large or how old they are. */
const OF_ROWS: ReadonlySet<string> = new Set(
  Object.entries(SUPERLATIVES).flatMap(([sense, forms]) =>
    /:(?:age|size|time)$/.test(sense) ? forms.map((form) => form.slice(form.lastIndexOf(' ') + 1)) : [],
  ),
);

/** "which borrower has the oldest open loan": it is the loan that is old. */
function checkSuperlative(query: Asked, { words, index }: Said): void {
  if (query.limit === null && query.perGroup === null) return;
  const called = words.flatMap((word, at) =>
    OF_ROWS.has(word) ? [rowsAfter(words, at + 1, index)].filter((tables) => tables.length > 0) : [],
  );
  const ranked = rankedTables(query);
  if (called.length === 0 || ranked.length === 0) return;
  if (!called.some((tables) => tables.some((table) => ranked.includes(table))))
    noSense('what is ranked is not what the superlative is said of');
}

function rankedTables(query: Asked): readonly string[] {
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  const keys = outputs.filter(({ name }) => query.order.some(({ by }) => by === name));
  const groups = query.kind === 'list' ? [] : query.dimensions;
  return [...keys, ...groups].flatMap(({ expression }) => [
    ...tablesOf(expression),
    ...aggregatesOf(expression).map(({ table }) => table),
  ]);
}

/** ", by interest rate descending": by that, and not by the first column that is shown. */
function checkKeyNamed(query: Asked, { words, index }: Said): void {
  if (query.kind !== 'list') return;
  const end = words.findIndex(
    (word, at) => DIRECTIONS.has(word) || (words[at + 1] === 'to' && HEIGHTS.has(word)),
  );
  const before = words.slice(0, Math.max(end, 0));
  const start = Math.max(before.lastIndexOf('by'), before.lastIndexOf(','));
  const said = words.slice(start + 1, end);
  if (end < 0 || start < 0 || said.length === 0 || said.length > KEY_MAX) return;
  const [key] = query.order;
  const field = query.fields.find(({ name }) => name === key?.by);
  if (field === undefined || said.includes(',')) return;
  const isOther = [query.fields, ...index.knowledge.datasets.map(({ fields }) => fields)]
    .flat()
    .some(({ label }) => label !== field.label && label === said.join(' '));
  if (isOther) noSense('what the rows are ordered by is named');
}

/** "which color of car has sold the most": what is there most of is no single row, of which nobody named the key. */
function checkKeyOfMost(query: Asked, { words, index }: Said): void {
  if (query.kind !== 'aggregate' || query.limit === null || query.dimensions.length < 2) return;
  const isKey = ({ name, expression }: Output): boolean =>
    expression.kind === 'column' &&
    query.hidden?.includes(name) !== true &&
    index.field(expression.table, expression.column).role === 'key' &&
    index.dataset(expression.table).primaryKey.join() === expression.column;
  // With the name of the same rows it only tells namesakes apart.
  const isAlone = (key: Output): boolean =>
    isKey(key) &&
    query.dimensions.every(
      (one) => one === key || tablesOf(one.expression).isDisjointFrom(tablesOf(key.expression)),
    );
  if (query.dimensions.some(isAlone) && !words.some((word) => KEYS.has(word)))
    noSense('of single rows there is no number that ranks them');
}

const KEYS: ReadonlySet<string> = new Set(['code', 'codes', 'id', 'ids', 'key', 'keys', 'number', 'numbers']);

const DIRECTIONS: ReadonlySet<string> = new Set(['ascending', 'descending', 'asc', 'desc']);
const HEIGHTS: ReadonlySet<string> = new Set([
  'hi',
  'high',
  'highest',
  'lo',
  'low',
  'lowest',
  'largest',
  'smallest',
]);
const KEY_MAX = 4;

/** "the ten loans with the highest balance": ten loans, and not ten of what is shown of them. */
function checkLimited(query: Asked, { phrases, index }: Said): void {
  if (query.limit === null && query.perGroup === null && phrasesOf(phrases, 'limit').length > 0)
    noSense('how many of them are wanted is not answered');
  if (query.limit === null || (query.kind === 'aggregate' && query.isTogether === true)) return;
  const at = phrases.findIndex(({ kind }) => kind === 'limit');
  const next = at < 0 ? undefined : phrases.slice(at + 1).find(({ kind }) => kind !== 'noise');
  if (next?.kind !== 'nominal' || phrasesOf(phrases, 'limit').length > 1) return;
  const { dataset } = next.nominal;
  const rows =
    query.kind === 'list'
      ? [query.from]
      : query.dimensions.flatMap(({ expression }) =>
          expression.kind === 'column' ? [expression.table] : [],
        );
  if (rows.length > 0 && !rows.includes(dataset))
    noSense(`it is no ${index.dataset(dataset).labelPlural} that are shown`);
}

/** "the top 3 cities by size" are cities: neither single rows that lie in them, nor the first 3 of each size. */
function checkOfValues(query: Asked, { phrases, index }: Said): void {
  const at = phrases.findIndex((one) => one.kind === 'rank' && one.quality === 'value');
  const named = phrases.slice(Math.max(at, 0) + 1).find(({ kind }) => kind !== 'noise' && kind !== 'limit');
  if (at < 0 || named?.kind !== 'columns') return;
  const isQuantity = (name: string): boolean =>
    [...(query.kind === 'list' ? query.fields : query.dimensions)].some(
      (one) => one.name === name && one.role === 'measure' && one.expression.kind === 'column',
    );
  const isOfEach = query.perGroup?.partitionBy.some(isQuantity) === true;
  const shown =
    query.kind === 'list' ? query.fields.filter(({ name }) => query.hidden?.includes(name) !== true) : [];
  const isOfRows =
    query.kind === 'list' &&
    query.limit !== null &&
    query.order.some(({ by }) => isQuantity(by)) &&
    shown.length > 0 &&
    shown.every(({ expression }) => isShared(expression, index));
  if (isOfEach || isOfRows) noSense('whether their total or their average is wanted is not said');
}

/** A column whose values several rows have. */
function isShared(expression: Expression, index: KnowledgeIndex): boolean {
  if (expression.kind !== 'column') return false;
  const { role } = index.field(expression.table, expression.column);
  return role === 'category' || role === 'geography';
}

/** "who has a mortgage" is no number of mortgages, and no product. */
function isNobody(query: Asked, { words, index }: Omit<Said, 'phrases'>): boolean {
  if (query.kind === 'aggregate') return query.dimensions.length === 0;
  const isHad = words[1] === 'has' || words[1] === 'had';
  const isOfOne = query.fields.every(({ expression }) =>
    [...tablesOf(expression)].every((table) => table === query.from),
  );
  const arePeopleElsewhere =
    !isOfPeople(index.dataset(query.from)) && index.knowledge.datasets.some(isOfPeople);
  return isHad && isOfOne && arePeopleElsewhere;
}

/** "who has the loan with the highest rate" asks for somebody. */
function checkWho(query: Asked, { words, index }: Said): void {
  const [first, second] = words;
  if ((first !== 'who' && first !== 'whose') || (first === 'who' && BEING.has(second ?? ''))) return;
  if (query.kind === 'aggregate' && first === 'whose' && query.dimensions.length === 0)
    undecided('who it is is not what is shown');
  if (first === 'who' && isNobody(query, { words, index })) noSense('"who" asks for somebody');
  if (query.kind !== 'list' || index.isParty(query.from)) return;
  // "who coaches Easton" has a verb where another question has a noun.
  const isNamed = words
    .slice(first === 'who' ? 2 : 1)
    .some((word) => tablesCalled(word, index).includes(query.from));
  const isElsewhere = query.fields.some(({ expression }) =>
    [...tablesOf(expression)].some((table) => table !== query.from),
  );
  if (isNamed && !isElsewhere) undecided('who it is is not what is shown');
}

/** "charged off within a year of issue" tells how long it was, and groups by no year. */
function checkWithin(query: Asked, { words }: Said): void {
  if (query.kind !== 'aggregate' || !WITHIN.test(textOf(words))) return;
  const isOfPeriods = query.dimensions.some(({ expression }) => expression.kind === 'date-part');
  if (isOfPeriods && !words.some((word) => PER.has(word))) noSense('how long it was is lost');
}

const WITHIN = /\b(?:within|inside) (?:a|an|one|the first|\d+) (?:day|week|month|quarter|year)s? of\b/;
const PER: ReadonlySet<string> = new Set(['by', 'per', 'each', 'every', 'for']);

/** "highest-rate loan in each grade" asks for the loan, or for its rate. */
function checkExtremeRow(query: Asked, { words, index }: Said): void {
  if (query.kind !== 'aggregate' || query.dimensions.length === 0 || query.order.length > 0) return;
  const at = words.findIndex((word) => EXTREMES.has(word));
  const noun = at < 0 ? -1 : words.findIndex((word, place) => place > at && AFTER_NOUNS.has(word)) - 1;
  const last = words[noun] ?? '';
  const isOne = noun > at + 1 && singularOf(last) === last;
  const called = isOne ? tablesCalled(last, index) : [];
  const isExtreme = query.measures.some(({ expression }) =>
    aggregatesOf(expression).some(
      (one) => (one.function === 'max' || one.function === 'min') && called.includes(one.table),
    ),
  );
  if (isExtreme) undecided('whether the amount alone or the row with it is wanted is not said');
}

const EXTREMES: ReadonlySet<string> = new Set(['highest', 'lowest', 'largest', 'smallest', 'biggest']);
