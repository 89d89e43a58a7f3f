import { type Turn, turn } from './turn.ts';

const YEAR = '(?:19|20)[0-9]{2}';
const GIVE = '(?:give|list|report|return|show|state|tell)(?: me| us)?';
const PART = '(?:share|percentage|percent|%|pct|proportion|fraction)';
/** What a verb without a meaning of its own says of rows: that there are any. */
const MADE = '(?:done|filed|made|placed|submitted)';
const NUMBER = '(?:amount|count|figure|number|total|value|volume)';

/** By what each is told, said first: "by kind, what share of …". */
const FIRST = '(?:(?<G>(?:by|for each|for every|in each|in every|per) [^,?]+) , )?';

/** What is to be done first, and then with it: "group the boats by town and give each group's average price". */
const OF_STEPS: readonly Turn[] = [
  // "count the boats of 2024 and split them by kind"
  turn(
    `(?:count|tally) (?:all |the |our )*(?<X>(?:(?! (?:by|each|every|per) ).)+?) ,? ?(?:and|then|and then) (?:break|divide|group|separate|split) (?:it|the count|them|these|this|those) (?:down |out |up )?(?:by|into|per) (?<D>.+)`,
    'number of X by D',
  ),
  turn(
    `(?:break|divide|group|split) (?:all |the |our )*(?<X>[^,?.]+?) (?:down |up )?by (?<D>[^,?.]+?) ,? ?and ${GIVE} (?:each|every|the) group 's (?<M>.+)`,
    'M of X by D',
  ),
  turn(
    `(?:break|divide|group|split) (?:all |the |our )*(?<X>[^,?.]+?) (?:down |up )?by (?<D>[^,?.]+?) ,? ?and ${GIVE} (?:the )?(?<M>(?:average|mean|median|total) [^,?.]+?) (?:for|in|of) (?:each|each group|each of them|every group)`,
    'M of X by D',
  ),
  // "number of boats by town, and sort from the highest count down"
  turn(
    `(?<A>.+?) ,? ?(?:and )?(?:list|order|rank|sort)(?: it| them| these| those)? from (?:the )?(?:biggest|highest|largest) (?:${NUMBER} )?(?:down|downwards?|to (?:the )?(?:lowest|smallest))`,
    'A , highest first',
  ),
  turn(
    `(?<A>.+?) ,? ?(?:and )?(?:list|order|rank|sort)(?: it| them| these| those)? from (?:the )?(?:lowest|smallest) (?:${NUMBER} )?(?:up|upwards?|to (?:the )?(?:biggest|highest|largest))`,
    'A , lowest first',
  ),
];

/** What is shown of those that are asked for: "which ports had fewer boats in 2025 than in 2024? Show the number in 2024 and in 2025". */
const OF_SHOWN: readonly Turn[] = [
  turn(
    `(?<Q>(?:what|which) .*\\b(?:fewer|less|more) [a-z]+s .*\\b(?<A>${YEAR}) than (?:in )?(?<B>${YEAR})) [?.] ${GIVE} (?:the |its |their )?(?<N>count|number)s?(?: of [a-z]+)? (?:for|in|of) (?:#A|#B) and (?:for |in |of )?(?:#A|#B)`,
    'Q ? show both N+',
    'Q',
  ),
  turn(
    `(?<Q>(?:what|which) .*\\b(?<N>amount|rate|total|value|volume) .*\\b(?<A>${YEAR}) than (?:in )?(?<B>${YEAR})) [?.] ${GIVE} (?:the |its |their )?#N (?:for|in|of) (?:#A|#B) and (?:for |in |of )?(?:#A|#B)`,
    'Q ? show both N+',
    'Q',
  ),
  // "which ports were opened in 2018 or later? Show the name and the opening date, oldest first"
  turn(
    `(?:what|which) (?<X>[a-z]+s) (?:are|have been|was|were) (?<V>[a-z]+ed [^?.,]+) [?.] ${GIVE} (?:the |their )?(?<C>[^?.,]+ and (?:the |their )?(?:[a-z]+ )?date) ,? ?(?<O>earliest|latest|most recent|newest|oldest) first`,
    'list the X V with C , O first',
  ),
];

/** What is said of two in full: "the 2024 total next to the 2025 total", "the number of red and the number of blue boats". */
const OF_TWO: readonly Turn[] = [
  turn(
    `(?<M>[^:?.]+) : (?:the )?(?<A>${YEAR}) (?:amount|figure|number|total|volume) (?:next to|against|beside|versus|vs) (?:the )?(?<B>${YEAR}) (?:amount|figure|number|total|volume)`,
    'M : A next to B',
  ),
  turn(
    `(?<G>(?:for|in) (?:each|every) [^,?:]+? |)(?:${GIVE} )?(?:the )?(?:count|number) of (?<A>[a-z]+(?: off)?) and (?:the )?(?:count|number) of (?<B>[a-z]+(?: off)?) (?<N>[a-z]+s)(?<R>(?: ,)? (?:by|for|from|in|issued|made|of|per|submitted) .+|)`,
    'G number of A N R and number of B N R',
  ),
];

/** How many of them are so, said after how many there are: "the number of boats of 2024 and how many of them were sold, by town". */
const OF_THEM: readonly Turn[] = [
  turn(
    `(?<G>(?:for|in) (?:each|every) [^,?]+ , |)(?:${GIVE} )?(?:the )?number of (?:the |our )?(?<N>[a-z]+s)(?<T>(?: (?:from|in|of|[a-z]+ed in|made in) [^,?]+?)?) ?,? (?:and )?how many of (?:them|these|those) (?:are|got|were) (?<A>[a-z]+(?: off)?)(?: ,)? and how many(?: of (?:them|these|those))? (?:are|got|were) (?<B>[a-z]+(?: off)?)(?<R>(?: ,)? (?:by|for each|per) .+|)`,
    'G number of N T , number of A N T and number of B N T R',
  ),
  turn(
    `(?<G>(?:for|in) (?:each|every) [^,?]+ , |)(?:${GIVE} )?(?:the )?number of (?:the |our )?(?<N>[a-z]+s)(?<T>(?: (?:from|in|of|[a-z]+ed in|made in) [^,?]+?)?) ?,? and how many of (?:them|these|those) (?:are|got|were) (?<A>[a-z]+(?: off)?)(?<R>(?: ,)? (?:by|for each|per) .+|)`,
    'G number of N T and number of A N T R',
  ),
];

/** What is on one side of the average of its like: "in which months of 2025 was the number of boats above the monthly average". */
const OF_LIKES: readonly Turn[] = [
  turn(
    `(?:in )?(?:what|which) (?<U>months|quarters|years) (?:in|of) (?<Y>${YEAR}) (?:was|were) (?:the |our )*(?<M>[^,?.]+?) (?<S>above|below) (?:the |our )*(?:(?:average|mean) (?:month|quarter)|(?:monthly|quarterly)? ?(?:average|mean))(?: (?:for|in|of) (?:#Y|that year))?(?<R> [?.,].+)?`,
    'which U of Y had a S average M R',
  ),
  turn(
    `(?:in )?(?:what|which) (?<U>months|quarters|years) (?:in|of) (?<Y>${YEAR}) (?:did we have|had|saw|were there) more (?<N>[a-z]+s) than (?:the |in the |an |in an )?(?:average (?:month|quarter)|(?:monthly|quarterly) average)(?: (?:for|in|of) (?:#Y|that year))?(?<R> [?.,].+)?`,
    'which U of Y had an above average number of N R',
  ),
  turn(
    `(?:in )?(?:what|which) (?<U>months|quarters|years) (?:in|of) (?<Y>${YEAR}) (?:did we have|had|saw|were there) fewer (?<N>[a-z]+s) than (?:the |in the |an |in an )?(?:average (?:month|quarter)|(?:monthly|quarterly) average)(?: (?:for|in|of) (?:#Y|that year))?(?<R> [?.,].+)?`,
    'which U of Y had a below average number of N R',
  ),
];

/** Rows of which more are said to be there: "customers who bought at more than one of our shops". */
const OF_OURS: readonly Turn[] = [
  turn(
    `(?<A>.*\\b(?:at|by|from|in|of|through|with) more than one) of (?:our|the|your) (?<N>[a-z]+s)(?<R> .+|)`,
    'A N- R',
  ),
];

/** Parts of what was done, told by how it was: "what share of the bills paid in 2025 was paid late". */
const OF_PARTS: readonly Turn[] = [
  turn(
    `${FIRST}(?<A>(?:what|which) ${PART} of (?:all |the |our )*[a-z]+s (?:that were |we )?(?<V>made|paid|received) (?:between|during|in|since) [^?,]+?) (?:was|were) (?:#V|made|paid) (?<L>late|on time)(?<R>(?: ,)? (?:by|for each|in each|per) .+)?`,
    'A was L R G',
  ),
  turn(
    `${FIRST}of (?:all |the |our )*(?<N>[a-z]+s) (?:that were |we )?(?<V>made|paid|received) (?<T>(?:between|during|in|since) [^?,]+?) , (?<A>(?:what|which) ${PART}) (?:was|were) (?:#V|made|paid) (?<L>late|on time)(?<R>(?: ,)? (?:by|for each|in each|per) .+)?`,
    'A of the N V T was L R G',
  ),
  // "what share of the orders was made online in each year"
  turn(
    `(?<A>(?:what|which) ${PART} of (?:all |the |our )*[a-z]+s) (?:was|were) ${MADE} (?<C>(?!at |by |for |from |in |late |on |per |through |via |with )[a-z-]+)(?<R>(?: ,)? (?:by|for each|for every|in each|in every|per) .+)`,
    'A was C R',
  ),
  turn(
    `(?<G>(?:by|for each|for every|in each|in every|per) [^,?]+) , (?<A>(?:what|which) ${PART} of (?:all |the |our )*[a-z]+s) (?:was|were) ${MADE} (?<C>(?!at |by |for |from |in |late |on |per |through |via |with )[a-z-]+)`,
    'A was C G',
  ),
  // "per shop, in percent, how many of the orders were withdrawn"
  turn(
    `(?<P>(?:by|for each|for every|per) [^,?]+) , in (?:%|percent) , how many of (?:all |the |our )*(?<X>[a-z]+s(?: (?:from|in|of|submitted in|made in|issued in) [^,?]+?)?) (?<V>are|is|was|were) (?<S>[^,?]+)`,
    'what percentage of X V S P',
  ),
];

/** Turns of questions that tell in two steps what they ask. */
export const TWO_STEP_TURNS: readonly Turn[] = [
  ...OF_STEPS,
  ...OF_SHOWN,
  ...OF_TWO,
  ...OF_THEM,
  ...OF_LIKES,
  ...OF_OURS,
  ...OF_PARTS,
];

/** Words one of which stands in every such question. */
export const TWO_STEP_WORDS: readonly string[] =
  'above average below down highest largest biggest lowest smallest date group made paid received done filed placed submitted percent % split break divide separate than them these those one count next against beside versus vs number'.split(
    ' ',
  );
