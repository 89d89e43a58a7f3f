import type { AggregateExpression } from '../../../../shared/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';
import { timesIn } from './times-in.ts';

/**
 * Rejects a number of one time where that of all times is asked for beside it: "loans in 2024 and in total", "volume in 2025 and total
 * volume", "loans issued in 2024 together with all loans".
 */
export function checkAllTime(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  const isBeside = BESIDE_TIME.test(text) || BEFORE_TIME.test(text);
  if (isBeside && !hasBoth(query)) undecided('which of the two times decides is not said');
  const isDated = conjunctsOf(query.where).some(
    (one) => (one.kind === 'test' || one.kind === 'any') && timesIn(one, index).size > 0,
  );
  if (!isDated) return;
  if (isBeside || SAID_TWICE.test(text)) noSense('the number of all times is asked for too');
  if (query.kind === 'aggregate' && query.having !== null && BOUND_OF_ALL.test(text))
    undecided('whether the number that is asked of each is one of all times or of that time is not said');
  const [, noun = ''] = WITH_ALL.exec(text) ?? [];
  const those = tablesCalled(noun, index);
  const counted = countedIn(query);
  if (counted.length === 1 && counted.every(({ table }) => those.includes(table)))
    noSense('the number of all of them is asked for too');
}

/** Whether a number of each of the two times stands in a row: none is of both that ranks the rows, keeps some of them or makes them of its parts. */
function hasBoth(query: Exclude<LogicalQuery, { kind: 'values' }>): boolean {
  if (query.kind === 'list') return false;
  const { dimensions, measures, having, order, limit, perGroup } = query;
  const isRanked = measures.some(({ name }) => order.some(({ by }) => by === name));
  const isOfAll = having === null && limit === null && perGroup === null && !isRanked;
  return isOfAll && !dimensions.some(({ expression }) => expression.kind === 'date-part');
}

function countedIn(query: Exclude<LogicalQuery, { kind: 'values' }>): readonly AggregateExpression[] {
  return query.kind === 'list' ? [] : query.measures.flatMap(({ expression }) => aggregatesOf(expression));
}

const SCOPE =
  '(?:overall|altogether|ever|lifetime|all[ -]time|of all time|to date|in (?:total|all)|(?:across|for|in|over) all (?:the )?(?:years|time))';
const MONTHS = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const UNIT = '(?:year|quarter|month|week)';
const TIME_END = `(?:(?:19|20)\\d\\d|${UNIT}s?|days|today|yesterday|[hq][1-4]|[ymq]td|${MONTHS})`;
const TIME = `(?:(?:19|20)\\d\\d|(?:this|last|the (?:last|past)|current|previous) [a-z0-9]+|[hq][1-4]|[ymq]td|${MONTHS})`;
const AND = '(?:,? ?(?:and|versus|vs|plus|as well as)(?: also| then)?)';
/** What goes on is of the number, and no other one: "in 2024 and in total more than five". */
const GOES_ON = '(?= (?:,|;|\\.|\\?|by|per|for|across|at|of|in|during|since|this|from|with)(?: |$)| ?$)';

const BOUND = '(?:above|below|over|under|exactly|(?:more|fewer|less) than|at (?:least|most)|up to)';
/** No single word that is none of things: "more and more". */
const NAME = '(?:[a-z]+ [a-z]+(?: [a-z]+)?|[a-z]+s)';

/** "in 2024 and in total by branch" */
const BESIDE_TIME = new RegExp(`\\b${TIME_END} ${AND} ${SCOPE}${GOES_ON}`);
/** "overall and in 2024" */
const BEFORE_TIME = new RegExp(`\\b${SCOPE} ${AND} (?:(?:during|for|in|over) )?${TIME}`);
/** "in 2024 for branches with more than 400 loans overall"; "with more than 400 loans in total in 2024" are those of that year. */
const BOUND_OF_ALL = new RegExp(
  [
    `\\b${BOUND} [a-z0-9,]+ (?:(?!(?:dollars|million|thousand) )[a-z-]+ ){1,3}${SCOPE}\\b(?! (?:during|for|in|over|since) )`,
    `\\b${SCOPE} (?:(?:had|has|have|having|with) )?${BOUND} \\d`,
  ].join('|'),
);
/** "volume in 2025 and total volume", "volume and volume in 2025": the same number of two times. */
const SAID_TWICE = new RegExp(
  [
    `\\b(${NAME}) (?:[a-z]+ )?(?:(?:during|for|in) )?${TIME} ${AND} (?:the )?(?:(?:all|overall|total) \\1\\b|\\1 ${SCOPE})`,
    `\\b(${NAME}) (?:${SCOPE} )?${AND} (?:the )?\\2\\b`,
  ].join('|'),
);
/** "together with all loans" */
const WITH_ALL = new RegExp(
  `\\b(?:${AND}|together with|along with|alongside|besides?|next to) (?:the )?(?:number of )?all (?:(?:of|the|its|their) )*([a-z]+)\\b`,
);

/** Without one of these {@link checkAllTime} holds on to nothing. */
export const ALL_TIME_CUES: readonly Cue[] = [BESIDE_TIME, BEFORE_TIME, SAID_TWICE, WITH_ALL, BOUND_OF_ALL];
