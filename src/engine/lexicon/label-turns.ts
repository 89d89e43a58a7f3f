import { type Turn, turn } from './turn.ts';

/** What stands over a tile of a dashboard, and what is typed as into a search box, in the words that are read. */

const PERCENT = '(?:%|pct|percent|percentage|share)';
const BY = '(?:by|per|for each|for every|in each|each)';
const ABOVE =
  '(?<C>above|below|over|under|higher than|lower than|more than|less than|bigger than|smaller than|>|<)';
const AVERAGE = '(?:average|avg|mean)';
const WHOLE = '(?:portfolio|book|whole book|whole portfolio|overall|company|total|global)';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = `(?:(?:q[1-4]|h[12]|${MONTH}) )?(?:19|20)[0-9]{2}`;
const BETWEEN = `(?:,|:|-|\\()? ?(?:from |between )?(?<P>${YEAR}) (?:to|vs|versus|and|-|till|until) (?<Q>${YEAR})(?: \\))?`;
const AND = '(?:,|/|vs|versus|and|\\||, and)';
const UNIT = '(?:year|quarter|month|week|day)';
/** What has a rate of its own: "delinquency", "charge-off". */
const DEED = '(?:[a-z]+ )?[a-z]*(?:ault|cy|ery|line|ment|off|sion|tion|urn|val)';
/** No end of "paid off". */
const NOUN = '\\b(?<N>(?!(?:off|out|back|up|in)\\b)[a-z]+)';
const EARLIER = `(?:(?:the )?${UNIT} before|(?:the |a )?(?:prior|previous|preceding|last) ${UNIT})`;
const MOVED_ON = '(?:vs|versus|from|on|against|over|than|compared to|compared with)';
const FIGURE = '(?:amount|value|figure|total|count|number|sum|rate|volume)';

/** Rows, and what tells those apart that the average is of. */
const ROWS =
  '(?<X>(?:(?!(?:have|has|having|with|whose|where)\\b)[^ ]+ )*?)(?<N>(?!(?:have|has|an?|the)\\b)[a-z]+)';
const ONE = `(?<S>(?!(?:the|their|his|its|an?|with|times|of|${WHOLE})\\b)[a-z]+)`;
const OF_OTHERS = ['X N+ with M C the average of their S', 'X N+ with M C the average M of N+ in S'] as const;

/** "Payments With Late Fee (%)", "Delinquency (%) by Region". */
const OF_PERCENTS: readonly Turn[] = [
  turn(
    `(?!.* (?:by|per|each) )(?<X>.* (?:rate|ratio|share|percentage|change|growth)) \\( ?${PERCENT} \\)`,
    'X',
  ),
  turn(`(?!.* (?:by|per|each) )X \\( ?${PERCENT} \\)`, 'percentage of X'),
  turn(`(?<M>.* (?:rate|ratio|share|change|growth)) \\( ${PERCENT} \\) ${BY} D`, 'M by D'),
  turn(`(?<M>${DEED}) \\( ${PERCENT} \\) ${BY} D`, 'M rate by D'),
  turn(`M \\( ${PERCENT} \\) ${BY} D`, 'percentage of M by D'),
  turn(`M mix by D \\( ${PERCENT} of X \\)`, 'percentage breakdown of X by M for each D'),
];

/** "Charged-Off to Paid-Off Ratio by Grade", "ratio late loans to open loans", "ratio late/open loans". */
const OF_RATIOS: readonly Turn[] = [
  turn(`ratio (?:of )?(?:the )?A (?:to|/|vs|versus|over|against) B ${BY} D`, 'ratio of A to B by D'),
  turn(`ratio (?:of )?(?:the )?A (?:to|/|vs|versus|over|against) B`, 'ratio of A to B'),
  turn(`A (?:to|/|vs|versus) (?<B>.*?)${NOUN} ratio ${BY} D`, 'ratio of A to B N+ by D'),
  turn(`A (?:to|/|vs|versus) (?<B>.*?)${NOUN} ratio`, 'ratio of A to B N+'),
  turn(`A / (?:100|hundred) B ${BY} D`, 'A per 100 B by D'),
];

/** "Borrowers with Above-State-Average Income", "Regions with Above-Portfolio Recovery Rate". */
const OF_AVERAGES: readonly Turn[] = [
  turn(
    `X (?:with )?(?:an? )?${ABOVE} (?:the )?(?:${WHOLE} ${AVERAGE}|${AVERAGE} ${WHOLE}) M`,
    'X with M C the overall average',
  ),
  turn(
    `X(?<! (?:are|is|was|were)) (?:with )?(?:an? )?${ABOVE} (?:the )?${WHOLE} (?!${AVERAGE}\\b)M`,
    'X with M C the overall M',
  ),
  turn(`${ROWS} (?:with )?(?:an? )?${ABOVE} (?:the )?${ONE} ${AVERAGE} (?<M>[a-z][a-z ]*)`, ...OF_OTHERS),
  turn(
    `${ROWS} (?:with|whose|having|where) (?:an? )?M ${ABOVE} (?:the |their |his |its )?${ONE} ${AVERAGE}`,
    ...OF_OTHERS,
  ),
  turn(
    `${ROWS} (?:with|whose|having|where) (?:an? )?M ${ABOVE} (?:the )?${AVERAGE} (?:of|in|for) (?:their|his|her|its) ${ONE}`,
    OF_OTHERS[0],
  ),
];

/** "States with Rising Default Rate, 2022 to 2023", "grade w/ largest default rate increase 2021 to 2022". */
const OF_CHANGES: readonly Turn[] = [
  turn(
    `(?:which |what )?D (?:with|where|have|has) (?:an? |the )?(?:rising|increasing|climbing) M ${BETWEEN}`,
    'D where M rose between P and Q',
  ),
  turn(
    `(?:which |what )?D (?:with|where|have|has) (?:an? |the )?(?:falling|shrinking|declining|dropping) M ${BETWEEN}`,
    'D where M dropped between P and Q',
  ),
  turn(
    `(?<D>[a-z]+) (?:with )?M (?<Q>${YEAR}) (?:>|above|over) (?:#M )?(?<P>${YEAR})`,
    'D where M rose between P and Q',
  ),
  turn(
    `(?<D>[a-z]+) (?:with )?M (?<Q>${YEAR}) (?:<|below|under) (?:#M )?(?<P>${YEAR})`,
    'D where M dropped between P and Q',
  ),
  turn(
    `(?:which |what )?(?<D>[a-z]+) (?:with |has |had )?(?:the )?(?:largest|biggest|highest|greatest|most) M (?:increase|rise) ${BETWEEN}`,
    "which D 's M rose the most between P and Q",
  ),
  turn(
    `(?:which |what )?(?<D>[a-z]+) (?:with |has |had )?(?:the )?(?:largest|biggest|highest|greatest|most) M (?:decrease|drop|decline|fall) ${BETWEEN}`,
    "which D 's M dropped the most between P and Q",
  ),
  turn(
    `(?:which |what )(?<D>[a-z]+) M (?:increase|increased|rise|rose|go up|went up) (?:the )?most ${BETWEEN}`,
    "which D 's M rose the most between P and Q",
  ),
  turn(
    `(?:which |what )(?<D>[a-z]+) M (?:decrease|decreased|fall|fell|drop|dropped|go down|went down) (?:the )?most ${BETWEEN}`,
    "which D 's M dropped the most between P and Q",
  ),
  ...[`(?<T>${YEAR}) (?<U>${UNIT}s?)`, `(?<U>${UNIT}s?) (?:of|in) (?<T>${YEAR})`].flatMap((when) => [
    turn(
      `(?:which |what )?${when} (?:with |where |when |in which )?(?:the )?M (?:was |were )?(?:down|lower|less|smaller) ${MOVED_ON} (?<E>${EARLIER})`,
      'U+ of T in which M was lower than E',
    ),
    turn(
      `(?:which |what )?${when} (?:with |where |when |in which )?(?:the )?M (?:was |were )?(?:up|higher|more|bigger) ${MOVED_ON} (?<E>${EARLIER})`,
      'U+ of T in which M was higher than E',
    ),
  ]),
];

/** "No. 2 Product by Volume", "Highest Collections Month and Amount", "volume by branch: 2024, 2025". */
const OF_RANKS: readonly Turn[] = [
  turn(
    `(?:the )?(?<S>highest|largest|biggest|best|lowest|smallest|worst|peak|top) M (?<U>${UNIT})(?: (?<T>(?:in|of|since|during) [a-z0-9 ]+?))?(?: ?(?:,|and|\\+|with|, and)+ (?:the |its )?${FIGURE})?`,
    'which U T had the S M , and what is it',
  ),
];

/** "volume by branch: 2024, 2025": both are told for each. */
const OF_TIMES: readonly Turn[] = [
  turn(
    `(?!.* (?:change|growth|difference) )M ${BY} D [:(-] (?<P>${YEAR}) ${AND} (?<Q>${YEAR})(?: \\))?`,
    'M in P and in Q by D',
  ),
  turn(
    `(?!.* (?:change|growth|difference) )M ${BY} D [:(-] (?<P>${YEAR}) ${AND} (?<Q>${YEAR}) ${AND} (?<R>${YEAR})(?: \\))?`,
    'M in P , in Q and in R by D',
  ),
  turn(`X \\( list \\)`, 'list X'),
  turn(`(?!list |show |give )X , (?<O>alphabetical(?:ly)? by .+)`, 'list X , O'),
];

/** "avg rate unsecured minus secured", "Average Rate Difference: Unsecured Minus Secured". */
const OF_DIFFERENCES: readonly Turn[] = [
  turn(
    `M (?:difference|gap|spread|delta) [:,(-] A (?:minus|less|vs|versus|and|to) B(?: \\))?`,
    'difference in M between A and B',
  ),
  turn(
    `(?<M>(?:average|avg|mean|median|total) .+?) (?<A>[a-z]+) (?:minus|less) (?<B>[a-z]+(?: [a-z]+s)?)`,
    'difference in M between A and B',
  ),
];

/** Tiles and search terms, those that say most first. */
export const LABEL_TURNS: readonly Turn[] = [
  // "takings of the boats at Mole, sum"
  turn('(?<X>(?!(?:how|what|which|who)\\b)[a-z].+) ,? (?:sum|summed up|in sum)', 'sum of X'),
  // "second highest earner among the skippers, with name and income"
  turn(
    '(?:the )?(?<O>second|third|fourth|fifth|2nd|3rd|4th|5th) (?:highest|biggest|top|best) earner (?:among|of|in|from) (?:all |our |the )*(?<X>[a-z -]+?)(?<R> (?:,|with|show|:) .+)?',
    'X with the O highest income R',
  ),
  turn(
    '(?:the )?(?:highest|biggest|best|top) earner (?:among|of|in|from) (?:all |our |the )*(?<X>[a-z -]+?)(?<R> (?:,|with|show|:) .+)?',
    'top 1 X by income R',
  ),
  turn(
    '(?:the )?top (?<N>[0-9]+) earners (?:among|of|in|from) (?:all |our |the )*(?<X>[a-z -]+?)(?<R> (?:,|with|show|:) .+)?',
    'top N X by income R',
  ),
  ...OF_PERCENTS,
  ...OF_RATIOS,
  ...OF_AVERAGES,
  ...OF_CHANGES,
  ...OF_RANKS,
  ...OF_TIMES,
  ...OF_DIFFERENCES,
];

/** Words one of which stands in every one of them. */
export const LABEL_WORDS: readonly string[] =
  '( ratio / above below over under higher lower > < rising increasing growing climbing falling decreasing shrinking declining dropping increase decrease drop rise growth decline fall most down less smaller up more bigger highest largest biggest best lowest smallest worst peak top difference gap spread delta minus number sum summed earner earners : - alphabetical alphabetically'.split(
    ' ',
  );
