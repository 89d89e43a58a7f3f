import { type Turn, turn } from './turn.ts';

/** Roundabout forms of questions: averages of those that have any, who came back for more, how long after, as of when. */

const HAS_ONE =
  '(?:with|who have|who has|that have|that has|having) (?:at least (?:one|1|a)|a|an|any|(?:one|1) or more)';
const EACH_HAS =
  '(?:does|do|has|have|did|had) (?:each|every one|each one)(?: one)?(?: of them| of these| of those)?(?: have| has| had)?';
const ON_AVERAGE = '(?: ?,? ?on average)';
const BACK = '(?:came|come|have come|returned|return) (?:back )?for (?:another|a second|a further|one more)';

/** Averages over those that have at least one of what is counted, or are of one kind. */
const OF_THOSE_WITH_ANY: readonly Turn[] = [
  // "average number of boats per active member"
  turn(
    `(?:what is |what 's )?(?:the |our )?(?:average|avg|mean)(?: number of)? (?<X>[a-z]+s) per (?<S>[a-z]+) (?<N>[a-z]+)`,
    'average number of X per N for S N+',
  ),
  turn(
    `(?:on average ,? )?how many (?<X>[a-z]+) (?:does|do|did) (?:an? |each |every |our |the (?:average |typical )?)?(?<N>[a-z]+) ${HAS_ONE} (?<S>[a-z]+) (?:have|has|had|hold)${ON_AVERAGE}?`,
    'average number of X per N with a S',
  ),
  turn(
    `(?:among|of|for|across|amongst) (?:all |the |our )*(?<N>[a-z]+) ${HAS_ONE} (?<S>[a-z]+) , how many (?<X>[a-z]+) ${EACH_HAS}${ON_AVERAGE}`,
    'average number of X per N with a S',
  ),
  turn(
    `(?:what|which) (?:percentage|percent|share|proportion|%) of (?:all |the |our )*(?<N>[a-z]+) ${HAS_ONE} (?<S>[a-z]+) ${BACK}(?: one| loan| #S)?`,
    'percentage of N with a S who have two or more S+',
  ),
  turn(
    `(?:of|among|amongst|out of) (?:all |the |our )*(?<N>[a-z]+) ${HAS_ONE} (?<S>[a-z]+) , (?:what|which) (?:percentage|percent|share|proportion|%) ${BACK}(?: one| #S)?`,
    'percentage of N with a S who have two or more S+',
  ),
];

const HAVE_ANY =
  '(?:(?:who|that|which) )?(?:have|has|had|having|with|hold|holding) (?:any|some|one|at least (?:one|1)|(?:one|1) or more)';

/** "average loans per borrower, only borrowers having any", "what share of customers with a loan have exactly one?" */
const OF_ANY: readonly Turn[] = [
  turn(
    `(?:what is |what 's )?(?:the )?(?:average|avg|mean)(?: number of)? (?<X>[a-z]+) per (?<N>[a-z]+) ,? ?(?:(?:but |counting )?(?:only|just) )?(?:(?:for|among|of|counting|over|across) )?(?:(?:only|just) )?(?:the |those )?#N(?:s|es)? ${HAVE_ANY}(?: #X)?`,
    'average number of X per N with X',
  ),
  turn(
    `(?:what|which) (?:percentage|percent|share|proportion|%) of (?:all |the |our )*(?<N>[a-z]+) ${HAS_ONE} (?<S>[a-z]+) (?:have|has|had|hold) (?<Q>(?:exactly|only|just|more than|at least|fewer than) (?:one|two|three|four|five|[0-9]+))`,
    'percentage of N with a S who have Q S+',
  ),
];

const STATISTIC = '(?:average|avg|mean|median|total|sum|maximum|max|minimum|min|highest|lowest)';

/** "turnaround time in days, average, per channel", "loan amount, max, by grade": what is computed is said after what it is of. */
const OF_STATISTICS: readonly Turn[] = [
  turn(
    `(?<M>(?:[a-z]+ ){0,4}[a-z]+) , (?<F>${STATISTIC}) ,? ?(?<R>(?:across|by|for|in|of|over|per) .+)`,
    'F M R',
  ),
  turn(`(?<M>(?:[a-z]+ ){0,4}[a-z]+) , (?<F>${STATISTIC})`, 'F M'),
];

/** "which branch is the newest, and when did it open?" */
const OF_DEEDS: readonly Turn[] = [
  turn('(?<X>.+?)(?: ,)? and when did (?:it|he|she) (?<V>[a-z]+)', 'X and when was it V~'),
];

const MORE = '(?:higher|more|larger|greater|bigger)';
const POINTS = '(?:much|far|many (?:points|percentage points|percent points|dollars|years|days))';

/** By how much those that have one of something are above those that have none. */
const OF_HAVES: readonly Turn[] = [
  turn(
    `(?:by )?how ${POINTS} ${MORE} (?:is|was) G (?:of|for|among) (?<N>[a-z]+) (?:with|who have|that have) (?:an? )?X than (?:(?:that|those) (?:of|for|among) )?(?:#N )?(?:without|with no|who have|that have) (?:one|any|none|it|them)`,
    'difference in G between N with a X and N without a X',
  ),
];

const GIVEN = '(?:recorded|known|kept|given|used|in use|there|stored|listed|in the data|on file|in our data)';

/** Why something was done. */
const OF_REASONS: readonly Turn[] = [
  turn(
    `(?:what|which) (?<R>reasons? (?:for|of) [a-z]+ing)(?: (?:an?|the|our))?(?: [a-z]+)? (?:are|is|were|have been|do we have)(?: ${GIVEN})?`,
    'which R are there',
  ),
  turn(
    '(?:what|which) reasons? (?:do|did) (?:we|they|you) (?:give|use|cite|state|name|record) (?:the )?most(?: often| frequently| commonly)? (?:when|for|in|on) (?<V>[a-z]+ing) X',
    'what is the most common reason for V X',
  ),
  turn(
    '(?:what|which) reasons? (?:is|are|was|were) (?:given|used|cited|stated|named|recorded) (?:the )?most(?: often| frequently| commonly)? (?:when|for|in|on) (?<V>[a-z]+ing) X',
    'what is the most common reason for V X',
  ),
];

const ON_THE_AVERAGE = '(?=.*\\b(?:average|avg|typically)\\b)(?:on (?:average|avg) ,? )?';
const DONE_AFTER = `after (?:the |their |its |being )?(?<P>issue|funding|origination|booking|disbursement|application|applying|opening|approval|decision|order|ordering|joining) (?:do|does|did|are|is|were|was) X (?:(?:get|got|become|became|be|go) )?(?<V>charged off|written off|bad|default|decided|paid off|closed|approved|declined|delivered|shipped|repaid)(?: ?,? ?(?:on (?:average|avg)|typically|in days))*`;

/** How long after something, and how late. */
const OF_DELAYS: readonly Turn[] = [
  turn(
    `${ON_THE_AVERAGE}how many (?<U>days|months|weeks|years) ${DONE_AFTER}`,
    'average number of U from P until V of X',
  ),
  turn(`${ON_THE_AVERAGE}how long ${DONE_AFTER}`, 'average number of days from P until V of X'),
  // "when a loan goes bad, how many days after issue does that happen, on average?"
  turn(
    `${ON_THE_AVERAGE}when (?:(?:an?|the) )?(?<N>[a-z]+) (?:(?:is|was|gets?|got|goes) )?(?<V>bad|defaults|charged off|written off|paid off|closed|decided|approved|declined|delivered|shipped) , how many (?<U>days|months|weeks|years) after (?:the |its )?(?<P>[a-z]+) (?:does|did|is|was) (?:that|this|it)(?: happen)?(?: ?,? ?(?:on (?:average|avg)|typically))*`,
    'average number of U from P until V of N+',
  ),
  turn(
    `when (?:an?|the) (?<N>[a-z]+) (?:is|was|comes in|arrives) late , (?:by )?how many days (?:late )?(?:is it |was it |does it take )?(?:late )?(?:on average|in the average)`,
    'average days late of late N+',
  ),
  turn(`how late (?:are|were|is|was) (?:our |the )?(?<X>late .+?)${ON_AVERAGE}`, 'average days late of X'),
];

const BIG = '(?:biggest|largest|highest|smallest|lowest)';

/** What the one that comes first is worth, and who has been there longest. */
const OF_FIRSTS: readonly Turn[] = [
  turn(
    `(?:what (?:was|is)|give me|show me) the (?:single )?(?<S>${BIG}) X ,? ?in (?:dollars|euros|money|usd|dollar terms)`,
    'the amount of the S X',
  ),
  turn(
    `(?:which|what) (?<N>customer|client|member|borrower|user|employee|supplier) (?:has|have) been (?:with us|our [a-z]+|a [a-z]+|here) (?:for )?(?:the )?longest`,
    'which N joined first',
  ),
  turn(
    `who (?:has|have) been (?:our |a )(?<N>customer|client|member|borrower|user|employee) (?:for )?(?:the )?longest`,
    'which N joined first',
  ),
];

/** What there is to choose from, and in the whole. */
const OF_CHOICE: readonly Turn[] = [
  turn(
    '(?:does|do) (?:the |our )?(?:[a-z]+ )?(?:book|books|portfolio|data|database|dataset|base) (?:hold|have|contain|include|carry|show) (?:any )?X',
    'are there any X',
  ),
  turn(
    '(?:what|which) (?:different |various )?(?!kinds of |types of |sorts of )X (?:are there|are (?:available|offered|on offer|possible|in use|used)|exist|(?:do|can) (?:we|you|they|our customers|customers|borrowers) (?:offer|have|use|sell|provide|choose|choose from|get|work with))(?<R> ?(?:,|[?] (?:sort|order)(?:ed)?|sorted|ordered|from|in) .+)?',
    'which X are there R',
    'list the X R',
  ),
];

const ASKED = '(?:which|what)';

/** As of when the data is, and in what money. */
const OF_DATA: readonly Turn[] = [
  turn(
    `as of ${ASKED} (?:date|day) (?:is|are) (?:this |the |our )?(?<X>[a-z]+) ,? ?and in ${ASKED} currency (?:is|are) .+`,
    'as of date and currency of the X',
  ),
  turn(
    `as of ${ASKED} (?:date|day) ,? ?and in ${ASKED} currency ,? ?(?:is|are) (?:this |the |our )?(?<X>[a-z]+)(?: [a-z]+)?`,
    'as of date and currency of the X',
  ),
];

/** All of these forms. */
export const ROUNDABOUT_FORMS: readonly Turn[] = [
  ...OF_THOSE_WITH_ANY,
  ...OF_ANY,
  ...OF_STATISTICS,
  ...OF_DEEDS,
  ...OF_HAVES,
  ...OF_REASONS,
  ...OF_DELAYS,
  ...OF_FIRSTS,
  ...OF_DATA,
  ...OF_CHOICE,
];

/** Words one of which stands in every question of such a form. */
export const ROUNDABOUT_WORDS: readonly string[] =
  `how percentage percent share proportion % higher more larger greater bigger reason reasons longest currency biggest largest highest smallest
  lowest average avg mean median total sum maximum max minimum min when which what does do`.split(/\s+/);
