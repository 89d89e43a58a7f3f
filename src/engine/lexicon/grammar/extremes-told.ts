import { ASKED, type Turn, turn } from '../turn.ts';

const THE = '(?:(?:the|our|its|their) )*';
const LOW = '(?:lowest|smallest|least|littlest|minimum|min|tiniest|bottom)';
const HIGH = '(?:highest|largest|biggest|greatest|most|maximum|max|top)';
const SMALL = '(?:small|low|little)';
const LARGE = '(?:large|high|big|great)';
/** Both ends, whichever is said first. */
const ENDS = `(?:(?:the )?${LOW} (?:and|to|through|plus) (?:the )?${HIGH}|(?:the )?${HIGH} (?:and|to|down to|plus) (?:the )?${LOW})`;
const AMOUNT = '(?<M>(?!number |count )[a-z-]+(?: (?!(?:of|for|in|on|among|from)\\b)[a-z-]+){0,2}?)';
const NOUN = '(?<N>[a-z]{3,})';
const BOTH = 'lowest and highest M';
/** What is said of the rows after their noun. */
const REST = '(?<R>(?: (?:for|of|in|on|with|among|from|made|issued|taken|to) [^,;:?.]+)?)';
/** For what there is a range of its own. */
const EACH = '(?<E> (?:by|per|for each|for every|within each|in each) [a-z]+(?: [a-z]+)?)';
const SIZES = '(?:much|large|big|high)';

/** The two ends of a number, in other constructions than "the lowest and the highest". */
export const extremesToldTurns = (): readonly Turn[] => [
  // "per harbour, the biggest fee any one boat has"
  turn(
    '(?:per|by|for each|for every) (?<D>[a-z]+(?: [a-z]+)?) , (?:what is |show |give )?(?:the )?(?<S>highest|largest|biggest|greatest|lowest|smallest) (?<M>[a-z]+(?: [a-z]+){0,2}?) (?:that )?(?:any|a) (?:one |single )?(?<X>[a-z]+) (?:has|have|had|carries|bears)',
    'the S M of a X by D',
  ),
  // "the range of prices for boats, lowest and highest", "the extremes of the price, bottom and top"
  turn(
    `${ASKED}${THE}(?:range|spread|span|extremes|bounds|limits) of ${THE}${AMOUNT}${REST} (?:, |: |\\( |- |from )?(?:i e |that is |namely |meaning )?${ENDS}(?: \\))?`,
    `${BOTH} R`,
  ),
  turn(
    `(?<L>(?:for|in|among|of|on|where|when|with) [^,;:?.]+ , )${ASKED}${THE}(?:range|spread|span|extremes|bounds|limits) of ${THE}${AMOUNT} (?:, |: |\\( |- |from )?${ENDS}(?: \\))?`,
    `L ${BOTH}`,
  ),
  // "range of prices by kind of boat", "2025 price range for every kind"
  turn(`${ASKED}${THE}range of ${THE}(?!dates?\\b)${AMOUNT}${REST}${EACH}`, `${BOTH} R E`),
  turn(
    `${ASKED}${THE}(?<Y>(?:19|20)\\d\\d )?(?!dates?\\b)${AMOUNT} range${EACH}(?<R>(?: in (?:19|20)\\d\\d)?)`,
    `${BOTH} E R Y`,
  ),
  // "how small and how large do boats get in terms of price"
  turn(
    `how ${SMALL} and (?:how )?${LARGE} (?:do|does|did|can|are|is|were) ${THE}(?<R>[^,;:?.]+?) (?:get|become|run|go|be)(?: ,)? (?:in terms of|in|by|on|as to|regarding) ${THE}${AMOUNT}`,
    `${BOTH} of R`,
  ),
  turn(
    `how ${SMALL} and (?:how )?${LARGE} (?:is|are|was|were) ${THE}${AMOUNT} (?:of|for|on|in) (?<R>[^,;:?.]+)`,
    `${BOTH} of R`,
  ),
  // "between which smallest and largest price do the boats lie"
  turn(
    `between (?:which|what) ${ENDS} ${AMOUNT} (?:do|does|did) ${THE}(?<R>[^,;:?.]+?) (?:lie|fall|range|vary|run|move)`,
    `${BOTH} of R`,
  ),
  turn(
    `between (?:which|what) (?:values|amounts|limits|bounds) (?:do|does|did) ${THE}${AMOUNT} of ${THE}(?<R>[^,;:?.]+?) (?:lie|fall|range|vary|run|move)`,
    `${BOTH} of R`,
  ),
  // "how much is the smallest boat for racing, and how much is the biggest one"
  turn(
    `(?:how ${SIZES}|what) (?:is|was) ${THE}${LOW} ${NOUN}${REST}(?: ,)? and (?:how ${SIZES} (?:is|was) )?${THE}${HIGH}(?: one| #N)?`,
    'lowest and highest N amount R',
  ),
  turn(
    `(?:how ${SIZES}|what) (?:is|was) ${THE}${HIGH} ${NOUN}${REST}(?: ,)? and (?:how ${SIZES} (?:is|was) )?${THE}${LOW}(?: one| #N)?`,
    'highest and lowest N amount R',
  ),
  // "the least and the most we have lent in one loan for education"
  turn(
    `${ASKED}${ENDS} (?:that )?(?:we|you) (?:have |had )?(?:ever )?(?:lent|loaned|paid|charged|granted|given)(?: out)? (?:in|on|for|as|with) (?:one|a|a single|any one|any) ${NOUN}${REST}`,
    'lowest and highest N amount R',
  ),
  // "the size of our smallest and of our largest boat"
  turn(
    `${ASKED}${THE}(?:size|amount|value) of ${THE}${LOW} and (?:of )?${THE}${HIGH} ${NOUN}${REST}`,
    'lowest and highest N amount R',
  ),
  turn(
    `${ASKED}${THE}(?:sizes|amounts|values) of ${THE}${LOW} and (?:of )?${THE}${HIGH} ${NOUN}${REST}`,
    'lowest and highest N amount R',
  ),
];
