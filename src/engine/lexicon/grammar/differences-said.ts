import { type Turn, turn } from '../turn.ts';

const NAME =
  '(?!average |mean |total |median )[a-z-]+(?: (?!(?:of|from|than|exceed|minus|for|by|in|and|on|is|are)\\b)[a-z-]+){0,3}?';
const OF_ROWS = ' (?:of|for|on) (?:the |all |our )*[^,;:?.]*?[a-z]+s\\b[^,;:?.]*?';
const A = `(?<A>${NAME})(?<R>${OF_ROWS})?`;
const B = `(?<B>${NAME})(?<S>${OF_ROWS})?`;
const FOR = '(?<F>for [^,;:?.]+ , )?';
const BY = '(?<G>(?: ,)? (?:by|per|for each|for every) [a-z]+(?: [a-z]+)?)?';
const MORE = '(?:higher|greater|larger|bigger|more)';
const LESS = '(?:lower|smaller|less)';
const IS = '(?:is|are|was|were)';
const DO = '(?:does|do|did)';
const EXCEED = '(?:exceed|surpass|top)';
const GIVE = '(?:give|show|report|compute|state|take)';

/** How far one stands above the other, of which A is the larger. Both have the same before them; of some it is said beside the verb. */
function distances(first: string, second: string, beside = ''): readonly string[] {
  return [
    `by how much ${DO} ${first}${A} ${EXCEED} ${second}${B}`,
    `how much ${MORE}${beside} ${IS} ${first}${A} than ${second}${B}`,
    `how much ${LESS}${beside} ${IS} ${first}${B} than ${second}${A}`,
    `how far ${DO} ${first}${A} (?:lie|stand|sit) above ${second}${B}`,
    `how far ${IS} ${first}${A} above ${second}${B}`,
  ];
}

const SUBTRACT = (first: string, second: string): string => `subtract ${first}${B} from ${second}${A}`;
const KIND = '(?:the )?(?<T>total|combined|average|mean) ';
const THE = '(?:the )?';
const IN_ALL = '(?:(?: ,)? (?:in total|in all|altogether|overall|summed up))';
const ON_AVERAGE = '(?:(?: ,)? on average)';

const THEN = `(?: ,)? and (?:then )?${GIVE} (?:me )?the `;
const OF_IT = '(?: of (?:this|that|the|these|those) differences?)?';

const OF_KIND = 'F T A minus T B R S G';
const TOTALS = 'F total A minus total B R S G';
const AVERAGES = 'F average difference between A and B R S G';

/** What lies between two sums, or two averages, of the same rows. */
const ofTwo = (): readonly Turn[] => [
  // "dollar increase in sales, 2025 over 2024"
  turn(
    '(?:the )?(?:dollar|absolute) (?:increase|growth|change|rise|gain) in (?:the |our )?M ,? ?(?<B>(?:19|20)[0-9]{2}) (?:over|vs|versus|against|on) (?<A>(?:19|20)[0-9]{2})',
    'M in B minus M in A',
  ),
  ...[...distances(KIND, '(?:the )?#T '), SUBTRACT(KIND, '(?:the )?#T ')].map((said) =>
    turn(`${FOR}${said}${BY}`, OF_KIND),
  ),
  ...distances(THE, THE).map((said) => turn(`${FOR}${said}${IN_ALL}${BY}`, TOTALS)),
  turn(`${FOR}${SUBTRACT(THE, THE)}${THEN}(?:total|sum)${OF_IT}${BY}`, TOTALS),
  turn(`${FOR}${SUBTRACT(THE, THE)}${THEN}(?:mean|average)${OF_IT}${BY}`, AVERAGES),
  turn(
    `(?:compute|calculate) ${THE}(?<A>${NAME}) minus ${THE}(?<B>${NAME}) (?:summed|added up|totalled) over (?:all |the )*(?<O>[^,;:?.]+)`,
    'total A minus total B of O',
  ),
  ...distances(THE, THE, `${ON_AVERAGE}?`).flatMap((said) => [
    turn(`on average , ${FOR}${said}${BY}`, AVERAGES),
    turn(`${FOR}${said}${ON_AVERAGE}${BY}`, AVERAGES),
  ]),
  ...distances(THE, THE, ON_AVERAGE)
    .filter((said) => said.includes('on average'))
    .map((said) => turn(`${FOR}${said}${BY}`, AVERAGES)),
];

const UNIT = '(?<U>year|quarter|month|week)';
const PREVIOUS =
  '(?:the )?(?:(?:previous|preceding|prior|last) (?:#U|one)|(?:#U|one) (?:before|earlier|prior)(?: it)?)';
const AGAINST = '(?:compared with|compared to|relative to|against|on|from|over|versus|to|since|than|with)';
const OPEN = '(?:(?:give|show|list|report|compute|calculate|state)(?: me| us)?(?: ,)? )?(?:the )?';
const EACH = '(?:each|every)';
const AMOUNT =
  '(?<M>[a-z-]+(?: (?!(?:and|by|per|how|for|rise|fall|differ|change|each|every)\\b)[a-z-]+){0,5}?)';
const MOVE =
  '(?:rise or fall|fall or rise|increase or decrease|grow or shrink|go up or down|move|change|differ|vary)';
const MOVED =
  '(?:rose or fell|increased or decreased|grew or shrank|went up or down|moved|changed|differs|differed|is up or down|was up or down)';
const JOINED = '(?:(?: ,)? (?:and|with|plus|along with|together with|as well as))';
const MUCH = '(?:how much|what amount)';
const PERCENT = '(?:(?:what|how many|which) (?:percent|percentage|%|pct))';
const IT = '(?:it|that|this|they|that amount|this amount|that number|this number|the number|the amount)';
const BY_UNIT = `(?:(?:by|per|for ${EACH}|of ${EACH}|in ${EACH}) ${UNIT})`;

const ITS_CHANGE = 'M per U and the change from the previous U';
const ITS_PERCENT = 'M per U and its relative change in percent from the preceding U';
const CHANGE_ALONE = 'for every U , by how much did the M change compared with the U before';

/** What changed from each period to the next: asked of the number, or of each period. */
const ofPeriods = (): readonly Turn[] => [
  // "by how much did the sales rise or fall each year compared with the year before?"
  turn(
    `by ${MUCH} (?:did|does|do) (?:the |our )?${AMOUNT} ${MOVE} (?:in )?${EACH} ${UNIT} ${AGAINST} ${PREVIOUS}`,
    CHANGE_ALONE,
  ),
  turn(
    `for ${EACH} ${UNIT} , by ${MUCH} (?:did|does|do) (?:the |our )?${AMOUNT} ${MOVE} ${AGAINST} ${PREVIOUS}`,
    CHANGE_ALONE,
  ),
  turn(
    `(?:for ${EACH} ${UNIT} , )by how many (?:did|does|do) (?:the |our )?${AMOUNT} ${MOVE} ${AGAINST} ${PREVIOUS}`,
    'for every U , by how much did the number of M change compared with the U before',
  ),
  turn(
    `how (?:did|does|do) (?:the |our )?${AMOUNT} (?:of|in|for) ${EACH} ${UNIT} differ ${AGAINST} (?:that (?:of|in) )?${PREVIOUS}`,
    CHANGE_ALONE,
  ),
  // "year by year, the difference between that year's sales and the sales of the preceding year"
  turn(
    `${OPEN}(?:, )?(?:by ${UNIT}|for ${EACH} ${UNIT.replace('<U>', '<V>')}) , ${OPEN}difference between (?:that|the|each) (?:#U|#V) 's ${AMOUNT} and (?:the |that )(?:(?:#M|count|number|figure|total|amount) )?(?:of|in|for) (?:the )?(?:previous|preceding|prior) (?:#U|#V)`,
    'for every U V , by how much did the M change compared with the U V before',
  ),
  // "sales by year, and by what percent that is up or down on the year before"
  turn(
    `${OPEN}${AMOUNT} ${BY_UNIT}${JOINED} by ${PERCENT} ${IT} (?:${MOVED}|is up or down|changes) ${AGAINST} ${PREVIOUS}`,
    ITS_PERCENT,
  ),
  turn(
    `for ${EACH} ${UNIT} , ${OPEN}${AMOUNT}${JOINED} by ${PERCENT} ${IT} (?:${MOVED}|is up or down|changes) ${AGAINST} ${PREVIOUS}`,
    ITS_PERCENT,
  ),
  turn(
    `(?:for ${EACH}|per) ${UNIT} [:,] ${OPEN}${AMOUNT}${JOINED} (?:its |the )?(?:percent|percentage|relative) (?:change|growth) ${AGAINST} ${PREVIOUS}`,
    ITS_PERCENT,
  ),
  // "sales per year and by how much they differ from the year before"
  turn(
    `${OPEN}${AMOUNT} ${BY_UNIT}${JOINED} (?:by )?${MUCH} ${IT} ${MOVED} ${AGAINST} ${PREVIOUS}`,
    ITS_CHANGE,
  ),
  turn(
    `for ${EACH} ${UNIT} , ${OPEN}${AMOUNT}${JOINED} (?:by )?${MUCH} ${IT} ${MOVED} ${AGAINST} ${PREVIOUS}`,
    ITS_CHANGE,
  ),
  turn(
    `${OPEN}${AMOUNT} ${BY_UNIT}${JOINED} (?:its |the )?(?:increase or decrease|rise or fall|difference|change)(?: in (?:number|amount))? ${AGAINST} (?:that of )?${PREVIOUS}`,
    ITS_CHANGE,
  ),
  turn(
    `for ${EACH} ${UNIT} , ${OPEN}${AMOUNT}${JOINED} (?:its |the )?(?:increase or decrease|rise or fall|difference|change) (?:${AGAINST}|between (?:that|the) #U 's (?:figure|number|value|amount|#M) and) (?:that of )?${PREVIOUS}`,
    ITS_CHANGE,
  ),
];

/** What lies between two, in other constructions of the same: "by how much does A exceed B", "subtract B from A". */
export function differenceTurns(): readonly Turn[] {
  return [...ofTwo(), ...ofPeriods()];
}
