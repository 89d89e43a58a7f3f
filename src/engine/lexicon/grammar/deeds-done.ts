import { type Turn, turn } from '../turn.ts';

const LEAD = '(?<L>(?:(?:for|in|by|per|at) [^,;:?.]+ , )?)';
const PART = '(?:percentage|percent|%|share|proportion)';
const BOUND = '(?:over|more than|at least|under|fewer than|less than|at most) [0-9][0-9,]*';
const UNIT = '(?<U>day|week|month|quarter|year)';
const MADE = '(?<V>made|submitted|filed|taken out|received|requested)';
const MONEY = '(?<M>(?:[a-z]+ )?(?:fees|charges|penalties|interest|principal))';

/** What was done, in other constructions: who did it last, the time of it first, what was earned "in" fees. */
export const deedTurns = (): readonly Turn[] => [
  // "how many orders have guests from Oslo made?"
  turn(
    `how many (?<X>[a-z]+s) (?:have|had) (?<Y>(?:the |our )?[a-z]+(?: (?:from|in|with|of) [^,;:?.]+?)?) ${MADE}`,
    'how many X were V by Y',
  ),
  // "when did we most recently receive an order?"
  turn(
    'when did we (?:most recently|last) (?<V>receive|issue|make|approve|decline|fund|close|get) (?:an? |any |one )(?<X>[a-z]+(?: [a-z]+)?)',
    'when was the last X V~',
  ),
  // "how much have we charged in late fees on boats of each kind"
  turn(
    `${LEAD}how much (?:have|did|do) we (?:charge|charged|collect|collected|earn|earned|take|taken|make|made|receive|received|get|got) in ${MONEY}(?<R>(?: (?:on|from|for|in|by|per|during|since) [^;:?.]+)?)`,
    'L total M R',
  ),
  // "what amount of interest was paid back", "paid back by guests during 2023"
  turn(
    'what amount of (?<M>[a-z]+) (?<B>was|were|has been|have been|did|do|have) (?<R>[^;:?.]+)',
    'how much M B R',
  ),
  turn(
    '(?<Q>how much [a-z]+ (?:was|were|has been) (?:re)?paid(?: back)?) by (?:the |our )?(?:customers|borrowers|clients|members|guests) (?<R>(?:in|during|since|before|after|between) [^,;:?.]*\\d[^,;:?.]*)',
    'Q R',
  ),
  // "how many months were there with over 100 boats sold"
  turn(
    `how many (?<U>(?:days|weeks|months|quarters|years)) (?:were|are) there with (?<B>${BOUND}) (?<X>[a-z]+s) (?<V>[a-z]+ed|made|sold|lent|paid)`,
    'in how many U were B X V',
  ),
  // "what percentage of the orders received in each quarter of 2025 were late"
  turn(
    `(?:what|which|how many) (?<P>${PART}) of (?:the )?(?<X>[a-z]+s) (?:that were |that we |we )?(?<V>received|paid|made|issued|sold|filed) in (?:each|every) ${UNIT}(?<Y>(?: (?:of|in) (?:19|20)\\d\\d)?) (?:were|was|are) (?<Z>[a-z]+(?: off)?)`,
    'for each U Y , what P of the X V in the U were Z',
  ),
  // "count of boats that were the owner's first, per year"
  turn(
    "(?<A>(?:.*?(?:number|count) of|how many) )(?<X>[a-z]+s) that (?:were|are) (?:the|their) (?<O>[a-z]+) 's first(?: (?:one|ever))?(?<R>(?: .+)?)",
    'A first X of O+ R',
  ),
  // "which two shops take the longest on average to decide on an order"
  ...[
    ['(?:longest|most time)', 'slowest'],
    ['(?:shortest|least time)', 'fastest'],
  ].map(([end, plain]) =>
    turn(
      `(?<Q>(?:which|what) (?:[a-z]+ )?[a-z]+) takes? (?:the )?${end} on average to (?<V>decide|process|approve|handle)(?: on)? (?:an? |their |its )?(?<X>[a-z]+)`,
      `Q V X+ ${plain} on average`,
    ),
  ),
  // "by how many percentage points does Oslo's late rate exceed Rome's"
  turn(
    "by how (?:many (?:percentage )?points|much) (?:does|did) (?<A>[^',;:?.]+) 's (?<M>[^',;:?.]+?) exceed (?:that of )?(?<B>[^',;:?.]+?)(?: 's)?",
    'how much higher is the M for A than for B',
  ),
  // "how many boats were sold early, and what percent of all the sold ones is that?"
  turn(
    `how many (?<X>[a-z]+s) (?<V>[^,;:?.]+?)(?: ,)? and what ${PART} of all (?:the )?(?<S>[a-z]+(?: [a-z]+)?) ones (?:is|are) (?:that|this|those|these)`,
    'how many X V , and what percentage of all S X is that',
  ),
  // "for each kind, what are the biggest, the smallest and the average boat"
  turn(
    `${LEAD}(?:what (?:are|is|were) )?the (?<A>biggest|largest|smallest|average) , (?:the )?(?<B>biggest|largest|smallest|average)(?: ,)? and (?:the )?(?<C>biggest|largest|smallest|average) (?<X>[a-z]+)(?<R>(?: (?:in|by|per|for) (?:each |every )?[a-z]+(?: [a-z]+)?)?)`,
    'L A , B and C X size R',
  ),
  // "how many boats are there in each town and how large is the smallest one"
  turn(
    'how many (?<X>[a-z]+s) are there (?:in|for|at) (?:each|every) (?<G>[a-z]+(?: [a-z]+)?)(?: ,)? and how (?:large|big|small) is the (?<S>smallest|largest|biggest)(?: one| of them)?',
    'number of X and S X- per G',
  ),
];
