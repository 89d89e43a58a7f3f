import { HOW_MANY_FIRST } from '../numbers.ts';
import { type Turn, turn } from '../turn.ts';

const EACH = '(?:each|every)';
const BY = `(?:by|per|for ${EACH}|in ${EACH})`;
const KEEP =
  '(?:keep(?:ing)?|listing|only|just|show(?:ing)?|limited to|restricted to)(?: only| just)?(?: the)?';
const COUNT = `(?<N>${HOW_MANY_FIRST})`;
const FREQUENT = '(?:common|frequent|popular)';
const COMMONEST = `(?:commonest|most ${FREQUENT}|top|leading)`;
const ROWS = '(?:applications|borrowers|branches|customers|loans|orders|payments|products)';
const WITH = '(?: with (?:their|its|the) [a-z]+)?';
const THEIR_TOTAL =
  '(?:that of )?(?:all|the) [a-z]+(?: (?:together|combined|overall|as a whole|taken together))?';
const OVERALL = `(?:the )?overall(?: one| #R)?|${THEIR_TOTAL}|(?:that of )?the (?:whole|entire) (?:book|portfolio)`;
const ROW_STATE = '(?<A>active|approved|closed|current|declined|late|open|overdue|pending|unpaid|withdrawn)';

/** What a question ends with that chooses some of its groups. */
const ofGroups = (): readonly Turn[] => [
  // "in which months of 2025 were sales above the average month"
  turn(
    '(?:in|during) which (?<U>days|weeks|months|quarters|years)(?<Y>(?: (?:of|in) [a-z0-9]+)?) (?:was|were) (?:the |our )?(?<M>[^,;:?]+?) (?<B>above|below|over|under|higher than|lower than|more than|less than) (?<R>.+)',
    'U Y with M B R',
  ),
  // "number of boats by kind, only the three most frequent"
  turn(
    `(?<Q>(?:(?:the )?(?:count|number) of|how many) [^,;:?.]+ ${BY} [^,;:?.]+?) , ${KEEP} ${COUNT} most ${FREQUENT}(?: ones| of them)?`,
    'Q , top N',
  ),
  turn(
    `(?<Q>(?:(?:the )?(?:count|number) of|how many) [^,;:?.]+ ${BY} [^,;:?.]+?) , ${KEEP} ${COUNT} least ${FREQUENT}(?: ones| of them)?`,
    'Q , bottom N',
  ),
  // "sales by town, only the top three towns"
  ...['top', 'bottom'].map((end) =>
    turn(
      `(?!.* and )(?<Q>[^,;:?]+ ${BY} (?<G>[a-z]+)(?: [^,;:?]+)?) , ${KEEP} ${end} ${COUNT} #G(?:s|es)${WITH}`,
      `Q , ${end} N`,
    ),
  ),
  // "town, kind and count, keeping just the commonest kind in each town"
  turn(
    `(?<D>[a-z]+) , (?<R>(?:[a-z]+ )?(?<Z>[a-z]+))(?: ,)? and (?:count|number|the count|the number) , ${KEEP} ${COMMONEST} (?:#R|#Z) (?:for|in|of|per|within) (?:${EACH} )?#D`,
    'most common R per D with count',
  ),
  // "of all towns, the one with the lowest rate"
  turn(
    `(?:among|amongst|of|out of) (?:(?:all|the|our) )*(?<G>[a-z]+s) , (?:(?:the|which) )?one (?<V>with|having) (?<R>.+)`,
    'the G- with R',
  ),
  // "town and loss rate, only where the rate is higher than that of all boats together"
  ...[
    ['(?:above|higher than|greater than|larger than|over|more than)', 'above'],
    ['(?:below|lower than|smaller than|under|less than)', 'below'],
  ].map(([said, plain]) =>
    turn(
      `(?<G>[a-z]+) and (?<M>(?:[a-z-]+ ){0,3}?(?<R>average|rate|ratio|share)) , ${KEEP} where (?:(?:the|that|its) )?#R is ${said} (?:${OVERALL})`,
      `G with M ${plain} the overall M`,
    ),
  ),
  // "2024 and 2025 sales, for the towns where 2025 was lower"
  ...['lower', 'higher'].map((than) =>
    turn(
      `(?<P>(?:19|20)\\d\\d) and (?<Q>(?:19|20)\\d\\d) (?<M>[a-z]+(?: [a-z]+){0,2}?)(?: ,)? (?:for|from|of|only|only for|just)(?: the)? (?<G>[a-z]+) (?:where|in which|for which) #Q (?:is|was) ${than}(?: than #P)?`,
      `which G had ${than} M in Q than in P , show both years`,
    ),
  ),
  // "all years together, boats by kind"
  turn(
    '(?<A>all (?:years|quarters|months)) (?:combined|together|taken together) , (?<Q>(?!how|what|which)[^?]+|(?:how|what) .+)',
    'Q , A',
  ),
  // "sales by town and kind", said as "town, kind, sales for each pair"
  turn(
    '(?<A>[a-z]+(?: [a-z]+)?)(?: ,| and) (?<B>[a-z]+(?: [a-z]+)?) (?:,|:|, and) (?:the )?(?<M>[^,;:?.]+?) (?:for|in|of) (?:each|every) (?:pair|combination)(?: of (?:them|these|both|the two))?',
    'M by A and B',
  ),
];

/** What is counted of each of several, asked of what was named right before. */
const ofEach = (): readonly Turn[] => [
  // "for boats that sank, what were the causes and how many times did each occur"
  turn(
    'for X , what (?:are|were) (?:the )?(?:different )?(?<D>[a-z]+s)(?: ,)? and how (?:many times|often|frequently) (?:did|do|does|has|was|were) each(?: one| of (?:them|these))? (?:been )?(?:appear|arise|chosen|cited|come up|given|happen|named|occur|stated|used)',
    'number of X by D-',
  ),
  // "what reasons did we turn down claims for in 2025, and how many were there for each"
  turn(
    '(?:what|which) (?<D>(?:[a-z]+ )?[a-z]+s) (?:did|do) we (?<V>accept|approve|close|decline|deny|refuse|reject)d? (?<N>[a-z]+s) (?:by|for|through|under|with)(?<T> (?:in|since|during) [^,;:?.]+?)?(?: ,)? and how (?:many|often)(?: [a-z]+)?(?: (?:are|were|was) (?:there|it|they))?(?: (?:for|of|with|in|by))? each(?: one| of (?:them|these))?',
    'number of V~ N T by D-',
  ),
  turn(
    '(?:what|which) (?<D>(?:[a-z]+ )?[a-z]+s) (?:did|do) we turn down (?<N>[a-z]+s) (?:by|for|through|under|with)(?<T> (?:in|since|during) [^,;:?.]+?)?(?: ,)? and how (?:many|often)(?: [a-z]+)?(?: (?:are|were|was) (?:there|it|they))?(?: (?:for|of|with|in|by))? each(?: one| of (?:them|these))?',
    'number of declined N T by D-',
  ),
  // "late boats, counted by kind"
  turn(
    `(?<X>(?!how|what|which|number|count)[^,;:?]*?${ROWS}(?: [^,;:?]+?)?) , (?:counted|tallied) (?:by|per|for each) (?:the |their )?(?<D>[^,;:?.]+?)`,
    'number of X by D',
  ),
  // "for the boats of 2024, how many had each colour and what percent of the total is that"
  turn(
    'for X , how many (?:are|fell under|had|have|went to|were|were for) (?:each|every) (?<G>[a-z]+)(?: ,)? and (?:what|which) (?<P>%|pct|percent|percentage|proportion|share) of (?<W>(?:the )?(?:total|whole)) (?:is|was|are) (?:it|that|this|they)',
    'for X , number by G and P of W',
  ),
  // "the number of late boats and what share of the whole boat count they are"
  turn(
    `(?:(?:give|show|tell) (?:me )?)?(?:the )?number of (?<X>(?:[a-z-]+ )*(?<N>[a-z]+s)(?: [^,;:?.]+?)?)(?: ,)? and (?:what|which) (?<P>percent|percentage|proportion|share) of (?:(?:all|our|the|whole|total|entire) )+(?:number of )?[a-z]+?(?: count| number)? (?:it|that|these|they|this|those) (?:are|is|make up|makes up|represent)`,
    'how many X are there , and what P of all N is that',
  ),
  // "the number of boats and how many percent of the open ones are late"
  turn(`(?<Q>.*\\b(?<N>${ROWS})\\b.*)(?: the| those)? ${ROW_STATE} ones (?<R>.+)`, 'Q A N R'),
  // "what share of open boats is late, once by count and once by value"
  turn(
    '(?:(?<L>(?:by|for each|for every|in each|per) [^,;:?.]+ ,) )?(?:what|which) (?:percentage|proportion|share) of (?:all |the |our )*(?:active|open) loans (?:are|is) late , once by (?:count|number) and once by (?:amount|balance|value|volume)',
    'L delinquency rate by number and by amount',
  ),
  // "split prices into under 5, 5 to 9 and over 9. What is the rate in each band?"
  turn(
    "(?:break|cut|divide|group|put|sort|split)(?: up)? (?:the |our |all )*(?<X>[a-z]+(?: (?:'|'s))? (?:[a-z-]+ ){0,2}?[a-z-]+) (?:in|into) (?<B>[^.;:?]*\\d[^.;:?]*) [.;:] (?:(?:what is|what's|show|give|compute) )?(?:the )?(?<M>[^,;:?.]+?) (?:for|in|of) each(?: (?:band|bracket|bucket|class|group|one|range))?",
    'M by X- : B',
  ),
  // "how are prices distributed, in bands of 10"
  turn(
    'how (?:are|is) (?:the |our )*X (?:distributed|spread|spread out)(?: ,)? (?<B>(?:by|in|into) (?:bands|brackets|buckets|bins|groups|steps) of .+)',
    'distribution of X , B',
  ),
];

/** Groups and rows that are chosen, counted or listed by what a question ends with. */
export const limitsLastTurns = (): readonly Turn[] => [...ofGroups(), ...ofEach()];
