import { type Turn, turn } from '../turn.ts';

const GIVE =
  '(?:give|show|compute|calculate|report|state|list|tell me|find|what is|what are|what was|what were)(?: me)?';
const PART = '(?<P>percentage|percent|%|share|proportion|portion)';
const APART = '(?:split|group|divide|separate|break|sort|classify)(?: up| down)?';
const END_OF_PERIOD =
  '(?: (?:up to|until|to|through) (?:and including )?(?:the )?(?:end of )?(?:that|the|each|this|every) (?:month|quarter|week|day)(?: one)?)?';
const SINCE =
  '(?:(?:since|from) (?:the )?(?:beginning|start|january|first day|first month)(?: of (?:that|the|this|its) year)?|in the year|year to date|so far in (?:that|the) year)';
const AT_EACH = '(?:month by month|by month|(?:for|in|by|at the end of) (?:each|every) month)';

const NUMBERS =
  '(?:[a-z-]+ )?(?:number|count|total|sum|average|mean|median|minimum|maximum|share|percentage|proportion|rate)s?';
/** A number, of which the rows before it are. */
const ASKED = `(?:(?:give|show|compute|calculate|report)(?: ,)? (?:(?:for|per|by|in) (?:each |every )?[^,;:?.]+? , )?(?:the )?${NUMBERS} .+|(?:what|how) .+)`;
const AMOUNT = '(?<M>(?:(?!of |on |for |in )[a-z-]+)(?: (?!of |on |for |in )[a-z-]+){0,3}?)';

/** What is said before the question that is asked of it. */
export const leadTurns = (): readonly Turn[] => [
  // "I want to know how long the term of late orders is on average by port"
  turn(
    `(?:(?:i (?:want|need|would like|'d like) to (?:know|see)|(?:please |can you |could you )?(?:tell|show) me|find out) )?how (?<H>long|high|large|big|low|old) (?:the |our )(?<X>(?:[^,;:?]|,(?=\\d))+?) (?<B>is|are|was|were)(?<R>(?: on average)?(?:(?: ,)? (?:across|broken down|by|during|for|grouped|in|per|since|split) [^,;:?]+)?)`,
    'how H B the X R',
  ),
  // "for each month of 2025, how much had been paid since the beginning of the year"
  ...[
    ['(?:how much|what amount|what total)', 'amount A'],
    ['(?:how much|what) (?<C>cash|money|principal|interest|volume)', 'C A'],
  ].map(([asked, amount]) =>
    turn(
      `${AT_EACH} (?:of|in|through|throughout) (?<Y>(?:19|20)\\d\\d)(?: ,)? ${asked} (?:had been|has been|was|had) (?<A>[^,;:?.]+?)(?: in total)? (?:${SINCE}${END_OF_PERIOD}|in the year up to and including that month)(?: in total)?`,
      `running total of ${amount} by month of Y`,
    ),
  ),
  turn(
    `${AT_EACH} (?:of|in|through|throughout) (?<Y>(?:19|20)\\d\\d)(?: ,)? ${GIVE} (?:the )?(?:running total|cumulative total|cumulative sum) of (?:the )?(?<A>[^,;:?.]+?) ${SINCE}${END_OF_PERIOD}(?: in total)?`,
    'running total of A by month of Y',
  ),
  // "how does the price differ between towns"
  turn(
    `how (?:does|do|did|has|have) (?:the |our )?M (?:differ|vary|differed|varied|compare)(?<F> for (?:the |our )?[a-z]+(?: [a-z]+)?)? (?:by|between|across|among|over|from) (?:the )?G`,
    'M F by G',
  ),
  // "taking the boats of 2025, show the price per town"
  turn(
    `(?:taking|considering|looking (?:only |just )?at|looking at only|restricted to|limited to) (?:only |just )?(?:all |the |our )*(?<X>[^,;:?.]+?) , (?:and )?(?<Q>${ASKED})`,
    'for X , Q',
  ),
  turn(
    `(?:restrict (?:it |this )?to|limit (?:it |this )?to|take|consider|look (?:only |just )?at) (?:only |just )?(?:all |the |our )*(?<X>[^;:?.]+?)(?: ,)? and (?<Q>${ASKED})`,
    'for X , Q',
  ),
  // "split the boats by kind and show the price of each"
  turn(
    `${APART} (?:all |the |our )*(?<X>(?:[a-z-]+ ){0,3}?[a-z]+s) by (?:the |their )?(?<G>[^;:?.]+?)(?: ,)? and (?:then )?${GIVE} (?:the )?(?<M>[^,;:?.]+?) (?:of|in|for|at|on) each(?: group| one| of them| of these)?`,
    'M of X by G',
  ),
  // "group the boats by kind and report how many boats there are and the price"
  turn(
    `group (?:all |the |our )*(?<A>(?:[a-z-]+ ){0,3}?)(?<X>[a-z]+s) by (?:the |their )?(?<G>[^,;:?.]+?)(?: ,)? and (?:then )?${GIVE} how many (?:#X |of them )?there are(?: ,)? and (?:the )?(?<M>[^;:?.]+?)`,
    'number of A X and M by G',
  ),
  turn(
    `group (?:all |the |our )*(?<A>(?:[a-z-]+ ){0,3}?)(?<X>[a-z]+s) by (?:the |their )?(?<G>[^,;:?.]+?)(?: ,)? and (?:then )?${GIVE} (?:the )?(?<M>[^;:?.]+?) and how many (?:#X |of them )?there are`,
    'M and number of A X by G',
  ),
  // "put the price next to the cost"
  turn(
    '(?:put|set|place) (?:the )?A (?:next to|beside|alongside|side by side with) (?:the )?(?<B>[^,;:?.]+?)(?:(?: ,)? in (?:one|a single) row)?',
    'A and B',
  ),
  // "out of all boats, give the percentage that are late"
  turn(
    `(?:out of|of|among|amongst) (?:all |the |our )*(?<X>[^,;:?.]+?) , ${GIVE} (?:the )?${PART} (?:that|which|who|of those that|of those who) (?<Y>[^;:?.]+?)`,
    'what P of X Y',
  ),
  turn(
    `(?:out of|of|among|amongst) (?:all |the |our )*(?<X>[^,;:?.]+?) , ${GIVE} (?:the )?${PART} whose (?<F>[^,;:?.]+?) (?:is|was|are) (?<Y>[^;:?.]+?)`,
    'what P of X have F Y',
  ),
  turn(
    `(?:out of|of|among|amongst) (?:all |the |our )*(?<X>[^,;:?.]+?) , ${GIVE} (?:the )?${PART} (?<V>[a-z]+ed|paid|made)(?<Y>(?: [^,;:?.]+?)?)`,
    'what P of X were V Y',
  ),
  // "how often, in percent, do we turn down late boats"
  turn(
    'how (?:often|frequently)(?: ,)? (?:in percent|as a percentage|in percentage terms)(?: ,)? (?:do|did) we (?<V>turn down|reject|decline|approve|refuse|accept) X',
    'what percentage of X are V~',
  ),
  // "what price do the late boats have on average"
  turn(
    `(?:on average , )?(?:what|which) (?<M>(?!percentage |percent |share |proportion |number )[a-z]+(?: [a-z]+){0,2}?) (?:do|does|did) (?:the |our )?X (?:have|carry|earn|pay|show|get) on average(?<R>(?: , weighted by .+)?)`,
    'average M of X R',
  ),
  turn(
    `(?<L>(?:for|by|in) [^,;:?.]+ , )(?:what|which) (?<M>(?!percentage |percent |share |proportion |number )[a-z]+(?: [a-z]+){0,2}?) (?:do|does|did) (?:the |our )?X (?:have|carry|earn|pay|show|get) on average`,
    'L average M of X',
  ),
  // "how many boats cost more than the average of all boats of the same town"
  ...[
    ['(?<X>[a-z]+s)', '(?:#X|them|these)'],
    ['(?:borrowers|customers|clients)', '(?:borrowers|customers|clients)'],
  ].map(([rows, again]) =>
    turn(
      `(?<Q>[^,;:?.]+? ${rows} [^,;:?.]+?) (?:the )?(?:average|mean) (?:of|for|across|over) (?:all )?(?:the )?${again} (?:living |resident )?(?:with|of|in|from|having) the same (?<G>[a-z]+(?: [a-z]+)?)`,
      'Q the average of their G',
    ),
  ),
  // "count the late boats, and add up the price of them"
  turn(
    `count (?:all |the |our )*(?<X>[^;:?.]+?)(?: ,)? and (?:then )?(?:add up|sum up|sum|total|${GIVE} (?:the )?(?:total|sum)(?: of)?) (?:the |their )?${AMOUNT}(?: (?:on|of|for|in) (?:them|these|those))?`,
    'number of X and total M of X',
  ),
  // "weighting by size, what price do …"
  turn(
    `(?:weighting|weighted)(?: each (?<E>[^,;:?.]+?))? by (?:the |their |its )?(?<W>[^,;:?.]+?) , (?<Q>.+)`,
    'Q , weighted by W',
  ),
];
