import { type Turn, turn } from '../turn.ts';

const ASK =
  "(?:(?:can you )?(?:please )?(?:i need|i want|show|give|list|pull|get|find|tell|name|what is|what 's|which is)(?: me| us)? )?";
const HIGH = '(?:highest|largest|biggest|greatest)';
const LOW = '(?:lowest|smallest)';
/** That the number is wanted too, which such an answer has anyway. */
const ITS_NUMBER =
  "(?:[ ,.?;:]*(?:(?:and|with|plus|include|show|give|me) )*(?:what (?:is|'s|was) (?:its|that|the) (?:average|mean|rate|figure|value|number|total|amount)(?: [a-z]+){0,2}|how (?:much|high|large) (?:is|was) (?:it|that)|how much(?: (?:came in|was it|did we collect)(?: (?:that|in that) (?:month|quarter|year))?)?|at what (?:total|amount|value|level)|what the (?:average|total) (?:comes to|is|was)|what (?:is|'s|was) (?:it|that)|(?:the|its) (?:average |mean )?(?:average|mean|rate|figure|value|total|amount|number)))?";
const WORDS = '[a-z]+(?: [a-z]+){0,2}?';
const WHO = '(?:we|our customers|borrowers|clients|customers|guests|members|people|users)';
const CHARGE = '(?:charge|earn|get|have|pay|receive|take)';

/** The one of its kind whose average comes first. */
const ofAverages = (): readonly Turn[] =>
  [
    [HIGH, 'highest'],
    [LOW, 'lowest'],
  ].flatMap(([end, plain]) => {
    const first = `G with the ${plain} average M`;
    return [
      // "on which product do we charge the highest rate on average, and how much is it", "which product do we charge the highest rate on"
      turn(
        `(?:on|for|in|at) which (?<G>[a-z]+(?: [a-z]+)?) do ${WHO} ${CHARGE} (?:the )?${end} (?<M>${WORDS}) on average${ITS_NUMBER}`,
        first,
      ),
      turn(
        `which (?<G>[a-z]+(?: [a-z]+)?) do ${WHO} ${CHARGE} (?:the )?${end} average (?<M>${WORDS}) (?:on|for|in|at)${ITS_NUMBER}`,
        first,
      ),
      // "the one product whose loans have the highest average rate, with the average", "which product's loans carry the highest rate on average"
      turn(
        `${ASK}(?:the )?(?:one |single )?(?<G>[a-z]+) whose [a-z]+s (?:have|carry|had|bear) (?:the )?${end} average (?<M>${WORDS})${ITS_NUMBER}`,
        first,
      ),
      turn(
        `which (?<G>[a-z]+) 's [a-z]+s (?:have|carry|had|bear) (?:the )?${end} (?:average (?<M>${WORDS})|(?<N>${WORDS}) on average)${ITS_NUMBER}`,
        `G with the ${plain} average M N`,
      ),
      turn(
        `(?:tell me |find |show me )?(?:what|which) (?<G>[a-z]+(?: [a-z]+)?) (?:has|had|have) (?:the )?${end} average (?<M>${WORDS})${ITS_NUMBER}`,
        first,
      ),
      // "average the rate per product and show me the highest one, product and rate"
      turn(
        `average (?:the )?(?<M>${WORDS}) (?:per|by|for each) (?<G>[a-z]+)(?: ,)? and (?:show|give|tell|name|list)(?: me)? (?:just |only )?the ${end}(?: one| #G)?(?: , #G and [a-z]+|${ITS_NUMBER})`,
        first,
      ),
    ];
  });

const YEAR = '(?<Y>(?:19|20)[0-9]{2})';
const UNIT = '(?<U>month|quarter)';

/** The time at which most came in. */
const ofTimes = (): readonly Turn[] => [
  // "when in 2021 were monthly sales the highest, and how much came in that month"
  turn(
    `(?:when|at what point) (?:in|of|during) ${YEAR} (?:was|were) (?<A>month|quarter)ly (?<M>${WORDS}) (?:the |at (?:the|its|their) )?(?:highest|largest|biggest|peak)${ITS_NUMBER}`,
    'which A of Y had the highest M',
  ),
  // "in what month of 2021 did the amount sold peak, and at what total", "in which month of 2021 were sales the highest"
  turn(
    `in (?:what|which) ${UNIT} (?:of|in) ${YEAR} did (?:the )?(?<M>${WORDS}) (?:peak|reach (?:its|their) (?:peak|highest))${ITS_NUMBER}`,
    'which U of Y had the highest M',
  ),
  // "add up sales by month for 2021 and show just the highest month with its total"
  turn(
    `(?:add up|total|sum up|sum) (?:the )?(?<M>${WORDS}) by ${UNIT} (?:in|for|of) ${YEAR}(?: ,)? and (?:show|give|list|tell)(?: me)? (?:just |only )?the (?:highest|largest|biggest|top|best) (?:#U|one)${ITS_NUMBER}`,
    'which U of Y had the highest M',
  ),
  // "what was our peak month for sales in 2021, and how much …"
  turn(
    `what (?:is|was) (?:our |the )?peak ${UNIT} for (?<M>${WORDS}) (?:in|of|during) ${YEAR}${ITS_NUMBER}`,
    'which U of Y had the highest M',
  ),
];

const FIRST = '(?<F>first|last|latest|earliest|most recent|newest)';
const DEED = '(?<V>[a-z]+(?:ed|old|ade|aid|ent)(?: off| out)?)';
/** Whose the first one was, at the end: "when was the first *boat* sold *at the north shop*". */
const ofOwners = (): readonly Turn[] => [
  // "when was the first boat of the north shop sold"
  turn(
    `when (?:was|were) the (?:very )?${FIRST} (?<X>[a-z]+(?: [a-z]+)?) (?:of|by|from|at) (?:the |our )?(?<Y>[^,;:?.]+?) ${DEED}`,
    'when was the F X V at Y',
  ),
  // "when did the north shop sell its first boat"
  turn(
    `when did (?:the |our )?(?<Y>[^,;:?.]+?) (?<V>[a-z]+) (?:its|their) (?:very )?${FIRST} (?<X>[a-z]+(?: [a-z]+)?)`,
    'when was the F X V~ at Y',
  ),
];

const NUMBER_OF = '(?:number|count) of';
const ROWS = '(?:the |our )*(?<X>[a-z]+s)(?: (?:we )?(?<V>[a-z]+ed|built|given|lent|made|paid|sold|taken))?';
const A = '(?:in |for |from )(?<A>(?:19|20)[0-9]{2})';
const B = '(?:in |for |from )(?<B>(?:19|20)[0-9]{2})';
const BESIDE =
  '(?:(?: ,)? and next to (?:it|that)|(?: ,)? (?:and|beside|next to|alongside|against|side by side with))';
const BOTH = 'number of X V in A and number of X V in B';
const GROW = '(?:go up|grow|increase|rise|change)';
const SPAN = '(?:from|between) (?:19|20)[0-9]{2} (?:to|and) (?:19|20)[0-9]{2}';
const PERCENT = '(?:in (?:percent|%|percentage terms)|percentage wise)';

/** Two years, side by side or the one after the other. */
const ofTwoYears = (): readonly Turn[] => [
  // "one row with the count of boats sold in 2021 and the count for 2022", "number of boats sold in 2021, and next to it the number for 2022"
  turn(
    `(?:(?:i would like|i 'd like|show|give|display|list|i need)(?: me)? )?(?:one row with |two numbers (?:next to each other|side by side) : )?(?:the )?${NUMBER_OF} ${ROWS} ${A}${BESIDE} (?:(?:the )?${NUMBER_OF} (?:#X |those )?(?:#V )?|(?:the (?:number|count)|that) )${B}`,
    BOTH,
  ),
  turn(
    `(?:(?:show|give|display|list)(?: me)? )?two numbers (?:next to each other|side by side|in one row) : ${ROWS} ${A} and #X (?:#V )?${B}`,
    BOTH,
  ),
  // "the number of boats sold went up by what percentage from 2021 to 2022", "what was the percentage growth in the number of boats …"
  turn(
    `(?:the )?(?<M>${NUMBER_OF} [a-z]+(?: [a-z]+)?) (?:went up|grew|increased|rose) by (?:what|which|how many) (?:percent|percentage|%) (?<S>${SPAN})`,
    'by what percentage did the M go up S',
  ),
  turn(
    `(?:what (?:is|was) |give me |show )?(?:the )?(?:percent|percentage|%) (?:growth|increase|rise) (?:in|of) (?:the )?(?<M>${NUMBER_OF} [a-z]+(?: [a-z]+)?) (?<S>${SPAN})`,
    'by what percentage did the M go up S',
  ),
  turn(
    `how (?:much|fast) did (?:the )?(?<M>${NUMBER_OF} [a-z]+(?: [a-z]+)?) ${GROW} (?<S>${SPAN}) ,? ?${PERCENT}`,
    'by what percentage did the M go up S',
  ),
  turn(
    `(?:by )?how many percent (?:higher|more|larger) (?:is|was) (?:the )?(?<M>${NUMBER_OF} [a-z]+(?: [a-z]+)?) ${B} than ${A}`,
    'by what percentage did the M go up from A to B',
  ),
];

/** What a question asks of what comes first, or of the second of two years. */
export const firstToldTurns = (): readonly Turn[] => [
  ...ofAverages(),
  ...ofTimes(),
  ...ofOwners(),
  ...ofTwoYears(),
];
