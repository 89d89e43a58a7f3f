import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf } from '../../../../shared/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { PART_VERBS, SHARE_WORDS, SIDE_WORDS } from '../../../lexicon/cues.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import { columnsIn } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { withOwnShares } from '../../own-shares.ts';
import { type Phrase, phrasesOf } from '../../phrase.ts';
import { noSense, undecided } from '../../rejection.ts';
import type { MeasureSketch } from '../../sketch.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/** Rejects ratios and shares whose whole is not the one that the words name. */
export function checkBases(
  query: LogicalQuery,
  phrases: readonly Phrase[],
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind !== 'aggregate') return;
  checkShares(withOwnShares(phrases), words);
  checkPartLast(phrases, words);
  checkProportion(phrases, { words, index });
  checkRatios(phrases, { words, index });
  checkSides(phrases, words);
  checkLabels(query, words);
  checkOwnWhole(query, words);
  checkPartsOfEach(query, words);
  checkTheirPart(query, words);
  checkDoneSo(query, words, index);
  checkPeriods(query, words, index);
  checkAcross(query, { words, index });
  checkOnesOfEach(query, index);
}

/** "for loans of retirees, the average score of the borrower" is one number: each of the loans has one of them. */
function checkOnesOfEach({ dimensions, measures }: AggregateQuery, index: KnowledgeIndex): void {
  const [only, ...others] = dimensions;
  if (only?.expression.kind !== 'column' || others.length > 0) return;
  const { table, column } = only.expression;
  const hasOne = ({ expression }: AggregateQuery['measures'][number]): boolean =>
    expression.kind === 'aggregate' &&
    expression.function === 'avg' &&
    // "how much did we lend per loan on average for loans with any late payment"
    ((expression.argument?.kind === 'column' && expression.argument.table === table) ||
      (expression.table !== table && index.isToOne(table, expression.table)));
  if (index.dataset(table).primaryKey.includes(column) && measures.every(hasOne))
    noSense('each of them has one value, so that there is no average of it');
}

/** "across all loans, what is …" is one number of all of them. */
function checkAcross(
  { dimensions }: AggregateQuery,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  const at = words.findIndex((word, place) => word === 'all' && ACROSS.has(words[place - 1] ?? ''));
  const [only, ...others] = at < 0 ? [] : dimensions;
  if (only?.expression.kind !== 'column' || others.length > 0) return;
  const { table, column } = only.expression;
  const isKey = index.dataset(table).primaryKey.includes(column);
  if (isKey && words.slice(at + 1, at + 4).some((word) => tablesCalled(word, index).includes(table)))
    noSense('a number of each, where one of all is asked for');
}

const ACROSS: ReadonlySet<string> = new Set(['across', 'over']);

/** "renters: share of volume" is one number of all renters, and not one of each. */
function checkLabels(query: AggregateQuery, words: readonly string[]): void {
  const isOfEach = query.dimensions.some(({ role }) => role === 'identifier');
  const isShare = query.measures.some(({ transform }) => transform?.kind === 'share-of-total');
  if (isOfEach && isShare && words.includes(':')) undecided('what the whole of the share is is not said');
}

/** "percent of loans in each status by region" is of those of the region, or of all. */
function checkPartsOfEach({ dimensions, measures, where }: AggregateQuery, words: readonly string[]): void {
  const isOfAll = measures.some(
    ({ transform }) => transform?.kind === 'share-of-total' && transform.within.length === 0,
  );
  const text = textOf(words);
  const isOfState = conjunctsOf(where).some((one) => one.kind !== 'test');
  const isSo = dimensions.length > 0 && (AMOUNT_SO.test(text) || (isOfState && AMOUNT_WAS_SO.test(text)));
  if (isOfAll && (isSo || (dimensions.length > 1 && EACH_OF_EACH.test(text))))
    undecided('whether the share is of all or of those of each group is not said');
}

/** "share of volume charged off by grade" */
const AMOUNT_SO =
  /\b(?:share|percent|percentage|proportion) of (?:the |our |all )*(?:amount|balance|principal|value|volume) [a-z]+ed(?: off| back)? (?:by|per|in each|for each) /;
/** "what percentage of the requested amount was lent, by channel" */
const AMOUNT_WAS_SO =
  /\b(?:share|percent|percentage|proportion) of (?:the |our |all |total )*(?:[a-z]+ )?(?:amount|balance|money|principal|value|volume) (?:is|was|were|got|has been|have been) [a-z]+(?: ,)? (?:by|per|in each|for each) /;
const EACH_OF_EACH =
  /\b(?:in|for|of|per|within) (?:each|every) (?:[a-z]+ ){1,2}(?:by|for|in|per|within) |\b(?:by|per) (?:[a-z]+ ){1,2}(?:in|for|of|within) (?:each|every) /;

/** "turned down most often as a share of their applications" is of those of each, and no part of all that were turned down. */
function checkOwnWhole({ measures, where }: AggregateQuery, words: readonly string[]): void {
  const isShare = measures.some(({ transform }) => transform?.kind === 'share-of-total');
  const isOfEach = words.some(
    (word, at) => SHARE_WORDS.has(word) && words[at + 1] === 'of' && THEIR.has(words[at + 2] ?? ''),
  );
  if (isShare && where !== null && isOfEach) noSense('a part of all, where one of each is asked for');
}

const THEIR: ReadonlySet<string> = new Set(['its', 'their']);

/**
 * "late loans and their share of open loans" is the part that they are of those, and not the part of them that is open; so it is
 * in "how many are late, and what share of the open ones".
 */
function checkTheirPart({ dimensions, measures }: AggregateQuery, words: readonly string[]): void {
  const isTheirs = words.some(
    (word, at) => SHARE_WORDS.has(word) && words[at + 1] === 'of' && THEIR.has(words[at - 1] ?? ''),
  );
  const isPart = measures.some(({ unit, transform }) => unit?.kind === 'percent' && transform === null);
  const isAsked = PART_ASKED.test(textOf(words));
  if ((isTheirs || isAsked) && isPart && dimensions.length === 0)
    noSense('what they are a part of is not read');
}

const PART = '(?:percentage|percent|pct|%|share|proportion)';
const PART_ASKED = new RegExp(
  `\\bhow many .*\\band (?:also )?what ${PART} of (?!them|these|those)(?:(?! (?:are|came|did|do|had|has|have|is|was|went|were) )[^,])*$|\\bwhat ${PART} of .* (?:it|that|this) is ?[?.]?$`,
);

/** "percentage of payments made on time" is of those that were made, where some are not yet; of those "due" it is of all. */
function checkDoneSo(query: AggregateQuery, words: readonly string[], index: KnowledgeIndex): void {
  const share = words.findIndex((word) => SHARE_WORDS.has(word));
  if (share < 0 || words.includes('due') || !DONE_SO.test(textOf(words.slice(share)))) return;
  const isPart = query.measures.some(
    ({ unit, name }) => unit?.kind === 'percent' && name.startsWith('share_of_'),
  );
  const mayBeOpen = columnsIn(query).some(({ table }) =>
    index.dataset(table).fields.some(({ role, isNullable }) => role === 'time' && isNullable),
  );
  if (isPart && mayBeOpen && !JSON.stringify(query.where).includes('"is-null"'))
    noSense('those that are not done yet are no part of the whole');
}

const DONE_SO = / (?:made|paid|received|settled) (?:on time|on-time|late)(?: |$)/;

/** "share of collections from late payments by year" is no part that each year has of all of those. */
function checkPeriods(
  { dimensions, measures, where }: AggregateQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const isShare = measures.some(({ transform }) => transform?.kind === 'share-of-total');
  const isByPeriod = dimensions.every(({ expression }) => expression.kind === 'date-part');
  if (!isShare || !isByPeriod || words.some((word) => APART.has(word))) return;
  if (conjunctsOf(where).some((one) => one.kind !== 'test' || !isOfTime(one.expression, index)))
    undecided('what the whole of the share is is not said');
}

const APART: ReadonlySet<string> = new Set(
  'breakdown composition distribute distributed distribution each seasonal seasonality split spread'.split(
    ' ',
  ),
);

/** Whether a test is of when it was. */
export function isOfTime(test: Expression, index: KnowledgeIndex): boolean {
  if (test.kind === 'column') return index.field(test.table, test.column).role === 'time';
  return operandsOf(test).some((one) => isOfTime(one, index));
}

/** "36-month loans vs 60-month loans, average principal": of each of the two, not of all beside their numbers. */
function checkSides(phrases: readonly Phrase[], words: readonly string[]): void {
  const measures = phrasesOf(phrases, 'measures').flatMap((phrase) => phrase.measures);
  const [first, second, ...others] = measures;
  const areSides = [first, second].every((one) => one?.kind === 'count' && one.nominal.conditions.length > 0);
  if (areSides && others.some(({ kind }) => kind !== 'count') && words.some((word) => SIDE_WORDS.has(word)))
    undecided('what is compared with what is not said');
}

/** "what percentage of open loans sits with renters": the open loans are the whole, and the renters' are the part. */
function checkShares(phrases: readonly Phrase[], words: readonly string[]): void {
  const at = phrases.findIndex(
    (phrase) => phrase.kind === 'measures' && phrase.measures.some(isImpliedShare),
  );
  const isRestricted =
    at >= 0 &&
    phrases
      .slice(at + 1)
      .some(
        (phrase) =>
          phrase.kind === 'conditions' || (phrase.kind === 'nominal' && phrase.nominal.conditions.length > 0),
      );
  const share = words.findIndex((word) => SHARE_WORDS.has(word));
  if (isRestricted && share >= 0 && words.slice(share).some((word) => PART_VERBS.has(word)))
    undecided('what the whole of the share is is not said');
}

/** "what percent of the applications brokers send us get turned down": what the verb at the end says is the part. */
function checkPartLast(phrases: readonly Phrase[], words: readonly string[]): void {
  const shares = phrasesOf(phrases, 'measures').flatMap(({ measures }) =>
    measures.flatMap((one) => (one.kind === 'share' && hasConditions(one) ? [one.which] : [])),
  );
  const values = shares
    .flat()
    .flatMap((one) => (one.kind === 'value' ? one.values : []))
    .flatMap(({ alternatives }) => alternatives.map(({ value }) => String(value).toLowerCase()));
  const verb = values.length === 0 ? -1 : words.findLastIndex((word) => PART_VERBS.has(word));
  if (verb <= 0) return;
  const before = words.slice(0, verb).map(singularOf);
  const after = words.slice(verb + 1).map(singularOf);
  const isSaidBefore = (value: string): boolean => before.includes(value) && !after.includes(value);
  if (after.length > 1 && values.every(isSaidBefore)) undecided('what the whole of the share is is not said');
}

function hasConditions({ of }: Extract<MeasureSketch, { readonly kind: 'share' }>): boolean {
  return of.kind === 'nominal' && of.conditions.length > 0;
}

function isImpliedShare(measure: MeasureSketch): boolean {
  return measure.kind === 'share' && measure.isImplied === true;
}

/** "proportion of late loans to open loans" has two sides, and no part of a whole. */
function checkProportion(
  phrases: readonly Phrase[],
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  const start = words.findIndex((word, at) => RATIOS.has(word) && RATIO_JOINTS.has(words[at + 1] ?? ''));
  const to = start < 0 ? -1 : words.indexOf('to', start);
  if (to < 0) return;
  const after = words.slice(to + 1, to + SIDE_MAX).flatMap((word) => tablesCalled(word, index));
  // "ratio of loans to borrowers in Texas": a proportion of loans to somebody may have a part.
  const before =
    words[start] === 'ratio' && after.length > 0
      ? words.slice(start, to).flatMap((word) => tablesCalled(word, index))
      : [];
  const isTorn = phrasesOf(phrases, 'measures')
    .flatMap(({ measures }) => measures)
    .some(
      (one) =>
        one.kind === 'share' &&
        one.isFraction === true &&
        one.of.kind === 'nominal' &&
        (before.includes(one.of.dataset) || after.includes(one.of.dataset)),
    );
  if (isTorn) noSense('a ratio has two sides');
}

const RATIOS: ReadonlySet<string> = new Set(['fraction', 'proportion', 'ratio']);
const RATIO_JOINTS: ReadonlySet<string> = new Set(['between', 'of']);
/** How far from "to" the noun of the other side may be. */
const SIDE_MAX = 6;

/** "ratio of late to current loans": both are loans, where no other rows are named. */
function checkRatios(
  phrases: readonly Phrase[],
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  const isNamed = (table: string): boolean => tablesCalledIn(words, index).has(table);
  // "*late* loans per 100 customers": of the loans alone
  const isTorn = phrases.some(
    (phrase, at) =>
      phrase.kind === 'measures' &&
      phrase.measures.some((one) => one.kind === 'ratio' && countedIn(one.numerator) !== null) &&
      isSaidBefore(phrases[at - 1]),
  );
  if (isTorn) noSense('what is said of one side is not said of the other');
  for (const measure of phrasesOf(phrases, 'measures').flatMap((phrase) => phrase.measures)) {
    if (measure.kind !== 'ratio') continue;
    const [above, below] = [countedIn(measure.numerator), countedIn(measure.denominator)];
    if (above !== null && below !== null && above !== below && !(isNamed(above) && isNamed(below)))
      undecided('what one side of the ratio is a number of is not said');
    const { label = '', labelPlural = '' } = below === null ? {} : index.dataset(below);
    const [, whom = ''] = PER_SO_MANY.exec(textOf(words)) ?? [];
    if (whom !== '' && ![label, labelPlural].includes(whom))
      undecided('whether all who live there are meant is not said');
  }
}

function isSaidBefore(phrase: Phrase | undefined): boolean {
  return phrase?.kind === 'conditions' && phrase.isPlaced !== true && phrase.isVerbal !== true;
}

/** "per 1,000 residents" is said of all who live somewhere. */
const PER_SO_MANY = /\b(?:per|for (?:each|every)) \S+ (inhabitants|people|persons|residents)\b/;

function countedIn(measure: MeasureSketch): string | null {
  return measure.kind === 'count' ? measure.nominal.dataset : null;
}
