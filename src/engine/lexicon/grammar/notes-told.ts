import type { LocalTurn } from '../../local-turns.ts';
import { type Turn, turn } from '../turn.ts';

const END = '&$|.|!|?|,|;|:|)';
const AVERAGED = 'average|mean|median';
const DOWN = 'descending|desc|downwards';
const UP = 'ascending|asc|upwards';
const FIGURE =
  '(?:average|mean|median|total|smallest|lowest|minimum|min|largest|highest|biggest|maximum|max)';
const COLUMN = '(?<M>[a-z]+(?: [a-z]+){0,2}?)';
const FIGURES = `(?<A>${FIGURE}(?: , ${FIGURE})*) (?:,|and|, and) (?<B>${FIGURE})`;
const TAKES = 'how long does|did it take';
const SHARE = '(?<P>percentage|percent|proportion|share|part)';
const MOST = '(?<E>biggest|greatest|highest|largest|lowest|smallest|top)';
const MAKE = '(?:make|makes|making|made) up';
const BOUND =
  '(?<B>(?:more than|less than|over|under|above|below|at least|at most) [0-9.]+ ?(?:%|percent|pct))';
const COUNTED = '(?:with )?(?:(?:its|the|a|their) )?(?:counts?|numbers?|totals?)';
const EACH_REASON = `(?:(?:please )?(?:give|show|list|tell)(?: me)? )?(?:each|every|the) reasons? ,? ?${COUNTED}`;
const DONE = '(?<V>borrowed|collected|earned|lent|paid|requested|sold|spent)';

/** What a note ends with. */
const tails = (): readonly LocalTurn[] => [
  [', {counts|figures|numbers|totals|amounts} included|too|shown', ', with the $1'],
  [`.|?|; sort|order|rank|sorted|ordered in|by? ${DOWN} order? ${END}`, ', highest first'],
  [`.|?|; sort|order|rank|sorted|ordered in|by? ${UP} order? ${END}`, ', lowest first'],
  [`, one|a single? line|row per|for each|every? *1 ${END}`, 'per $1'],
  [`by {year|quarter|month|week} , running|cumulative count ${END}`, 'cumulative by $1'],
  [`${TAKES} , in days ,? on average ,? {from}`, 'how long does it take on average $1'],
  [`${TAKES} in days ,? on average ,? {from}`, 'how long does it take on average $1'],
];

/** What is measured, told in a few words beside it. */
const measures = (): readonly LocalTurn[] => [
  // "paid with zero days late", "done 0 days late": just in time
  ['{done|delivered|paid|returned|settled} with? exactly? 0|no|zero days late', '$1 on time'],
  ['on time ( exactly? 0|zero|no days late )', 'on time'],
  // "the biggest debt any one owner still has", "the highest price of any one boat"
  [
    'the {biggest|greatest|highest|largest|lowest|smallest} *1 that|which? any|a one|single? *1 still? has|owes|holds {outstanding|open|left} &$|.|?|,|by|per|in',
    'the $1 $4 $2 of a single $3',
  ],
  [
    '{biggest|greatest|highest|largest|lowest|smallest} *2 of any one|single|individual &!of',
    '$1 $2 of a single',
  ],
  [
    `{${AVERAGED}} *3 over {all|its|their|these|those} &!days|months|periods|quarters|time|times|weeks|years *3`,
    '$1 $2 of $3 $4',
  ],
  // "spread of the price over towns, % of the total"
  [
    `distribution|breakdown|split|spread of the? *3 over|across|among|by *2 , in|as? %|percent|percentage of the? total|whole|all ${END}`,
    'percentage breakdown of $1 by $2',
  ],
  // "cancelled trips as a percentage of everything booked": of all of them
  [
    `*1 *1 as a? {percent|percentage|share} of everything that? was? booked|filed|lodged|logged|ordered|submitted ${END}`,
    '$1 $2 as a $3 of all $2',
  ],
  // "how much more cargo was moved in 2025 than in 2024": all of it
  [
    'how much {more|less} &!money|often|time|than *1 was|were *1 {in|during}',
    'how much $1 total $2 was $3 $4',
  ],
];

/** How those are called that are asked for. */
const names = (): readonly LocalTurn[] => [
  // "whose boats were built by two or more different yards"
  ...['by', 'at', 'through', 'from'].flatMap((from): LocalTurn[] => [
    [
      `whose *1 were|are|come|came *1 ${from} # or more different|distinct *1`,
      'with $1 from $3 or more different $4',
    ],
    [
      `whose *1 were|are|come|came *1 ${from} {at} {least} # different|distinct? *1`,
      'with $1 from at least $5 different $6',
    ],
  ]),
  ...['by', 'at', 'through', 'from'].map(
    (from): LocalTurn => [
      `{have|has|had|with} *1 granted|issued|made|placed|sold|signed|written ${from} # or more different|distinct *1`,
      '$1 $2 from $3 or more different $4',
    ],
  ),
  ['{joined|registered} as a|an|our? new? borrower|client|customer|member|user', '$1'],
  ['called|named *1 ( surname|last|family name? )', 'with the last name $1'],
  ['called|named *1 ( first|given name )', 'with the first name $1'],
  ['called|named *1 by last|family|surname name?', 'with the last name $1'],
];

/** What is said in the short forms of notes. */
export const notesTold = (): readonly LocalTurn[] => [...tails(), ...measures(), ...names()];

/** Questions and notes told by what makes up a part, by a list that goes on, or by what there is and which one. */
export const notesToldTurns = (): readonly Turn[] => [
  // "price per boat: smallest, mean, largest", "price: smallest, largest by town"
  turn(`${COLUMN} (?:per|by) (?<G>[a-z]+(?: [a-z]+)?) : ${FIGURES}`, 'A and B M by G'),
  turn(`${COLUMN} : ${FIGURES}(?<R>(?: (?:per|by|for|of|in) .+)?)`, 'A and B M R'),
  // "towns where late boats make up over 3 % of the open boats"
  turn(
    `(?<L>.*?)(?<G>[a-z]+) (?:where|in which|at which|for which) (?<A>[a-z-]+) (?<N>[a-z]+) ${MAKE} ${BOUND} of (?:all |the |their |its |our )*(?<C>(?:[a-z-]+ )?)(?:\\( [^()]+ \\) )?#N`,
    'L G where B of C N are A',
  ),
  // "the town where red makes up the biggest part of its boats"
  turn(
    `(?:which |what |the )?(?<G>[a-z]+) (?:where|in which|at which|for which) (?<A>[a-z-]+)(?: [a-z]+)? ${MAKE} the ${MOST} ${SHARE} of (?:all |the |its |their )*(?<N>[a-z]+)`,
    'which G has the E P of A N',
  ),
  // "which harbours do boats come in through, and how many from each"
  turn(
    `(?:which|what) (?<G>[a-z]+s) (?:do|did) (?<N>[a-z]+) (?:come|arrive|go|reach us)(?: in| out)? (?:by|from|through|via) ?,? and how many (?:come |came )?(?:by|from|through|via|for|in|with) each(?: one| of them)?(?<R>(?: ,.+)?)`,
    'number of N by G- R',
  ),
  // "how many sailors have exactly one boat, exactly two boats, and so on"
  turn(
    'how many (?<X>[a-z]+) (?:have|has|had|made|placed|hold|own) (?:exactly |just )?(?:0|no|zero|1|one|a single) (?<N>[a-z]+)(?: , (?:exactly |just )?(?:[0-9]+|one|two|three|four|five)(?: [a-z]+)?)+ ,? ?(?:and so on|and so forth|etc|and more)[ .]*',
    'how many X by number of N+',
  ),
  // "what is the tallest mast and which wood is used"
  turn(
    '(?<Q>what is (?:the )?[^,;:?.]+?) and (?:which|what) (?<M>[a-z]+) (?:is|are) (?:being )?(?:used|in use|it in)',
    'Q and the M',
  ),
  // "why were boats turned away in 2025? each reason with its count"
  turn(
    `why did (?:we|they) (?:turn down|decline|reject|refuse|deny) (?<X>[a-z]+s)(?: (?:that|which) were)?(?<T>(?: [^?.;:]+)?) [?.,;:] ${EACH_REASON}(?<R>(?: .+)?)`,
    'number of declined X T by reason R',
    'number of rejected X T by reason R',
  ),
  turn(
    `why (?:were|was|are) (?<X>[^?.;:]+?) (?<V>declined|rejected|refused|cancelled|canceled|returned|denied)(?<T>(?: (?:in|during|since) [^?.;:]+)?) [?.,;:] ${EACH_REASON}(?<R>(?: .+)?)`,
    'number of X V T by reason R',
  ),
  // "add up what our shops sold in May"
  turn(
    `(?:add|sum|total) up what (?:our |the |all )*(?<X>.+?) ${DONE}(?<T>(?: .+)?)`,
    'total amount V by X T',
  ),
  // "towns with the highest income, only considering those where 100 or more people live"
  turn(
    `(?<G>[a-z]+) with the (?:best|highest) (?<M>.+?) ,? (?:only )?(?:considering|counting|including|looking at|taking)(?: only)? (?:those|#G|#Gs|ones) (?:where|in which|with) (?<N>(?:at least [0-9]+|[0-9]+ or more) [a-z]+)(?: live| are)?`,
    'G with the highest M among G+ with N',
  ),
];
