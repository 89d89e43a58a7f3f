import { type Dataset, singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, ListQuery, LogicalQuery, Output } from '../../../logical-query.ts';
import { type Column, columnsIn, columnsOf, columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

interface Said {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects an answer in which the noun that tells what is asked for is lost: the kinds of loans, the last payment of each. */
export function checkLostNouns(query: LogicalQuery, { words, index }: Said): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  checkPaid(query, text, index);
  checkPartOfName(query, text, index);
  checkTornColumns(query, words, index);
  checkNone(query, text, index);
  if (query.kind === 'aggregate') {
    checkNumbers(query, text);
    checkDeedsCounted(query, words, index);
    checkPartOfRows(query, text, index);
    checkPerRanked(query, text, index);
    checkHaving(query, text, index);
    checkForAll(query, text, index);
    return;
  }
  checkKindsOf(query, text, index);
  if (query.limit !== null && WHOSE_LAST.test(text)) noSense('what is said is of the last one of each');
}

/** "loans where the last payment was late": of each loan, and not of the one that was paid last. */
const WHOSE_LAST =
  /\b(?:where|whose|which) (?:the |their |its )?(?:first|last|latest|final|second|most recent) \w+ (?:had|has|is|was|were)\b/;
const HAVING_NONE = /\b(?:have|which|who|whom|with) no ([a-z]+)\b/;
const ABSENCE = /"kind":"(?:exists|is-null|related-aggregate|shares-value)"/;
/** "declined applications by channel: number and rate" */
const AND_RATE = /\b(?:count|number) and (?:the )?rate\b/;
/** "in which states has the number of applications declined" */
const NUMBER_DECLINED =
  /\b(?:did|has|have) (?:our |the )?(?:amount|count|number|share|volume) of .*\bdeclined?\b/;
/** "amount of interest collected by loan": the interest, and no group of amounts. */
const AMOUNT_OF = /\bamounts? of\b/;
/** "how much do customers owe on average": all that each of them owes. */
const EACH_OWES =
  /\b(?:do|does|did) .*\b(?:borrow|owe|spend)\b.*\bon average\b|\bon average .*\b(?:borrow|owe|spend)\b|^how much is owed on average(?! by| per)/;
/** "how much of what we lent in 2022 has been repaid" */
const OF_WHAT =
  /\bhow much of (?:the amount [a-z]+|what (?:has|have|is|they|was|we|you))\b|\bhow much of (?:our|the) (?:[a-z0-9]+ ){0,2}(?:lending|originations?|volume)\b/;
const BESIDE =
  /[,;:&+/]|\b(?:against|along|also|and|as|besides?|both|next|or|plus|than|together|versus|vs|with)\b/;

/** Numbers that are others than those which the words ask for. */
function checkNumbers({ measures, dimensions, hidden, limit }: AggregateQuery, text: string): void {
  const counted = measures.flatMap(({ expression }) => aggregatesOf(expression));
  if (EACH_OWES.test(text) && counted.some((one) => one.function === 'avg'))
    noSense('what each of them owes is added up first');
  if (AND_RATE.test(text) && new Set(counted.map(({ table }) => table)).size > 1)
    undecided('which rate is asked for is not said');
  if (NUMBER_DECLINED.test(text) && measures.every(({ transform }) => transform === null))
    noSense('what declined is the number');
  if (AMOUNT_OF.test(text) && dimensions.some(({ role }) => role === 'measure'))
    noSense('the amount is that of what follows');
  if (measures.some(({ unit, expression }) => unit?.kind === 'percent' && isAverageOfTotal(expression)))
    noSense('an average is no part of a total');
  const shown = measures.filter(
    ({ name, transform }) => transform === null && hidden?.includes(name) !== true,
  );
  const parts = shown.filter(({ unit }) => unit?.kind === 'percent').length;
  if (parts > 0 && parts < shown.length && limit === null && !BESIDE.test(text))
    noSense('that one number stands beside another is not said');
  if (parts === 0 && OF_WHAT.test(text))
    undecided('whether the amount or a part of it is asked for is not said');
}

/** "average principal as a percentage of requested amount" */
function isAverageOfTotal(expression: Expression): boolean {
  if (expression.kind !== 'binary' || expression.operator !== '/') return false;
  const isAll = (part: Expression, fn: string): boolean => {
    const aggregates = aggregatesOf(part);
    return aggregates.length > 0 && aggregates.every((one) => one.function === fn);
  };
  return isAll(expression.left, 'avg') && isAll(expression.right, 'sum');
}

/** "applications that have no loan issued in 2024": there is none, and not one of another time. */
function checkNone(query: AggregateQuery | ListQuery, text: string, index: KnowledgeIndex): void {
  const { where } = query;
  // "…, including branches with no loans in 2020"
  if (query.kind === 'aggregate' && query.keepEmptyGroups) return;
  const none = tablesCalled(HAVING_NONE.exec(text)?.[1] ?? '', index);
  const isDated = (): boolean =>
    conjunctsOf(where)
      .flatMap(columnsOfCondition)
      .some(({ table, column }) => none.includes(table) && index.field(table, column).role === 'time');
  if (none.length > 0 && isDated() && !ABSENCE.test(JSON.stringify(where)))
    noSense('that there is none is lost');
}

/** "what kinds of loans do students take" asks for kinds, and for no loan. */
function checkKindsOf(query: ListQuery, text: string, index: KnowledgeIndex): void {
  const noun = KINDS_OF.exec(text)?.[1] ?? '';
  if (!query.distinct && tablesCalled(noun, index).includes(query.from))
    noSense(`kinds of ${noun} are asked for`);
}

const KINDS_OF = /\b(?:kinds?|sorts?|types?) of ([a-z]+)\b/;

/** "how many decisions did we make": of what has a date of its own there are as many as rows, and no kinds. */
function checkDeedsCounted(
  { measures }: AggregateQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (words.some((word) => DIFFERENT.has(word))) return;
  const counted = measures.flatMap(({ expression }) =>
    aggregatesOf(expression).flatMap(({ function: fn, distinct, argument }) =>
      fn === 'count' && distinct && argument?.kind === 'column' ? [argument] : [],
    ),
  );
  const isDeed = counted.some(({ table, column }) => {
    const { label, role } = index.field(table, column);
    const date = `${label} date`;
    return role === 'category' && index.dataset(table).fields.some((one) => one.label === date);
  });
  if (isDeed) noSense('what was done is counted, and not the kinds of it');
}

const DIFFERENT: ReadonlySet<string> = new Set([
  'different',
  'distinct',
  'kinds',
  'types',
  'unique',
  'various',
]);

/** "late percentage of payments" is of payments, and no rate of the loans that have them. */
function checkPartOfRows({ measures }: AggregateQuery, text: string, index: KnowledgeIndex): void {
  const noun = PART_OF.exec(text)?.[1] ?? '';
  const called = tablesCalled(noun, index);
  if (called.length === 0) return;
  const isOfOwners = measures.some(({ unit, expression }) => {
    const tables = aggregatesOf(expression).map(({ table }) => table);
    return (
      unit?.kind === 'percent' &&
      tables.length > 0 &&
      called.every((rows) => !tables.includes(rows) && tables.every((table) => index.isToOne(rows, table)))
    );
  });
  if (isOfOwners) noSense(`the part is one of ${noun}`);
}

const PART_OF = /\b(?:part|percent|percentage|proportion|share) of (?:all |our |the )*([a-z]+)\b/;

/** "interest rates of 10 %" are rates, and no interest where the rate is so; "a loan amount under 10,000" is of the loan. */
function checkTornColumns(
  query: AggregateQuery | ListQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const text = textOf(words);
  const compared = testsOf(query.where)
    .flatMap(columnsOf)
    .map(({ table, column }) => {
      const { label, role, synonyms } = index.field(table, column);
      return { table, label, role, synonyms };
    });
  if (compared.length === 0) return;
  const measures = query.kind === 'list' ? [] : query.measures;
  const isMeasured = compared.some(({ label }) => {
    const [first = '', second] = label.split(' ');
    const isOf = second !== undefined && measures.some((one) => one.label.split(' ')[0] === first);
    return isOf && text.includes(label) && !text.replaceAll(label, '').includes(first);
  });
  const isOfOther = words.some((word, at) => {
    const tables = tablesCalled(words[at - 1] ?? '', index);
    if (tables.length === 0) return false;
    const name = `${words[at - 1]} ${word}`;
    const called = compared.filter(({ synonyms }) => synonyms.includes(word));
    return (
      called.length > 0 &&
      called.every(
        ({ table, role, label, synonyms }) =>
          role === 'measure' && !tables.includes(table) && label !== name && !synonyms.includes(name),
      )
    );
  });
  if (isMeasured || isOfOther) noSense('the column is asked for by its whole name');
}

/** "most common first name", where names are kept whole. */
function checkPartOfName(query: AggregateQuery | ListQuery, text: string, index: KnowledgeIndex): void {
  const [, part = ''] = NAME_PART.exec(text) ?? [];
  if (part === '' || JSON.stringify(query.where).includes('"like"')) return;
  const isKept = columnsIn(query).some(({ table, column }) => {
    const { label, synonyms } = index.field(table, column);
    return [label, ...synonyms].some((name) => name.includes(part));
  });
  if (!isKept) noSense('parts of names are not kept');
}

const NAME_PART = /\b(family|first|given|last|middle) names?\b/;

/** "states ranked by volume per borrower": the volume is divided, and no borrower is a group. */
function checkPerRanked({ dimensions }: AggregateQuery, text: string, index: KnowledgeIndex): void {
  const called = tablesCalled(RANKED_PER.exec(text)?.[1] ?? '', index);
  const isOne = ({ expression }: Output): boolean =>
    expression.kind === 'column' &&
    called.includes(expression.table) &&
    namesOf(index.dataset(expression.table)).includes(expression.column);
  if (dimensions.some(isOne) && !dimensions.every(isOne))
    noSense('what is ranked by is for each of the others');
}

function namesOf({ primaryKey, display }: Dataset): readonly string[] {
  return [...primaryKey, ...display];
}

const RANKED_PER = /\b(?:ordered|rank|ranked|sorted)\b.* by [^,;]*\bper ([a-z]+)\b/;

/** "customers by state with more than two loans": the customers have so many, or the states. */
function checkHaving(
  { having, measures, dimensions }: AggregateQuery,
  text: string,
  index: KnowledgeIndex,
): void {
  if (having === null || dimensions.length === 0) return;
  const [, noun = ''] = WITH_SO_MANY.exec(text) ?? [];
  const had = tablesCalled(noun, index);
  const isOfCounted = measures.some(({ expression }) =>
    aggregatesOf(expression).some(({ table, argument, distinct }) => {
      const owner = distinct && argument?.kind === 'column' ? (keyOf(argument, index) ?? table) : table;
      return had.some((rows) => rows !== owner && index.isToOne(rows, owner));
    }),
  );
  if (isOfCounted) undecided('whether those that are counted have so many or the groups is not said');
}

/** The table whose rows a column refers to. */
function keyOf({ table, column }: Column, { knowledge }: KnowledgeIndex): string | undefined {
  return knowledge.relationships.find((one) => one.from === table && one.fromColumns[0] === column)?.to;
}

const WITH_SO_MANY =
  /\b(?:by|each|every|per) (?:[a-z]+ ){1,4}(?:having|with|who have|that have) (?:at least|at most|fewer than|less than|more than|over|under) \S+ (?:[a-z-]+ )?([a-z]+)\b/;

/** "for customers of TX and of FL, what does a loan average": for all of them, and for none by itself. */
function checkForAll({ dimensions, measures }: AggregateQuery, text: string, index: KnowledgeIndex): void {
  if (measures.length < 2) return;
  const noun = FOR_ALL.exec(text)?.[1] ?? '';
  const called = singularOf(noun) === noun ? [] : tablesCalled(noun, index);
  const isByKey = dimensions.some(
    ({ expression }) =>
      expression.kind === 'column' &&
      called.includes(expression.table) &&
      index.dataset(expression.table).primaryKey.includes(expression.column),
  );
  if (isByKey) noSense(`${noun} are not told apart`);
}

const FOR_ALL = /^for (?:all |our |the )*([a-z]+) (?:at|from|in|of|with)\b/;

/** "how much interest did borrowers pay by loan": what they pay is not what they are paid. */
function checkPaid(query: AggregateQuery | ListQuery, text: string, index: KnowledgeIndex): void {
  if (!DID_PAY.test(text)) return;
  const isEarned = columnsIn(query).some(({ table, column }) =>
    index
      .field(table, column)
      .label.split(' ')
      .some((word) => EARNED.has(word)),
  );
  if (isEarned && !/\b(?:income|salary|salaries|wages?|earn\w*)\b/.test(text))
    noSense('what they pay is not their income');
}

const DID_PAY = /\b(?:did|do|does) (?:all |our |the )*[a-z]+ pay\b/;
const EARNED: ReadonlySet<string> = new Set(['income', 'salary', 'wage', 'wages', 'pay']);
