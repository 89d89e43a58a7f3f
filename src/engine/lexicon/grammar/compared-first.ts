import { type Turn, turn } from '../turn.ts';

const THE = '(?:(?:the|our|all) )*';
const PLACE = '(?:city|country|region|state|town)';
const NOUN = '[a-z]+(?: [a-z]+)?';
/** A quantity of a row, and no clause. */
const QUANTITY = '(?:(?!(?:and|at|by|for|from|in|of|on|or|per|than|that|with)\\b)[a-z-]+ ?){1,3}(?<! )';
/** "of all boats in the same harbour", "of the town they live in" */
const OF_OWN = `(?:(?:across|for|in|of|within) (?:${THE}[a-z]+ (?:from|in|of|with|within) )?(?:(?:the )?same|their(?: own)?) (?<G>${NOUN})|(?:for|of) (?:the )?(?<H>${PLACE})(?: (?:in which|where|that))? they (?:are|come|live|reside)(?: from| in)?)`;
const ASK =
  '(?<Q>how many|(?:give |show |find )?(?:the )?(?:count|number) of|count|list|show|which|what) (?:(?:all|the|of our|our) )*(?<X>(?:[a-z]+ )??(?<Y>[a-z]+s))';
const HAVE = '(?:bear|carry|earn|had|hold|have|having|pay|show|with)(?: an?)?';
const SIDES = [
  { said: '(?:bigger|greater|higher|larger|longer|more)', plain: 'above' },
  { said: '(?:lower|shorter|smaller)', plain: 'below' },
];
const LIE = '(?:are|come|fall|lie|rank|sit|stand)(?: in)?';
/** What is compared with the average of its own group, which is said first or last. */
const ofOwnAverage = (): readonly Turn[] => [
  ...SIDES.flatMap(({ said, plain }) => [
    // "compared with the average for the same harbour, how many boats ask a higher price"
    turn(
      `compared (?:to|with) (?:the )?(?:average|mean) (?:(?<M>${QUANTITY}) )?${OF_OWN} , ${ASK} (?:ask for|request|seek) (?:an? )?${said} (?<V>amount|sum)`,
      `Q X with requested V ${plain} the average requested V of their G H`,
    ),
    turn(
      `compared (?:to|with) (?:the )?(?:average|mean) (?:(?<M>${QUANTITY}) )?${OF_OWN} , ${ASK} ${HAVE} ${said} (?<V>${QUANTITY})`,
      `Q X with V ${plain} the average V of their G H`,
    ),
    turn(
      `compared (?:to|with) (?:the )?(?:average|mean) (?<M>${QUANTITY}) ${OF_OWN} , ${ASK} ${HAVE} ${said}(?: one)?`,
      `Q X with M ${plain} the average M of their G H`,
    ),
    turn(
      `compared (?:to|with) (?:the )?(?:average|mean) (?<M>${QUANTITY}) ${OF_OWN} , ${ASK} (?:that |which |who )?${LIE} ${plain}(?: it| that)?`,
      `Q X with M ${plain} the average M of their G H`,
    ),
    // "boats with a higher price than boats of the same kind have on average"
    turn(
      `${ASK} (?:that |which |who )?${HAVE} ${said} (?<V>${QUANTITY}) than (?:other |the other |all )?#Y (?:from|in|of|with|within) (?:the )?same (?<G>${NOUN})(?: (?:bear|carry|do|earn|have|pay|show))? on average`,
      `Q X with V ${plain} the average V of their G`,
    ),
    // "how many guests score higher than the average guest of the town does on tidiness"
    turn(
      `${ASK} (?:do|score) ${plain === 'above' ? '(?:better|higher)' : '(?:lower|worse)'} than (?:the )?average (?<Z>[^,;:?.]+?)(?: does| do| scores)? (?:in|on) (?:their |the )?(?<V>${QUANTITY})`,
      `Q X have a ${plain === 'above' ? 'higher' : 'lower'} V than the average Z`,
    ),
  ]),
];

const DONE = '(?<W>[a-z]+ed|withdrawn|made|sold|lost|paid)';
const COUNT = '(?:(?:the )?(?:count|number) of )?';
const YEAR = '(?:19|20)\\d\\d';
const ORDINAL =
  '(?<O>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|2nd|3rd|[4-9]th|10th)';
const COMES = '(?:comes?|finishes|is|places|ranks)(?: in)?';
const RANKED = '(?:list|order|rank|sort)';
const BY = '(?:by|on|according to)';
const TENS = [
  ['(?:ten|10)', '10'],
  ['(?:a hundred|one hundred|hundred|100)', '100'],
];

/** Two numbers of rows, of which one is told by the other: so many for each, by how many more, in which place. */
const ofNumbers = (): readonly Turn[] => [
  // "for each year, how many boats did we sell for every one we lost"
  ...[
    ['we (?<W>approve|close|decline|issue|reject|withdraw|sell|lose)', 'W~'],
    [`(?:(?:that )?we |that were |that was )?${DONE}`, 'W'],
  ].flatMap(([other, plain]) => [
    turn(
      `(?:(?<L>(?:by|for each|for every|in each|per) [^,;:?.]+ ,) )?how many (?<N>[a-z]+s) (?:did|do|have) we (?<V>[a-z]+) (?:for|to) (?:each|every)(?: single)?(?: one| 1)? ${other}`,
      `L ratio of V~ to ${plain} N`,
    ),
    ...TENS.map(([so, many]) =>
      turn(
        `(?:per|for every|for each|out of every) ${so} (?<N>[a-z]+s) (?:that )?${other} , how many (?:are|do we|get|have been|were) (?<V>[a-z]+ed|withdrawn|made|sold|lost|paid)`,
        `how many N are V for every ${many} ${plain}`,
      ),
    ),
  ]),
  // "withdrawn divided by approved, number of claims"
  turn(
    `(?<A>[a-z]+(?: off)?) divided by (?<B>[a-z]+(?: off)?) , (?:the )?(?:count|number) of (?<N>[a-z]+s)`,
    'ratio of A to B N',
  ),
  // "by how many did the boats sold outnumber the boats lost"
  turn(
    `by how (?:many|much) (?:did|do|does) (?:the )?${COUNT}(?<A>[^,;:?.]+?) (?:exceed|outnumber|surpass) (?:the )?${COUNT}(?<B>[a-z]+s .+?)`,
    'number of A minus number of B',
  ),
  // "how many more boats did we sell in 2023 than were lost in that year"
  turn(
    `how many more (?<N>[a-z]+s) (?:did|have) we (?<V>[a-z]+) in (?<P>${YEAR}) than (?:were |we )?${DONE} in (?:that|(?:the )?same) year`,
    'number of N V~ in P minus number of N W in P',
  ),
  turn(
    `how many more (?<N>[a-z]+s) (?:did|have) we (?<V>[a-z]+) in (?<P>${YEAR}) than (?:were |we )?${DONE} in (?<Q>${YEAR})`,
    'number of N V~ in P minus number of N W in Q',
  ),
  // "which town comes third when you rank them by sales", "ranking the towns on sales, which is in third place"
  turn(
    `(?:what|which) (?<G>${NOUN}) ${COMES} ${ORDINAL}(?: place)? (?:if|once|when) (?:(?:i|one|they|we|you) )?(?:are )?${RANKED}(?:ed)? (?:(?:all |them|these|those|the #G)[a-z]* )?${BY} (?:the |their )?M`,
    'which G is O by M',
  ),
  turn(
    `(?:if we |when |when we )?(?:listing|order|ordering|rank|ranked|ranking|sorting) ${THE}(?<G>${NOUN}) ${BY} (?:the |their )?M , (?:what|which|which one|who) ${COMES}(?: the)? ${ORDINAL}(?: place)?`,
    'which G- is O by M',
  ),
];

/** Comparisons of which what is compared with comes first, or is told by another number. */
export const comparedFirstTurns = (): readonly Turn[] => [...ofOwnAverage(), ...ofNumbers()];
