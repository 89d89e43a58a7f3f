import type { Expression } from '../../../../shared/mod.ts';
import { countedRows } from '../../../counted-rows.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

interface Said {
  readonly text: string;
  readonly index: KnowledgeIndex;
}

/** Rejects numbers of other rows, or of other columns, than those that were spoken of. */
export function checkOfThose(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const text = textOf(words);
  if (query.kind === 'list') {
    if (query.where === null && STATE_ASKED.test(text)) noSense('what is so is not known');
    checkTwoLists(query, { text, index });
    const [, group = ''] = BY_LAST.exec(text) ?? [];
    // "of the loans of 2021, what principal was lent, by category": what each category has.
    if (query.fields.some(({ label }) => group !== '' && ` ${label}`.endsWith(` ${group}`)))
      noSense('what each group has is not in the answer');
  }
  if (query.kind !== 'aggregate') return;
  checkRate(query, { text, index });
  checkCountedAmong(query, { text, index });
  checkDoneByEach(query, { text, index });
  checkOfThese(query, text);
  checkOfThey(query, text);
  checkPartOfOwn(query, text);
  checkAveragedNumber(query, { text, index });
  checkMostKinds(query, text);
  checkPerMonth(query, { text, index });
}

const BY_LAST = /^(?:of|among|for|from) .+ , (?:what|which|how much) .+ (?:by|per) ([a-z ]+?)[ ?.]*$/;

/** "which courses are full": nothing of it is recorded where all of them come. */
const STATE_ASKED =
  /^(?:which|what) [a-z]+ (?:are|is|was|were) (?:currently |not |now |still )?(?:available|booked|busy|empty|free|full|in use|occupied|on loan|taken)[ ?.]*$/;

/** "what are the names of members and authors": two lists. */
function checkTwoLists(query: Extract<LogicalQuery, { kind: 'list' }>, { text, index }: Said): void {
  const [, first = '', second = ''] = NAMES_OF_TWO.exec(text) ?? [];
  if (first === '' || !tablesCalled(first, index).includes(query.from)) return;
  const others = tablesCalled(second, index).filter((table) => table !== query.from);
  const isShown = query.fields.some(({ expression }) =>
    columnsOf(expression).some(({ table }) => others.includes(table)),
  );
  if (others.length > 0 && !isShown) undecided('whether both are listed or who has the other is not said');
}

const NAMES_OF_TWO = /\bnames of (?:all |the )*([a-z]+s) and (?:all |the )*([a-z]+s)[ ?.]*$/;

/** "how many were approved, and what is the approval rate" is no interest rate of them. */
function checkRate({ measures, dimensions }: AggregateQuery, { text, index }: Said): void {
  // All that is looked for is called so.
  if (!text.includes(' rate')) return;
  const rates = [...measures, ...dimensions].flatMap(({ expression }) =>
    [expression, ...aggregatesOf(expression).flatMap(({ argument }) => argument ?? [])].flatMap(columnsOf),
  );
  const isUnsaid = rates.some(({ table, column }) => {
    const { label, synonyms } = index.field(table, column);
    const names = [label, ...synonyms].filter((name) => name.includes(' '));
    return label.endsWith(' rate') && !names.some((name) => text.includes(name));
  });
  // "default rate, average rate": both are there.
  if (!isUnsaid || measures.some(({ expression }) => isDivided(expression))) return;
  const isOther = index.knowledge.metrics.some(
    ({ label, synonyms, expression }) =>
      isDivided(expression) &&
      [label, ...synonyms].some((name) => RATE.test(name) && text.includes(name.toLowerCase())),
  );
  if (isOther) noSense('another rate is asked for');
}

function isDivided(expression: Expression): boolean {
  return partsOf(expression).some((part) => 'operator' in part && part.operator === '/');
}

const RATE = /^(?!average|avg|mean|weighted)[a-z-]+(?: [a-z]+)? rate$/;

/** "of the customers with a car loan, how many also have a mortgage" counts customers. */
function checkCountedAmong({ measures, dimensions }: AggregateQuery, { text, index }: Said): void {
  const [, noun = ''] = AMONG.exec(text) ?? HAVE_OF.exec(text) ?? OF_THEIR.exec(text) ?? [];
  const those = tablesCalled(noun, index);
  const counted = measures.flatMap(({ expression }) =>
    expression.kind === 'aggregate' && expression.function === 'count' && expression.argument === null
      ? [expression.table]
      : [],
  );
  if (those.length > 0 && counted.length > 0 && !counted.some((table) => those.includes(table)))
    noSense('what is counted are others than those that were named');
  if (OF_THEIR.test(text) && dimensions.length > 0 && !GROUPED.test(text))
    noSense('what each of them has is not asked for');
}

const GROUPED = /\b(?:across|by|each|every|per)\b/;

const AMONG =
  /^(?:of|among|from) (?:all |our |the |those )*([a-z]+)\b(?! of).*, how many (?:of them )?(?:also |ever |never |still )?(?:are|did|do|had|has|have|live|own|rent|was|were) /;

/** "of the customers in Texas, how many of their loans are late" counts loans. */
const OF_THEIR = /\bhow many of (?:their|its|those|these) (?:[a-z-]+ ){0,2}?([a-z]+s)\b/;

/** What the question begins with may have been put last. */
const HAVE_OF =
  /^how many (?:also |ever |never |still )?(?:are|did|do|had|has|have|live|own|rent|was|were) .* (?:of|among|from) (?:all |our |the |those )*([a-z]+) (?:that|who|with) /;

/** "for the branches in Texas, how many loans did each issue" is no number for each day. */
function checkDoneByEach({ dimensions }: AggregateQuery, { text, index }: Said): void {
  if (!EACH_DID.test(text)) return;
  const isDay = dimensions.some(
    ({ expression }) =>
      expression.kind === 'column' && index.field(expression.table, expression.column).role === 'time',
  );
  if (isDay || dimensions.length === 0) noSense('what each of them has is not in the answer');
}

const EACH_DID =
  /\b(?:how many|how much|number of) .*(?:\b(?:did|do|does|has|have) each(?: of them)? [a-z]+|\beach(?: of them)? (?:has |have |had )?(?:[a-z]+ed|lent|made|got|took|sold|wrote))\b[ a-z0-9]*[ ?.]*$/;

/** "which grade has the most late loans, and what is the balance of these": theirs, and not that of all of the grade. */
function checkOfThese({ measures }: AggregateQuery, text: string): void {
  if (!OF_THESE.test(text) || measures.length < 2) return;
  const filtered = measures.flatMap(({ expression }) =>
    expression.kind === 'aggregate' && expression.function === 'count' && expression.filter !== null
      ? [expression.table]
      : [],
  );
  const isOfAll = measures.some(
    ({ expression, unit }) =>
      unit?.kind !== 'percent' &&
      aggregatesOf(expression).some((one) => filtered.includes(one.table) && one.filter === null),
  );
  if (isOfAll) undecided('whether the second number is of those that the first one counts is not said');
}

/** "how many customers have a late loan, and how much do they owe": what those owe, and not all there are. */
function checkOfThey({ measures, where }: AggregateQuery, text: string): void {
  if (!OF_THEY.test(text) || where !== null) return;
  const aggregates = measures.flatMap(({ expression }) => aggregatesOf(expression));
  const [first, ...others] = aggregates.map((one) => ({ one, isOfAll: countedRows(one) === null }));
  if (first?.isOfAll === false && others.some(({ one, isOfAll }) => isOfAll && one.table !== first.one.table))
    undecided('whether the second number is of those that the first one counts is not said');
}

const OF_THEY =
  /^how many .+ and how much (?:[a-z]+ )?(?:(?:do|did|does|have) (?:they|these|those)\b|(?:is|are|was|were) [a-z]+[ ?.]*$)/;

const OF_THESE =
  /\band (?:what|how)\b.*\b(?:of|on|for) (?:them|these|those)\b|\band (?:what|how)\b.*\btheir\b/;

/** "late loans as % of principal by region", "… and what percentage of the balance is that": of each region's, or of all. */
function checkPartOfOwn({ measures, where, dimensions }: AggregateQuery, text: string): void {
  if (dimensions.length === 0 || !(IS_THAT.test(text) || (where !== null && AS_PART.test(text)))) return;
  const isOfTotal = measures.some(({ transform }) => transform?.kind === 'share-of-total');
  if (isOfTotal) undecided('whether the share is of each one or of all of them is not said');
}

const PART = '(?:%|pct|percent|percentage|proportion|share)';
const AS_PART = new RegExp(
  ` as (?:an? |the )?${PART} of |\\b${PART} of .+ in each .+ (?:belongs?|comes?|goes) `,
);
const IS_THAT = new RegExp(
  `\\band (?:what|which) ${PART} of .+ (?:is|are) (?:it|that|these|they|this|those)\\b`,
);

/** "average loans per branch by region" is a number of loans. */
function checkAveragedNumber({ measures }: AggregateQuery, { text, index }: Said): void {
  const [, rows = '', per = ''] = AVERAGE_PER.exec(text) ?? [];
  if (tablesCalled(rows, index).length === 0 || per === '') return;
  const isCounted = measures.some(({ expression }) =>
    partsOf(expression).some((part) => 'function' in part && part.function === 'count'),
  );
  if (!isCounted) noSense('how many there are of each is asked for');
}

const AVERAGE_PER = /\b(?:average|avg|mean) (?:number of )?([a-z]+s) per ([a-z]+)\b/;

/** "which author wrote the most genres": how many different ones, and not the genre that they wrote most of. */
function checkMostKinds({ dimensions, measures, limit }: AggregateQuery, text: string): void {
  if (limit === null || dimensions.length < 2) return;
  const [only, ...others] = measures;
  const isCount = only?.expression.kind === 'aggregate' && only.expression.function === 'count';
  if (!isCount || others.length > 0) return;
  const isKind = dimensions
    .slice(1)
    .some(({ label }) =>
      new RegExp(`\\bthe (?:most|fewest) (?:different )?${stem(label)}[a-z]* *[?.]*$`).test(text),
    );
  if (isKind) noSense('how many different ones each of them has is asked for');
}

/** The last word of a name, but for its ending: "categories" of "category". */
function stem(label: string): string {
  const last = label.split(' ').at(-1) ?? label;
  return last.replaceAll(/[^a-z]/g, '').replace(/(?:y|e?s?)$/, '');
}

/** "loans per month with running total" asks for no monthly payment. */
function checkPerMonth({ measures }: AggregateQuery, { text, index }: Said): void {
  const columns = measures.flatMap(({ expression }) =>
    aggregatesOf(expression).flatMap(({ argument }) => (argument === null ? [] : columnsOf(argument))),
  );
  const isUnsaid = columns.some(({ table, column }) => {
    const { label, synonyms } = index.field(table, column);
    const [first, last] = [label.split(' ')[0] ?? '', label.split(' ').at(-1) ?? ''];
    return PERIODIC.has(first) && ![last, ...synonyms].some((name) => text.includes(name));
  });
  if (isUnsaid && PER_PERIOD.test(text)) noSense('what is counted in each period is asked for');
}

const PERIODIC: ReadonlySet<string> = new Set([
  'daily',
  'monthly',
  'quarterly',
  'weekly',
  'yearly',
  'annual',
]);
const PER_PERIOD = /\bper (?:day|week|month|quarter|year)\b/;

const RATE_SAID = / rate/;
const MOST_OF_KIND = /\bthe (?:most|fewest) /;

/** Without one of these {@link checkOfThose} holds on to nothing. */
export const OF_THOSE_CUES: readonly Cue[] = [
  STATE_ASKED,
  NAMES_OF_TWO,
  BY_LAST,
  RATE_SAID,
  AMONG,
  HAVE_OF,
  EACH_DID,
  OF_THESE,
  OF_THEY,
  IS_THAT,
  AS_PART,
  AVERAGE_PER,
  MOST_OF_KIND,
  PER_PERIOD,
];
