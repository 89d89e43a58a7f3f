import { type Turn, turn } from './turn.ts';
import { wordSet } from './word-set.ts';

/** Words by which a part of a question is known that stands elsewhere than it usually does. */

/** How what is asked begins. */
export const ASKING: ReadonlySet<string> = wordSet(`
  are compare count did display do does find get give had has have how is list name rank return show tell was were what when where
  which who whose`);

/** Before what is asked: "*by* how many points", "*in* which months". */
export const ASKING_LEADS: ReadonlySet<string> = wordSet('at by for from in of on to with');
export const QUESTION_WORDS: ReadonlySet<string> = wordSet('how what which who whose whom');

/** Verbs that ask for rows or numbers to be shown. */
export const SHOW_VERBS: ReadonlySet<string> = wordSet('display find get give list name return show');

/** What begins a part that tells of which rows, times or groups the question is. */
export const FRONT_OPENERS: ReadonlySet<string> = wordSet(`
  across after among at before below between by depending during excluding except for from in including on over per since through to
  under until via with within without`);

/** What begins a part that tells how a number is taken or what is shown besides, with the word that has to follow. */
export const FRONT_PAIRS: ReadonlyMap<string, string> = new Map([
  ['along', 'with'],
  ['grouped', 'by'],
  ['measured', 'by'],
  ['ordered', 'by'],
  ['ranked', 'by'],
  ['sorted', 'by'],
  ['together', 'with'],
  ['weighted', 'by'],
]);

/** Before what is shown besides, which is no whole of a share. */
export const SHOWN_WITH: ReadonlySet<string> = wordSet('along including together with');
export const THEIRS: ReadonlySet<string> = wordSet('its the their');

/** What begins a clause of its own, to which what is put behind it might belong. */
export const SECOND_CLAUSES: ReadonlySet<string> = wordSet(`
  above after average before below exceed exceeding exceeds if over overall than that under until when where whether while who whose`);

/** What begins the groups of a number. */
export const GROUPERS: ReadonlySet<string> = wordSet('by each every per');

/** What says of which whole a share is, in words that can mean nothing else. */
export const WHOLE_WORDS: ReadonlySet<string> = wordSet('all entire overall total whole');

export const BEING_OR_GOING: ReadonlySet<string> = wordSet(
  'are came comes fell falls go goes is lies sits was went were',
);

/** They stand for what was named before them. */
export const RESUMING: ReadonlySet<string> = wordSet('it that them these this those');
/** They may stand before other words too: "that" may begin a clause, "this" a year. */
export const RESUMING_LAST: ReadonlySet<string> = wordSet('that these this those');
export const OWNING: ReadonlySet<string> = wordSet('its their');
/** What ends the name of a thing that is owned. */
export const NAME_ENDS: ReadonlySet<string> = wordSet(
  'across and are as at by did do does each for from had has have in is of on or over per that to was were when where who with',
);

const ENDS =
  'highest|lowest|largest|smallest|biggest|greatest|longest|shortest|best|worst|most|least|fewest|earliest|latest';
const MOST = `(?:${ENDS})`;
const HAS =
  '(?<V>has|have|had|holds|held|shows|showed|saw|reached|recorded|achieved|carries|carried|posted|got|gets)';
const BE = '(?:is|are|was|were)';
const WHICH = '(?:which|what)';
/** A group, of which a time or a part may be said: "month of 2025", "borrower state". */
const GROUP = '(?<G>(?:[a-z]+ )?(?<F>[a-z]+?)(?:e?s)?(?: (?:of|in|among) [^?.,:;]+?)?)';
/** What says that the group stands first, as it does. */
const GROUP_FIRST = '(?: [?.,] (?:please )?(?:show|give|list|put|state|name) (?:me )?(?:the )?\\k<F> first)?';
/** No two of them: "rate and volume". */
const MEASURE = '(?<M>(?:(?!(?:and|or|each|every) )[^ ?.,:;]+ )*?[^ ?.,:;]+)';
const NOUN = '(?<N>[^?.,:;]+?)';

/**
 * Questions that ask for the value first and then for the one that has it, for a number of each of a few that are ranked, or say of
 * something already named what is computed, in their usual order.
 */
export function usualTurns(): readonly Turn[] {
  return [
    // "what is the highest rate, and which town has it?"
    turn(
      `(?:what|how (?:much|high|low|large|big|small|long|many)) ${BE} the (?<S>${MOST}) ${MEASURE} ,? and ${WHICH} ${GROUP} ${HAS} (?:it|that|this)${GROUP_FIRST}`,
      'which G V the S M , and what is it',
    ),
    // "how many orders did we receive in the month of 2025 that had the most, and which month was it?"
    turn(
      `how many ${NOUN} (?<D>did|do) we (?<R>book|fund|get|have|issue|make|originate|process|receive|record|see) in the ${GROUP} (?:that|which) (?:had|has|saw|got) the (?<S>most|fewest|least) ,? and ${WHICH} \\k<F> ${BE} (?:it|that)${GROUP_FIRST}`,
      'in which G D we R the S N , and how many were there',
    ),
    turn(
      `how many ${NOUN} ${BE} (?:there )?in the ${GROUP} (?:(?:that|which) (?:had|has|saw|got)|with) the (?<S>most|fewest|least)(?: of them)? ,? and ${WHICH} \\k<F> ${BE} (?:it|that)${GROUP_FIRST}`,
      'which G had the S N , and how many were there',
    ),
    // "how many boats did the town with the most have, and which town was it?"
    turn(
      `how many ${NOUN} (?:did|does) the ${GROUP} (?:with|(?:that|which) (?:had|has)) the (?<S>most|fewest|least)(?<T> in [^?.,:;]+?)? have ,? and ${WHICH} \\k<F> ${BE} (?:it|that)${GROUP_FIRST}`,
      'which G had the S N T , and how many were there',
    ),
    turn(
      `how many ${NOUN} (?:did|does) the ${GROUP} (?:that|which) (?<V>(?<U>[a-z]+?)e?d) the (?<S>most|fewest|least)(?<T> in [^?.,:;]+?)? \\k<U>e? ,? and ${WHICH} \\k<F> ${BE} (?:it|that)${GROUP_FIRST}`,
      'which G V the S N T , and how many were there',
    ),
    // "what is the rate of the town that has the highest, and which town is it?"
    turn(
      `(?:what|how (?:much|high|low|large|big)) ${BE} the ${MEASURE} (?:of|in|for|at) the ${GROUP} (?:with|(?:that|which) (?:had|has)) the (?<S>${MOST}) ,? and ${WHICH} \\k<F> ${BE} (?:it|that)${GROUP_FIRST}`,
      'which G has the S M , and what is it',
    ),
    // "how many boats does each of the three most common kinds have?"
    turn(
      `how many ${NOUN} (?:did|do|does) each of the (?<C>[a-z0-9]+) (?<S>(?:(?:most|least) (?:common|frequent|popular)|${ENDS})) ${GROUP} (?:have|hold|has|get|got)${GROUP_FIRST}`,
      'show the C S G with the number of N of each',
    ),
    // "how many red boats does each of the five towns with the most have?"
    turn(
      `how many ${NOUN} (?:did|do|does) each of the (?<C>[a-z0-9]+) ${GROUP} with the (?<S>most|fewest|least) have${GROUP_FIRST}`,
      'which C G have the S N , and how many',
    ),
    // "number of late orders and their total price": of those.
    turn(
      '(?<B>.* )?number of (?<X>(?!(?:the )?[a-z]+ and )(?:(?!(?:and|as|by|each|every|for|from|of|on|or|per|that|to|who|whose|with|without) )[^ ,?.;:]+ )+)and their (?<Y>(?:total|average|mean|median|combined|overall) [a-z-]+(?: (?!for |by |per |in )[a-z-]+){0,2})(?<Z>(?: (?:for|by|per|in) .*)?)',
      'B number of X and the Y of X Z',
    ),
    // "show the sales of each year and its growth over the year before": the growth of the sales.
    turn(
      '(?<A>.+) of each (?<P>year|quarter|month|week) and its (?<Z>(?:[a-z-]+ )?(?:growth|change|increase|decrease|decline)\\b.*)',
      'A by P and its Z',
    ),
    // "the change from each year to the next"
    turn(
      '(?<A>.+) from (?:each|one) (?<P>year|quarter|month|week) to the next(?<Z>(?: .+)?)',
      'A from P to P Z',
    ),
    // "the running total since January for each month of 2025": it begins with the first of them anyway.
    turn(
      `(?=.*\\b(?:each|every|by|per) (?:month|quarter) (?:of|in) (?:19|20)\\d\\d\\b)(?!.*\\b(?:19|20)\\d\\d\\b.*\\b(?:19|20)\\d\\d\\b)(?<A>.*\\b(?:running|cumulative) total(?: of [^,?.]+?)?) since (?:january|the (?:start|beginning) of (?:the|that) year)(?<Z>(?: .+)?)`,
      'A Z',
    ),
    // "the rate by loan amount for each year": groups are said, so the amount is what it is weighted by.
    turn(
      '(?<A>.*\\brate) by (?:loan|dollar) amount (?<B>(?:for|in|of) (?:each|every) .+|per .+|by .+)',
      'A by amount B',
    ),
    turn(
      '(?<B>(?:(?:for|in) (?:each|every)|per|by) [^,]+) , (?<A>.*\\brate) by (?:loan|dollar) amount',
      'B , A by amount',
    ),
    // "in our own boats, what share of the total weight is there?"
    turn(
      '(?:in|at|from|on) (?<X>(?![^,]*\\b(?:\\d{4}|years?|quarters?|months?|weeks?|days?|q[1-4])\\b)[^,?.:;]+?) , (?<Q>what|which) (?<P>percentage|percent|share|fraction|proportion|portion) of (?<W>(?:(?:our|the|all|whole|entire) )*(?:total|entire|whole|overall) [^,?.:;]+?) (?:is there|do we have|is|lies|sits)',
      'Q P of W is in X',
    ),
  ];
}

/** Words of which one is in any of them. */
export const TURNED_WORDS: ReadonlySet<string> = wordSet(
  'amount each its next running cumulative their what which',
);
