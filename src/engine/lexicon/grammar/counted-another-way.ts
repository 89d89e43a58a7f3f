import type { Turn } from '../turn.ts';
import { askedTurn as turn } from './asked-turn.ts';

const SHOW = '(?:show|give|list|name|return|report|tell)(?: me| us)?';
const PEOPLE = '(?:applicants|borrowers|clients|customers|people)';
const OUR = '(?:(?:all|the|our|any) )*';
const UNIT = '(?<U>month|quarter|week|year)';
const EACH = '(?:each|every)(?: of the)?';

/** How many, in other constructions. */
const ofCounts = (): readonly Turn[] => [
  // "how big is our group of repeat owners, in number of owners?"
  turn(
    `how (?:big|large) is (?:the|our) (?:group|pool|population|base|circle|set|number) of (?<X>.+?)(?: ,)?(?: (?:in|by|as an?|measured in|counted in) (?:the )?(?:number|count)(?: of [a-z]+)?)?`,
    'how many X are there',
  ),
  // "how many times did we lend more than 50,000 in one loan, by purpose?"
  turn(
    `how (?:often|many times) did we (?:lend|loan|make|grant|give|issue|approve) (?<B>(?:more|less) than|over|under|at least|at most|above|below) (?<N>[^ ]+)(?: dollars)? (?:in|with|on|as|for) (?:a |one |any )(?:single |one )?loan(?: ,)?(?<R>(?: (?:by|per|for each|in each|for every) .+)?)`,
    'number of loans with a principal of B N R',
  ),
  turn(
    `how (?:often|many times) did we (?:lend|loan|give) more (?:in|with|on|for) (?:a |one |any )(?:single |one )?loan than (?:our|the|an) (?<A>average) (?:loan amount|loan size|loan|principal|amount)`,
    'number of loans with a principal above the A principal',
  ),
  // "of all boats, how many are larger than the average in terms of price?"
  turn(
    `(?:of|out of|among) ${OUR}(?<X>[a-z]+s) , how many (?:of them )?(?:are|were|is) (?:larger|bigger|higher|greater) than (?:the |our )?average (?:in terms of|by|in|measured by|going by|as regards) (?:the |their )*M`,
    'number of X with a M above the average M',
  ),
  // "how many owners, each counted a single time, got a boat?"
  turn(
    `how many (?<X>[a-z]+s) , (?:each|every one|everybody|each one|each of them) (?:counted|counting|taken) (?:only |just )?(?:once|a single time|one time) , V`,
    'how many different X V',
  ),
  // "how often was each reason used for a boat we refused?"
  turn(
    `how (?:often|many times) (?:was|is|has) ${EACH} (?<D>decline reason) (?:been )?(?:used|given|cited|named|stated|recorded|the reason)(?: (?:for|when|with|to|on|in) (?:(?!in |during |since ).)*(?:declin|refus|reject|turn)[a-z]*(?: down)?(?: (?:an? |the |our )?applications?)?)?`,
    'number of declined applications by D',
  ),
  turn(
    `(?:what (?:were|are)|${SHOW}) (?:the |our )?(?<D>reasons) for (?:turning (?:down applications|applications down)|(?:declining|rejecting|refusing) (?:the )?applications) ,? ?and how many applications (?:fell|fall|were|are|come|came|go) (?:under|into|in|for|with|to) each(?: (?:one|of them|reason))?`,
    'number of declined applications by decline reason',
  ),
  turn(
    '(?<D>decline reasons?) count of (?<X>declined applications|applications|rejections)',
    'number of X by D',
  ),
  // "what are people using our boats for? list every reason once"
  turn(
    `(?:what|which) (?:are|do|did) ${PEOPLE} (?:using|use|take) (?:our |the |their )*(?<X>loans) for [?.,;:-]+ (?:please )?(?:list|show|name|give)(?: me| us)? (?:each|every) (?<D>purpose) (?:only |just )?once`,
    'list the different D+ of X',
  ),
  turn(
    `(?:to what ends|for what|why|for which (?:purposes|reasons)|what for) (?:do|did|have) (?:our |the )?${PEOPLE} (?:take|taken|get|borrow|use)(?: out)? (?:our |the )*(?<X>loans) [?.,;:-]+ (?:please )?(?:list|show|name|give)(?: me| us)? (?:each|every) (?<D>purpose) (?:only |just )?once`,
    'list the different D+ of X',
  ),
  turn(
    `(?:for|to) (?:what|which) (?:different |kinds of )?(?<D>purposes|ends) do (?:our |the )?${PEOPLE} borrow(?: from us| money)?`,
    'list the different purposes of loans',
  ),
  // "what are the decline reasons, and how many requests does each account for?"
  turn(
    `(?:what (?:are|were)|${SHOW}) (?:the |our )*(?<D>decline reasons) ,? ?and how many (?<X>applications) (?:does|do|did) each (?:one |of them |reason )?(?:account for|have|cover|get|explain|concern)`,
    'number of X by D',
  ),
  // "how the boats of the South are distributed over its harbours, in number"
  turn(
    `how (?:the |our )*(?<X>[a-z]+s) (?:of|in) the (?<P>[a-z]+) (?:are|were) (?:distributed|spread|divided|split) (?:over|across|among|between) its (?<D>[a-z]+s)(?: ,? ?(?:in|by) (?:number|count)s?)?`,
    'number of X by D- in the P',
  ),
  // "boats sold 2023 2024 comparison by number"
  turn(
    `(?:number of |count of )?(?<X>[a-z]+s [a-z]+) (?:in )?(?<A>(?:19|20)\\d\\d) (?:and |vs |versus |/ )?(?<B>(?:19|20)\\d\\d) (?:comparison|compared)(?: (?:by|in) (?:count|number|numbers))?`,
    'number of X in A versus B',
  ),
  // "states and their owner counts, leaving out states with 300 or fewer"
  turn(
    `(?:${SHOW} |i (?:need|want) )?(?:an? |the )?(?:list of )?(?:the |all )?(?<D>[a-z]+s) (?:and|with) their (?:number of )?(?<X>[a-z]+)(?: counts?| numbers?)? , (?:leaving out|excluding|without|omitting|skipping|ignoring|except|but not) (?:any |those |all |the )*(?:#D |ones )?(?:with|having|that have) (?<N>[0-9.,]+) or (?:fewer|less)(?: #X[a-z]*)?`,
    'number of X+ by D , only those with more than N X+',
  ),
  turn(
    `${SHOW} (?:the )?(?<X>[a-z]+) (?:numbers|counts) (?:of|for|in) (?:all |the )*(?<D>[a-z]+s) (?:in|at|with|from|of) which (?:more than|over) (?<N>[0-9.,]+) (?<Y>[a-z]+s) (?:live|reside|are|exist|there are)`,
    'number of Y by D , only those with more than N Y',
  ),
];

/** Amounts in other constructions. */
const ofAmounts = (): readonly Turn[] => [
  // "add up the fees of all bills and split them by the year"
  turn(
    `(?:add up|sum up|sum|total|tot up) (?:the |all )*M (?:and|, then|then) (?:then )?(?:split|group|break|divide|separate|report|show|give) (?:them|it|the (?:total|sum|result)s?)(?: down| up| out)? (?:by|per|according to) (?:the )?D`,
    'total M by D',
  ),
  turn(
    `(?:add up|sum up|sum|total|tot up) (?:the |all )*M ,? ?separately (?:for ${EACH}|by|per) D`,
    'total M by D',
  ),
  // "time from order to delivery: average days per shop"
  turn(
    `(?:the )?(?:time|days|wait|duration) (?:from application )?to decision [:,-] (?:the |in )?(?<C>average|mean|median)(?: number of)? days(?<R>(?: (?:by|per|for each|in each) .+)?)`,
    'C number of days from application to decision R',
  ),
  // "per grade, divide the number of sunk boats by the number of all boats, as a percentage"
  turn(
    `(?:(?<G>(?:per|by|for each|for every|in each) [a-z]+(?: [a-z]+)?) , )?divide (?:the )?number of (?<V>[a-z]+(?: - [a-z]+| [a-z]+)?) (?<X>[a-z]+s) by (?:the )?(?:total )?number of (?:all )?(?:the )?#X(?: ,? ?(?:(?:and )?(?:as|in|give it as|show it as) (?:a )?(?:percentage|percent|%)))?(?<R>(?: ,? ?(?:per|by|for each|for every|in each) [a-z]+(?: [a-z]+)?)?)`,
    'what percentage of X are V G R',
  ),
  // "of all requests that came through each channel, what percent were turned down?"
  turn(
    `(?:of|out of|among) ${OUR}(?<X>[a-z]+s) (?:that |which )?(?:came|come|arrived|were received|received|coming|made|from|in|for|of)(?: in)?(?: through| from| via| by| in| over| at)? ${EACH} (?<D>[a-z]+(?: [a-z]+)?) , (?:what|which) (?:percent|percentage|share|proportion|part|fraction)(?: , in percent ,)?(?: of them)? (?:was|were|are|is|got|get) V`,
    'what percentage of X are V by D',
  ),
  turn(
    `what (?:percent|percentage|share|proportion) of ${OUR}(?<X>[a-z]+s) (?:that |which )?(?:came|come|arrived)(?: in)? (?:through|from|via|by) ${EACH} (?<D>[a-z]+(?: [a-z]+)?) (?:was|were|are|is) V`,
    'what percentage of X are V by D',
  ),
  // "what percent of boats went bad in each grade, counting charged-off boats out of all boats?"
  turn(
    `(?:what|which) (?:percent|percentage|share|proportion) of ${OUR}(?<X>loans) (?:went|go|have gone|has gone|goes|going) bad (?:by|per|in ${EACH}|for ${EACH}) (?<D>[a-z]+(?: [a-z]+)?) , (?:counting|taking|meaning|measuring|dividing) (?:charged - off|charged off|written - off|written off|defaulted) loans (?:out of|over|against|by|as a share of|as a percentage of) (?:all|all the|the total) loans`,
    'default rate of X by D',
  ),
  // "product category mix, percent of the volume", "what percentage of the volume each product category makes up"
  turn(
    `(?<D>[a-z]+(?: [a-z]+)?) mix (?:,|:|-|by|in) (?:in )?(?:percent|percentage|share|%)(?: of)? (?:the |our )?M`,
    'share of M by D',
  ),
  turn(
    `(?:what|which) (?:percentage|percent|share) of (?:the |our )*M (?:each|every) (?<D>[a-z]+(?: [a-z]+)?) (?:makes up|has|accounts for|holds|represents|contributes|takes)`,
    'share of M by D',
  ),
  // "weighting every boat by its price, what rate do we get on average?"
  turn(
    `(?:weighting|weighing|when weighting|if we weight) (?:each|every|all|the) loans? by (?:how much (?:was|we|is|were) (?:lent|loaned|borrowed)|(?:its|their|the) (?:loan )?(?:amount|principal|size)) , (?:what|which) (?<M>interest rate|rate) (?:do|did) (?:we|they|loans|our loans) (?:get|charge|earn|have|carry) on average`,
    'average M weighted by principal',
  ),
  // "which sums were charged as late fees on the bills due in every single year?"
  turn(
    `(?:which|what) (?:sums?|amounts?|totals?) (?:were|was) (?:charged|billed|levied|collected) as late fees (?:on|for) (?:the |all )*payments due in (?:each|every)(?: single)? ${UNIT}`,
    'total late fees by U of due date',
  ),
  turn(
    `how much did (?:we|you) (?:charge|bill|levy) in (?<M>late fees) (?:in |for |per |by )?(?:each |every )?${UNIT} (?:, )?(?:going |based |judging )?(?:by|on|according to) (?:the )?(?<D>due date)`,
    'total M by U of D',
  ),
];

/** Numbers and amounts that are asked for in other constructions. */
export const countedAnotherWay = (): readonly Turn[] => [...ofCounts(), ...ofAmounts()];
