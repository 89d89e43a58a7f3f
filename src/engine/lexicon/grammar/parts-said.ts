import { GROUPS, type Turn, turn } from '../turn.ts';

const IN_PERCENT = '(?:(?: ,)? (?:in (?:percent|%|pct)|as a percentage)(?: ,)?)';
const PART = `(?:(?:percentage|percent|%|pct|share)${IN_PERCENT}?|(?:proportion|portion|part|fraction)${IN_PERCENT})`;
const ASKED = `(?:what|which|how large an?|how big an?|how many) ${PART}`;
const GIVE = '(?:(?:give|show|list|report|state|compute|calculate|name)(?: me| us)? )?(?:the |a )?';
const EACH = '(?:each|every)(?: single| one of the| of the)?';
const HELD =
  '(?:is|are|was|were) (?:accounted for|made up|held|owed|represented|contributed|generated|originated|taken up|provided|brought in) by';
const FALLS =
  '(?:falls?|belongs?|goes|go|went|comes?|came|lies|lie|sits?|stems?|is|are|was|were) (?:due to|on|onto|to|in|into|under|with|within|from|by)';
const HOLD =
  '(?:have|has|hold|holds|owe|owes|account for|accounts for|make up|makes up|represent|represents|contribute|contributes|bring in|brings in|generate|generates|constitute|constitutes|take up|takes up)';
const ALL = '(?:the |our |all )*(?:total |overall |entire |whole )?';
/** An amount, of which nothing is said that refers to something else. */
const AMOUNT =
  '(?<M>(?!average |mean |median )(?!REFERRING)[a-z0-9-]+(?: (?!REFERRING)[a-z0-9-]+){0,6}?)'.replaceAll(
    'REFERRING',
    '(?:its|their|same|that|which|who|whose|each|every|as|do|does|is|are)\\b',
  );
const WHOLE =
  '(?:the |our )?(?:grand total|overall total|total|whole|overall sum|entirety|(?:total|overall|entire|whole) #M|#M overall)';
const TOGETHER = '(?: (?:together|combined|in total|between them))?';

/** The part that each has of the whole, as asked of the whole, of each, or as a number of each. */
const ofEach = (): readonly Turn[] => [
  // "what percentage of all sales is accounted for by each shop?"
  turn(`${ASKED} of ${ALL}${AMOUNT} (?:${HELD}|${FALLS}) ${EACH} G`, 'percentage breakdown of M by G'),
  // "as a percentage of all sales, how much falls on every shop?"
  turn(
    `as an? ${PART} of ${ALL}${AMOUNT} , how much (?:of it )?(?:${FALLS}|${HELD}) ${EACH} G`,
    'percentage breakdown of M by G',
  ),
  // "for each shop, give the sales and the percentage of the total it makes up"
  turn(
    `(?:(?:for|in|at|by) ${EACH}|per|by) (?<G>[a-z]+(?: [a-z]+)?) , ${GIVE}(?:total )?${AMOUNT}(?: ,)? (?:and|with|together with|along with|as well as|plus) (?:the |its |what )?${PART} (?:of|in) ${WHOLE}(?: (?:that |which )?(?:it |this |that )?(?:${HOLD}|is|makes))?`,
    'total M and its share of the total by G',
  ),
  turn(
    `${GIVE}${EACH} G (?:together )?(?:with|and) (?:the |its )?(?:total )?${AMOUNT}(?: ,)? (?:and|with|together with|along with|plus) (?:the |its |what )?${PART} (?:of|in) ${WHOLE}(?: (?:that |which )?(?:it |this |that )?(?:${HOLD}|is|makes))?`,
    'total M and its share of the total by G',
  ),
  // "every shop with the percentage that it contributes to the sales"
  turn(
    `${GIVE}${EACH} G(?: by name)? (?:together )?(?:with|and) (?:the |its )?${PART} (?:that |which )?(?:it )?${HOLD}(?: to| in| of)? ${ALL}${AMOUNT}`,
    'percentage breakdown of M by G',
  ),
  // "each shop's sales as a share of the total"
  turn(
    `${GIVE}${EACH} G 's (?:total )?${AMOUNT} as an? ${PART} of ${WHOLE}`,
    'percentage breakdown of M by G',
  ),
  // "express the sales of young customers as a percent of the sales of the entire book"
  turn(
    `express (?:the |our )?${AMOUNT} (?:of|in|from|held by) (?!each|every)(?<Y>[^,;:?.]+?) as an? ${PART} of (?:the |our )?(?:#M (?:of|in) the (?:entire|whole) (?:portfolio|book|company)|(?:total|overall|entire|whole) #M)`,
    'what percentage of the total M is in Y',
  ),
];

const NUMBER =
  '(?<N>\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty|hundred|one hundred)';
const MOST = '(?:highest|largest|biggest|greatest|most|top)';
const FIRST = `(?:the |our )?(?:top ${NUMBER} (?<G>[a-z]+s) by (?:the )?(?:their )?(?:total )?|${NUMBER.replace('<N>', '<O>')} (?<H>[a-z]+s) (?:with|having|that have|who have) (?:the )?${MOST} (?:total )?|${NUMBER.replace('<N>', '<P>')} (?:biggest|largest) (?<I>[a-z]+s) by (?:the )?(?:total )?)`;
/** What ranks them: the last of what is said of them. */
const RANKED = `${FIRST}(?<Q>[a-z-]+(?: [a-z-]+){0,2}?)`;
const FROM_FIRST = 'what share of the total M comes from the top N O P G H I by total Q';

/** The part that the first so many have of the whole together. */
const ofFirst = (): readonly Turn[] => [
  // "what share of all sales do the ten shops with the largest sales hold?"
  turn(`${ASKED} of ${ALL}${AMOUNT} (?:do|does|did) ${RANKED} ${HOLD}${TOGETHER}`, FROM_FIRST),
  turn(`${ASKED} of ${ALL}${AMOUNT} (?:${HELD}|${FALLS}) ${RANKED}`, FROM_FIRST),
  turn(`${RANKED} ${HOLD}${TOGETHER} ${ASKED} of ${ALL}${AMOUNT}${IN_PERCENT}?`, FROM_FIRST),
  turn(`${GIVE}${PART} of ${ALL}${AMOUNT} (?:that |which )?(?:${HELD}|${FALLS}) ${RANKED}`, FROM_FIRST),
  turn(`how much of ${ALL}${AMOUNT}${IN_PERCENT} (?:do|does|did) ${RANKED} ${HOLD}${TOGETHER}`, FROM_FIRST),
  turn(`of ${ALL}${AMOUNT} , ${ASKED} (?:do|does|did) ${RANKED} ${HOLD}${TOGETHER}`, FROM_FIRST),
  // "take the ten shops with the largest sales: what percentage of all sales do they represent?"
  turn(
    `(?:if (?:i|we|you) )?(?:take|taking|consider|considering|add up) ${RANKED} [,.:;] (?:how much|${ASKED}) of ${ALL}${AMOUNT} (?:do|does|did) (?:they|these|those) ${HOLD}${TOGETHER}${IN_PERCENT}?`,
    FROM_FIRST,
  ),
  turn(
    `(?:if (?:i|we|you) )?(?:take|taking|consider|considering) ${RANKED} [,.:;] (?:what|how (?:large|big|high)) (?:is|are|was) their (?:combined |total |joint )?${AMOUNT} as an? ${PART} of ${WHOLE}`,
    FROM_FIRST,
  ),
  turn(`(?:the )?(?:combined |joint |total )?${PART} of ${RANKED} in ${ALL}${AMOUNT}`, FROM_FIRST),
];

const SUM = '(?:the |our )?(?:total |sum of |sum of the )?';
const A = '(?<A>[a-z-]+(?: (?!(?:of|to|by|as|for)\\b)[a-z-]+){0,3}?)';
const B = A.replace('<A>', '<B>');
const ROWS = '(?<R>[^,;:?.]*?[a-z]+s)';
const BY =
  '(?:(?: ,)? (?:by|per|for each|for every|in each|in every|of each|of every) (?<G>[a-z]+(?: [a-z]+)?))';
const BY_FIRST = `(?:(?:(?:for|in|at|by) ${EACH}|per|by) (?<G>[a-z]+(?: [a-z]+)?) , )`;
const RATIO = 'total A as a percentage of the total B of R';

/** One sum as a part of another: with what each is by, with the groups first or last, and with the rows first or last. */
const ofSums = (): readonly Turn[] => [
  ...[
    `(?:the )?ratio of ${SUM}${A} to ${SUM}${B} (?:for|of) ${ROWS}${IN_PERCENT}`,
    `${ASKED} of ${SUM}${B} of ${ROWS} (?:is|are|was) the (?:total )?${A}`,
    `${ASKED} of ${SUM}${B} of ${ROWS} (?:is|are|was) (?:accounted for|made up|represented) by ${SUM}${A}`,
    `${GIVE}${SUM}${A} as an? ${PART} of ${SUM}${ROWS} (?:'|'s) ${B}`,
  ].flatMap((said) => [
    turn(`(?:(?:show|give|list|report) , )?${BY_FIRST}${said}`, `${RATIO} , by G`),
    turn(`${said}${BY}`, `${RATIO} , by G`),
    turn(said, RATIO),
  ]),
  ...[
    `${SUM}${A} divided by ${SUM}${B}`,
    `(?:the )?ratio of ${SUM}${A} to ${SUM}${B}`,
    `how (?:large|big|high) (?:is|are|was) ${SUM}${A} (?:relative to|compared to|compared with|in relation to) ${SUM}${B}`,
  ].flatMap((said) => [
    turn(
      `for ${ROWS} , ${said}(?:${BY}${IN_PERCENT}|${IN_PERCENT}${BY.replace('<G>', '<H>')})`,
      `${RATIO} , by G H`,
    ),
    turn(`for ${ROWS} , ${said}${IN_PERCENT}`, RATIO),
  ]),
  turn(
    `for ${ROWS} , ${ASKED} of ${SUM}${B} (?:is|are|was) (?:accounted for|made up|represented) by ${SUM}${A}${BY}`,
    `${RATIO} , by G`,
  ),
];

/** A verb that a clause of the rows has, or a number that it tells. */
const TOLD =
  '(?:[^ ]*\\d[^ ]*|are|did|earns?|equals?|exceeds?|had|has|have|is|lives?|owns?|owes?|rents?|scores?|was|were|works?)';
const PLAINLY = '(?:(?!\\b(?:how|what|where|which|who|whose|that)\\b)[^,;:?])+';
/** The rows of a share, with a clause that has all that it says. */
const IN_CLAUSE = `(?<X>${PLAINLY} (?:where|whose|that|who|which) [^,;:?]*?\\b${TOLD}(?: [^,;:?]*?)?)`;
const RELATED = `(?<X>(?:[a-z-]+ ){0,2}[a-z]+s (?:above|below|for|from|of|over|to|under|with) ${PLAINLY})`;
/** What becomes of the part. */
const BECAME =
  '(?<!(?:that|which|who|where|whose [a-z]+|and|or|not|never)) (?<V>(?:are|is|was|were|(?:has|have|had) been|got|came|comes?|ended|ends|went|goes|fell|did (?:we|they)|do (?:we|they)) (?!(?:there|the|a|an|by|for)\\b)[a-z]+(?: (?!(?:by|per|for|across|in (?:each|every)|where|with)\\b)[a-z-]+){0,2}|defaulted|failed)';

/** What becomes of the part stands behind all that is said of the rows: "what percent of boats where the crew exceeds 5 did we sell by port". */
const ofRows = (): readonly Turn[] => {
  const asked = '(?:what|which) (?<P>percentage|percent|share|proportion) of';
  const time = '(?<L>(?:in|during|since|from|for|between|over) [^,;:?]*\\d[^,;:?]*) ,';
  return [
    turn(`${asked} ${IN_CLAUSE}${BECAME}${GROUPS}`, 'of X , what P V T'),
    ...[IN_CLAUSE, RELATED].map((rows) =>
      turn(`${time} ${asked} ${rows}${BECAME}${GROUPS}`, 'L , of X , what P V T'),
    ),
  ];
};

/** Parts of a whole in other constructions of the same: "what percentage is accounted for by", "contributes to", "ratio of". */
export function partTurns(): readonly Turn[] {
  return [...ofEach(), ...ofFirst(), ...ofSums(), ...ofRows()];
}
