import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesNamed } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects what is not measured as the words say: a change in percent, an amount of money, all values of a kind. */
export function checkMeasuredSo(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const said = textOf(words);
  const changes = query.measures.flatMap(({ transform }) =>
    transform?.kind === 'change' ? [transform] : [],
  );
  // "takings with the year-on-year percentage change beside them"
  if (PERCENT_CHANGE.test(said) && changes.length > 0 && changes.every(({ as }) => as !== 'percent'))
    noSense('the change is one in percent');
  const functions = query.measures
    .flatMap(({ expression }) => aggregatesOf(expression))
    .map((one) => one.function);
  // "how many dollars of late fees does each town have", "mortgage lending in dollars"
  if (HOW_MANY_DOLLARS.test(said) && functions.length > 0 && functions.every((one) => one === 'count'))
    noSense('how much money is no number of rows');
  if (PART_IN_DOLLARS.test(said) && query.measures.some(({ unit }) => unit?.kind === 'percent'))
    noSense('the part is asked for as an amount');
  // "how much principal and how much interest came in": a rate is no amount
  const isOfRate = query.measures.some(
    ({ unit, expression }) => unit?.kind === 'percent' && expression.kind === 'aggregate',
  );
  if (isOfRate && HOW_MUCH_OF.test(said)) noSense('how much is asked of an amount');
  // "how much was asked on average in sales of more than 50k": no total of those that ask more on average
  if (HOW_MUCH_ON_AVERAGE.test(said) && !functions.includes('avg'))
    noSense('how much it is on average is asked for');
  // "the default rate of states with a rate over 4 %" is no bound of another rate
  const ofRate = query.measures.some(
    ({ label, unit }) => unit?.kind === 'percent' && label.endsWith(' rate'),
  );
  if (ofRate && BARE_RATE.test(said) && testsOf(query.where).some(isOfPercent))
    undecided('which rate is limited is not said');
  // "for red and blue boats, show the mean price": no number of them
  if (MEASURE_ALONE.test(said) && query.measures.length > 1 && functions[0] === 'count')
    noSense('no number of rows is asked for');
  // "for each kind, what percentage of the sales has been paid back": of those of each kind
  const isOfAll = query.measures.some(
    ({ transform }) => transform?.kind === 'share-of-total' && transform.within.length === 0,
  );
  const isPartOfEach =
    PART_DONE.test(said) || PART_SO.test(said) || (PART_IN.test(said) && query.where !== null);
  if (isPartOfEach && isOfAll) noSense('the part is one of each');
  // "top 5 shops by 2025 sales without the clearance, with the sales": of that year
  if (BY_YEAR_WITH.test(said) && query.measures.length > 1)
    undecided('whether what is shown is of that year is not said');
  // "what part of the sales came from the five shops with the most orders": by their number
  const [, counted = ''] = query.isTogether === true ? (WITH_MOST.exec(said) ?? []) : [];
  if (tablesNamed(counted, index).length > 0 && !functions.includes('count'))
    noSense('those with the most are ranked by a number');
  // "how many members are students, retired and so on": all others are meant too.
  if (SO_ON.test(said) && conjunctsOf(query.where).some(isOfSeveral))
    undecided('whether the others are meant too is not said');
}

function isOfPercent(expression: Expression): boolean {
  return (
    expression.kind === 'binary' &&
    expression.left.kind === 'column' &&
    expression.left.column.endsWith('rate')
  );
}

function isOfSeveral(condition: Condition): boolean {
  if (condition.kind === 'any') return true;
  return (
    condition.kind === 'test' && condition.expression.kind === 'in' && condition.expression.values.length > 1
  );
}

const PERCENT_CHANGE =
  /\b(?:percent|percentage|pct) (?:change|growth|increase|decrease)s?\b|% (?:change|growth)\b/;
const HOW_MANY_DOLLARS =
  /\bhow many (?:dollars|euros|pounds)\b|\bin (?:us )?(?:dollars|dollar terms|euros|usd)\b/;
/** "what part of that in dollars went into boats" */
const PART_IN_DOLLARS =
  /\bwhat (?:fraction|part|portion|share) (?:of (?:it|that|this|them) )?in (?:us )?dollars\b/;
const HOW_MUCH_OF = /\bhow much interest (?!rates?\b)/;
const HOW_MUCH_ON_AVERAGE =
  /\bhow much (?:are|did|do|does|has|have|is|was|were) (?:[a-z-]+ ){1,4}on average\b/;
const WITH_MOST = /\b(?:with|having) the (?:most|fewest) ([a-z]+)\b/;
const PART_DONE =
  /^for (?:each|every) [a-z ]+ , (?:what|which) (?:%|part|percent|percentage|proportion|share) of .+ (?:has|have) (?:(?:been|since|already) )*[a-z]+ed(?: [?.!])?$/;
/** "by grade, how much was sold and what percentage was sent back" */
const PART_SO =
  /(?:\band|,) (?:what|which) (?:%|percent|percentage|proportion|share) (?:(?:are|been|has|have|is|was|were) )*(?:[a-z]+ed|late)\b/;
/** "for each grade, what part of the sales sits in open orders?" */
const PART_IN =
  /^(?:for (?:each|every)|by|per) [a-z ]+ , (?:what|which) (?:%|part|percent|percentage|portion|proportion|share) of .+ (?:sits?|lies?|is|are|was|were|goes|went|comes?|came|belongs?) (?:in|to|with|from|through)\b/;
const BY_YEAR_WITH =
  /\bby (?:19|20)\d\d (?:[a-z]+ )?([a-z]+)\b.*\b(?:with|and|plus) (?:the|their|its) (?:[a-z]+ )?\1(?: [?.!])?$/;
const BARE_RATE = /\b(?:with|and) (?:a|the) rate (?:above|below|of|over|under)\b/;
const MEASURE_ALONE =
  /^for (?:[^,]|,(?=\d))+(?: , [a-z]+)* and [a-z-]+ [a-z]+ , (?:give|list|report|show)(?: me)? the (?:average|mean|median|total) (?!.*\b(?:and|number of [a-z]+s (?:by|per|and)|count)\b)/;
const SO_ON = /\b(?:and|or) so (?:on|forth)\b|\betc\b/;

/** Without one of these {@link checkMeasuredSo} holds on to nothing. */
export const MEASURED_SO_CUES: readonly Cue[] = [
  PERCENT_CHANGE,
  HOW_MANY_DOLLARS,
  PART_IN_DOLLARS,
  HOW_MUCH_OF,
  HOW_MUCH_ON_AVERAGE,
  BARE_RATE,
  MEASURE_ALONE,
  PART_DONE,
  PART_SO,
  PART_IN,
  BY_YEAR_WITH,
  WITH_MOST,
  SO_ON,
];
