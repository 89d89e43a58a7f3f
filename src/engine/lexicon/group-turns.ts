import { type Turn, turn } from './turn.ts';

const PUT = '(?:group|split|divide|break|bucket|separate|segment|aggregate|summari[sz]e)(?: up| down)?';
const ALL = '(?:the |our |all )*';
const THEN = ' ?,? ?(?:and|then|and then) ';
const GIVE =
  '(?:give|show|list|report|return|tell|state|calculate|compute|work out|find|get|display)(?: me| us)? (?:the |their |its )?';
const OF_EACH = '(?: (?:of|for|in|per|within) (?:each|every|them)(?: one| group| of them| #D)?)?';

const NO_AMOUNT =
  '(?!.*(?:average|avg|mean|median|total|sum|rate|ratio|volume|amount|balance|share|percentage|percent|pct|%|highest|lowest)\\b)';
const BOUND =
  '(?:(?:more|fewer|less|greater) than|over|under|above|below|at least|at most|no more than|no fewer than|no less than|exactly)';
const OF_THOSE =
  '(?:only |just |but only |and only |show only |keep only )?(?:for )?(?:the )?(?:those |ones |[a-z]+s )?(?:with|having|that have|which have)';
const EACH_HAS =
  '(?: (?:each|every one|they|it)(?: of (?:them|these|those)| one)? (?:has|have|had)| there are| (?:does|do|did) (?:each|they)(?: of (?:them|these|those)| one)? have)?';
const ORDER = '(?<R> (?:, )?(?:in|ordered|sorted|order|sort) .+)?';

/** How rows are put in order, and from the largest on. */
const SORTED = '(?:and )?(?:sorted|ordered|sort|order|arranged|in order)(?: them)?(?: by| of)? ';
const EXTREME = '(?:biggest|highest|largest|latest|lowest|newest|oldest|smallest|top)';
const ASKED = '(?:(?:find|get|give|list|return|show)(?: me| us)? )?';
const DOWN =
  '(?:(?:from )?(?:high|highest|large|largest|most) to (?:low|lowest|small|smallest|least)|descending|desc|(?:largest|highest) first|in descending order)';

/** What is done with rows, and then asked of each group: "group the visits by ward and count them". */
export const GROUP_TURNS: readonly Turn[] = [
  // "the top two shops by sales in each town, sorted by town and then by sales from high to low": so they stand anyway
  turn(
    `(?<A>.*\\btop .*\\bby (?:[a-z0-9]+ ){0,2}?(?<M>[a-z]+)\\b.*\\b(?:each|every|per) (?<G>[a-z]+)\\b.*?) ?[,;]? ?${SORTED}#G(?: ,| and)?(?: then)?(?: by)?(?: the)? #M ${DOWN}`,
    'A',
  ),
  turn(
    `(?<A>.*\\btop .*\\b(?:each|every|per) (?<G>[a-z]+) by (?:[a-z0-9]+ ){0,2}?(?<M>[a-z]+)\\b.*?) ?[,;]? ?${SORTED}#G(?: ,| and)?(?: then)?(?: by)?(?: the)? #M ${DOWN}`,
    'A',
  ),
  turn(
    `(?<A>for (?:each|every) (?<G>[a-z]+) , ${ASKED}(?:the|its) (?:[a-z0-9-]+ ){0,4}?${EXTREME} (?!.* (?:top|first) )[^?]*?) ?[,;]? ?${SORTED}(?:the )?#G`,
    'A',
  ),
  turn(
    `(?<A>${ASKED}(?:the )?(?:top (?:[0-9]+|[a-z]+) |(?:[0-9]+ |[a-z]+ )?${EXTREME} )(?:(?!by )[a-z-]+ ){1,3}?(?:in|of|for|per|within) (?:each |every )?(?<G>[a-z]+)(?: by [^,;]+?)?) ?[,;]? ?${SORTED}(?:the )?#G`,
    'A',
  ),
  turn(
    `${PUT} ${ALL}X by D${THEN}(?:please )?(?:count|tally)(?: up)?(?: (?:them|those|these|each|#X|the (?:rows|members|entries)))?${OF_EACH}`,
    'number of X by D',
  ),
  turn(`${PUT} ${ALL}X by D${THEN}${GIVE}(?:number|count|counts|numbers)${OF_EACH}`, 'number of X by D'),
  turn(
    `${PUT} ${ALL}X by D${THEN}(?:sum|total|add)(?: up)? (?:the |their |its )?F${OF_EACH}`,
    'total F of X by D',
  ),
  turn(`${PUT} ${ALL}X by D${THEN}average (?:the |their |its )?F${OF_EACH}`, 'average F of X by D'),
  turn(`${PUT} ${ALL}X by D${THEN}${GIVE}M${OF_EACH}`, 'M of X by D', 'M by D'),
  // "list the wards that have visits, and how many each of them has", "which wards have visits and how many"
  turn(
    `(?:${GIVE}|which |what )?D (?:(?:that|which|who) )?(?:has|have|had|with) (?<X>(?!(?:more|less|fewer|at|no|the|both) )[a-z ]+?) (?:, )?and how many(?: #X)?${EACH_HAS}${ORDER}`,
    'number of X by D R',
  ),
  // "for each ward that has visits, list the ward name and how many there are"
  turn(
    `for (?:each|every) (?<D>[a-z]+(?: [a-z]+)?) (?:(?:that|which|who) )?(?:has|had|with) (?<X>(?!(?:more|less|fewer|at|no|the|both) )[a-z ]+?) , ${GIVE}(?:#D )?(?:name |names )?and (?:how many(?: #X)?${EACH_HAS}|(?:the )?number of #X)${ORDER}`,
    'number of X by D R',
  ),
  // "compare the average stay of the wards"
  turn(
    `compare (?:the )?(?<M>(?:average|mean|median|total|number of|count of) .+?)s? (?:of|between|among|across) (?:the |our |all )+(?<D>[a-z]+s)`,
    'M by D',
  ),
  // "show me how the average stay differs between wards"
  turn(
    `(?:show|tell|explain to|let)?(?: me| us)?(?: see)? ?how (?:the )?M (?:differs|varies|changes|compares|breaks down|splits) (?:between|across|by|among|amongst|per|from|over) (?:the |our |all |different |various )*(?<D>(?!(?:the )?overall )[a-z]+(?: [a-z]+)?)(?: to #D)?`,
    'M by D',
  ),
  // "how did the average stay compare between wards in 2025?"
  turn(
    `how (?:do|does|did) (?:the |our )?(?<M>(?!.*(?: and | versus | vs ))\\S.*?) (?:compare|differ|vary) (?:between|across|by|among|amongst|per|from) (?:the |our |all |different |various |individual |single )*(?<D>(?!(?:19|20)[0-9]{2}|(?:the )?overall )[a-z]+(?: (?!to |in )[a-z]+)?)(?: to #D)?(?<R>(?: (?:,|at|during|for|in|since) .+)?)`,
    'M by D R',
  ),
  // "how do booked and kept visits differ in average length?"
  turn(
    `how (?:do|does|did) (?:the |our )?(?<A>[a-z-]+) (?:and|versus|vs) (?<B>[a-z-]+) (?<N>[a-z]+s) (?:compare|differ|vary) (?:in|by|on|in terms of|regarding|as to|when it comes to) (?:the |their )?M`,
    'M of A N versus B N',
  ),
  // "average stay split by whether the visit was booked"
  turn(
    `(?<M>.+?)(?: ,)? (?:(?:split|broken down|grouped) )?(?:by|per|depending on|according to|dependent on) whether (?:or not )?(?:the |an? |it |they )?(?:[a-z]+ )?(?:is|are|was|were|be) (?<S>[a-z-]+)(?: or (?:not|un[a-z]+))?(?<R>(?: (?:,|at|during|for|in|of|since) .+)?)`,
    'M by S status R',
  ),
  // "visits per ward, only the wards having fewer than 25"
  turn(
    `${NO_AMOUNT}M (?<J>per|by|for each|in each) D [,:(-] ?(?:${OF_THOSE}|(?:only )?(?:where|if) there are) (?:a )?(?<B>${BOUND}) (?<N>[0-9][0-9,.k]*)(?: \\))?`,
    'M J D with a count B N',
  ),
  // "booked and kept visit counts side by side per ward"
  turn(
    `(?:${GIVE})?(?:the )?(?<A>[\\w-]+(?: [\\w-]+)?) and (?<B>[\\w-]+(?: [\\w-]+)?) (?<N>[a-z]+) counts(?: side by side)? (?<R>(?:by|per|for each|for every|in each) .+)`,
    'number of A N+ and number of B N+ R',
  ),
  turn(
    `(?:${GIVE})?(?:the )?counts of (?<A>[\\w-]+(?: [\\w-]+)?) and (?<B>[\\w-]+(?: [\\w-]+)?) (?<N>[a-z]+s)(?: side by side)? (?<R>(?:by|per|for each|for every|in each) .+)`,
    'number of A N and number of B N R',
  ),
  // "# of visits / ward", "average stay / ward"
  turn(
    '(?<M>(?:number|count|#|no|average|avg|mean|total|sum)(?: of)? [a-z ]+?) / (?<D>(?!number |total |count |sum |# |no |average |avg |mean )[a-z]+(?: [a-z]+)?)(?<R> (?:in|for|since|,) .+)?',
    'M by D R',
  ),
  // "how many visits does a ward have on average?"
  turn(
    '(?:on average ,? ?)?how many (?<X>[a-z]+) (?:does|do|did) (?:an? |the (?:average |typical )|each |every )(?<D>[a-z]+) (?:have|has|get|make|made|hold|handle|see|receive|take|write|process)(?: on average)?(?<= on average|^on average .*|the (?:average|typical) .*)',
    'average number of X per D',
  ),
];

/** Words one of which stands in every question of them. */
export const GROUP_WORDS: readonly string[] = [
  'group',
  'split',
  'divide',
  'break',
  'bucket',
  'separate',
  'segment',
  'aggregate',
  'summarize',
  'summarise',
  'compare',
  'compares',
  'differ',
  'vary',
  'whether',
  'differs',
  'varies',
  'changes',
  'breaks',
  'splits',
  '/',
  'with',
  'having',
  'have',
  'where',
  'if',
  'average',
  'typical',
];
