import { ENDS, HIGH_ENDS, LOW_ENDS, PLAIN_ENDS } from './order-ends.ts';

/**
 * What may be added after a question that asks already: in which order its rows come, which comes first where two are equal,
 * what the answer looks like. Whole pieces between two marks, words apart by one space.
 */

const HIGH: readonly string[] = [...ENDS.map(([high]) => high), ...HIGH_ENDS];
const LOW: readonly string[] = [...ENDS.map(([, low]) => low), ...LOW_ENDS];
const MERIT: readonly string[] = ['best', 'worst'];

/** Ends of an order by which way they begin it; "oldest" is the high end of an age, and the low one of a date. */
export const WAYS: ReadonlyMap<string, 'asc' | 'desc' | 'best' | 'worst'> = new Map([
  ...PLAIN_ENDS.flatMap(([high, low]) => [[high, 'desc'] as const, [low, 'asc'] as const]),
  ...LOW.map((end) => [end, 'asc'] as const),
  ...HIGH.map((end) => [end, 'desc'] as const),
  ['best', 'best'],
  ['worst', 'worst'],
  ['top', 'desc'],
  ['bottom', 'asc'],
  ...words('asc ascending increasing rising ascendingly').map((word) => [word, 'asc'] as const),
  ...words('desc descending decreasing falling descendingly reverse').map((word) => [word, 'desc'] as const),
]);

const END = `(?<end>${alternatives([...HIGH, ...LOW, ...MERIT])})`;
const PLAIN = `(?<end>${alternatives(PLAIN_ENDS.flat())})`;
const OTHER_PLAIN = `(?:${alternatives(PLAIN_ENDS.flat())})`;
const OTHER_END = `(?:${alternatives([...HIGH, ...LOW, ...MERIT])})`;
const RUNNING =
  '(?<way>asc|ascending|ascendingly|increasing|rising|desc|descending|descendingly|decreasing|falling)';
const FIRST =
  '(?:(?:come|comes|coming|listed|shown|ranked|placed|put|should be|should come|to be|being) )?(?:first|on top|at top|at the top|at the beginning|at the start|up top)';
const LAST =
  '(?:(?:come|comes|coming|listed|shown|ranked|placed|put|should be|should come) )?(?<last>last|at the bottom|at the end)';
const PLACE = `(?:${FIRST}|${LAST})`;
const THEM =
  '(?:(?:me|us|it|them|these|those|everything|all|(?:the |this |your )?(?:results?|rows?|list|answers?|output|table|groups?|lines?)) )*';
const SORTING = 'sort|sorted|sorting|order|ordered|ordering|rank|ranked|ranking|arrange|arranged|arranging';
/** Needed where nothing else says that "by state" is an order and no groups. */
const SORTED = `(?:${SORTING}) ${THEM}`;
const SORT = `(?:(?:${SORTING}|list|listed|show|shown|present|presented|give|given|return|returned|put) ${THEM})?`;
const LEAD =
  '(?:(?:and|then|but|please|also|with|next|finally|after that|within that|within those|secondarily|secondly) )*';
const BY = '(?:by|on|according to|based on|in order of|in the order of)';
const WHOSE = '(?:(?:the|their|its|his|her|each) )*';
const KEY = `${WHOSE}(?<key>[^ ]+(?: [^ ]+){0,6}?)`;
const ONES = '(?: (?:ones?|values?|figures?|numbers?|amounts?))?';

/**
 * Orders. Groups: `end` or `way` which comes first, `last` that it comes last, `name` that names are meant, `time` that dates are,
 * `key` what by.
 */
export const ORDER_ADDONS: readonly RegExp[] = [
  whole(`${SORT}(?:the )?${END}${ONES} ${PLACE}`),
  whole(
    `${SORT}(?:going )?(?:from )?(?:the )?${END}${ONES} to (?:the )?${OTHER_END}${ONES}(?: (?:${BY}|of) ${KEY})?`,
  ),
  whole(`${SORT}(?:going )?(?:from )?${PLAIN} to ${OTHER_PLAIN}(?: (?:${BY}|of) ${KEY})?`),
  whole(`${SORT}${BY} ${KEY} (?:from )?${PLAIN} to ${OTHER_PLAIN}`),
  whole(
    `${SORT}(?:in )?(?:an? )?(?<reversed>reverse )?(?<name>alphabetical|alphabetically|lexicographical|lexicographically|alphabetic|alphabet)(?: order)?(?: (?:by|of|on) ${KEY})?`,
  ),
  whole(`${SORT}(?:by )?${KEY}(?: ,)? (?:in |from )?(?<name>alphabetically|alphabetical order|a to z|a - z)`),
  whole(`${SORT}(?:from )?(?<name>a to z|a z|a - z|by alphabet)`),
  whole(
    `${SORT}(?:in )?(?<reversed>reverse )?(?<time>chronological|chronologically)(?: order)?(?: (?:by|of|on) ${KEY})?`,
  ),
  whole(`${SORT}(?:in )?(?:an? )?${RUNNING} order(?: (?:by|of|on|based on) ${KEY})?`),
  whole(
    `${SORT}(?:starting|beginning|start|begin) (?:with|from|at) (?:the )?(?:${END}|(?<way>top|bottom))${ONES}`,
  ),
  whole(`${SORT}(?:starting|beginning|start|begin) (?:with|from|at) (?:the )?${END} ${KEY}`),
  whole(`${SORT}${BY} (?:the )?${END} ${KEY}(?: ${FIRST})?`),
  whole(`${SORT}(?:the )?(?:one with |ones with )?(?:the )?${END} ${KEY} ${PLACE}`),
  whole(`${SORT}${BY} ${KEY} (?:with )?(?:the )?${END} ${PLACE}`),
  whole(`${SORT}${BY} ${KEY} (?:from )?(?:the )?${END} to (?:the )?${OTHER_END}`),
  whole(`${SORT}${BY} ${KEY} (?:in )?${RUNNING}(?: order)?`),
  whole(`${SORTED}${BY} ${KEY}`),
  whole(`${SORT}${RUNNING}(?: (?:by|of|on) ${KEY})?`),
  whole(`${KEY} (?:in )?${RUNNING}(?: order)?`),
  whole(`${KEY} ${END} ${PLACE}`),
];

const LESS = '(?:(?<less>lower|smaller|earlier|older|higher|larger|later|newer) )?';
const TAKEN =
  '(?:(?:then|take|taking|use|using|prefer|show|showing|list|pick|choose|keep|give|go|goes|to|by|order|sort|me|with|the|one) )*';

const MEASURE =
  '(?:amounts?|averages?|balances?|counts?|dates?|days?|figures?|incomes?|numbers?|prices?|principals?|rates?|scores?|sizes?|sums?|terms?|totals?|values?)';
/** "on equal amounts", "on the same day". */
const TIE = `(?:ties?|draws?|equality|(?:the )?(?:equal|same) ${MEASURE})`;
const SAME = `(?:equal|tied|tie|(?:the )?same|even|identical)(?: ${MEASURE})?`;
/** That several are equal: "they are tied", "several share the same amount". */
const EQUAL = `(?:(?:they|it|values|numbers|counts|two|some|several|these|those|both)(?: (?:of them|rows))? )?(?:(?:is|are|share|have) )?${SAME}`;

/** What comes first of those that are equal; groups as in orders. */
export const TIE_ADDONS: readonly RegExp[] = [
  whole(
    `(?:break |breaking |settle |resolve |sort |order )?(?:any |the |and )?${TIE} (?:(?:is|are|being|to be|should be|get) )?(?:(?:broken|resolved|settled|sorted|ordered|decided|listed|shown) )?(?:in )?(?<name>alphabetically|alphabetical order)(?: by ${KEY})?`,
  ),
  whole(
    `(?:break |breaking |settle |resolve |sort |order )?(?:any |the |and )?${TIE} (?:(?:is|are|being|to be|should be|get) )?(?:(?:broken|resolved|settled|sorted|ordered|decided|listed|shown) )?(?:${BY}|with|going to|go to|goes to|in favou?r of) (?:the )?(?:${END} |${LESS})?${KEY}(?: (?:${FIRST}|wins?|in ascending order|ascending))?`,
  ),
  whole(
    `(?:on|in case of|in the case of|in the event of|for|at|with|if there (?:is|are|'s)|when there (?:is|are|'s)|where there (?:is|are)) (?:an? |any )?${TIE} ${TAKEN}(?:${END} |${LESS})?${KEY}(?: (?:${FIRST}|wins?))?`,
  ),
  whole(`(?:if|when|where) ${EQUAL} ${TAKEN}(?:${END} |${LESS})?${KEY}(?: (?:${FIRST}|wins?))?`),
  // "alphabetical where equal", "lowest id if same day"
  whole(`(?:in )?(?<name>alphabetical(?:ly)?|alphabetical order) (?:if|when|where|for) (?:${EQUAL}|${TIE})`),
  whole(`(?:${END} |${LESS})?${KEY}(?: (?:${FIRST}|wins?))? (?:if|when|where|on|for) (?:${EQUAL}|${TIE})`),
];

const SAY =
  '(?:(?:just|only|simply|please|and|me|us|i|need|want|would|like|d|is|that|all|the answer|as|in|with|give|show|return|report|provide|tell|state|print|output|display|get|it|let|know) )*';
const ENOUGH =
  '(?: (?:is|are)? ?(?:enough|fine|ok|okay|sufficient|please|only|will do|suffices|is all i need))?';

const KEEPING = '(?:(?:please|and|just|only|keep|show|list|give|return|display|me|us|i|need|want|we) )*';
/** A year is no number of rows. */
const HOW_MANY =
  '(?<first>[0-9]{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty)';
const NAMED_ROWS = '(?<noun>(?: [^ ]+){1,2}?)(?: (?:at most|will do|is enough|are enough))?';
const ROWS = '(?<noun>(?: [^ ]+){0,2}?)(?: (?:at most|will do|is enough|are enough))?';

/** What the answer looks like. Groups: `per` what it has a row for, `columns` how many, `single` one number, `same` nothing new,
 * `first` how many of the rows are kept, and `noun` what they are. */
export const SHAPE_ADDONS: readonly RegExp[] = [
  whole(
    `${SAY}(?:one|an?|1|a single|exactly one|separate) (?:row|line|entry|record|result)s? (?:per|for each|for every|each for) ${WHOSE}(?<per>[^ ]+(?: [^ ]+){0,4}?)`,
  ),
  whole(
    `${SAY}(?<single>(?:one|an?|a single|1) (?:single |plain |overall )?(?:number|figure|value|row|line))${ENOUGH}`,
  ),
  whole(
    `(?:(?:as|in|just|only|simply|with|give|show|return|me|us|i|want|need) )*(?<columns>two|three|four|five|2|3|4|5) (?:separate )?(?:numbers|figures|values|columns)${ENOUGH}`,
  ),
  whole(
    `${SAY}(?<same>(?:list|show)? ?(?:all of them|them all|them|all|every one of them|the (?:whole|full|complete) list))${ENOUGH}`,
  ),
  whole(`${SAY}(?<same>(?:that|this|the same) order)`),
  whole(
    '(?<same>(?:who|which|what) (?:exactly )?(?:are|is|were|was) (?:they|he|she|it|these|those|them)|which ones(?: (?:are|were) (?:they|those|these))?)',
  ),
  whole(
    `(?:(?:please|and|also|just|only|can you|could you) )*(?:show|break|split|group|divide|report|broken|divided|grouped|separate|separated) (?:(?:it|them|this|that|those|these|the (?:numbers?|counts?|results?|totals?|answer)) )?(?:down |up |out |separately )?(?:by|per) ${WHOSE}(?<per>[^ ]+(?: [^ ]+){0,3}?)`,
  ),
  whole(`${KEEPING}(?:the )?(?:first|top|leading) ${HOW_MANY}${ROWS}`),
  whole(
    `(?:limit|limited|cap|capped|cut|restrict|restricted) ${THEM}(?:to|off at|at) (?:the (?:first|top) )?${HOW_MANY}${ROWS}`,
  ),
  // "limit 10"
  whole(`(?:the )?limit (?:of |is |= |: )?${HOW_MANY}${ROWS}`),
  whole(`${KEEPING}${HOW_MANY}${NAMED_ROWS}`),
];

/**
 * Asking for the number of what was spoken of; group `noun` what is counted, `bare` that no word points back, `them` that it may
 * be what each has. */
export const COUNT_ADDONS: readonly RegExp[] = [
  count(
    // "with count" is said of each of the rows.
    '(?<only>just |only )?(?<!with )(?<bare>(?:the |a |their |an )?(?:exact |total |head |overall )?(?:count|number|headcount|tally|total number))',
  ),
  count(
    'how many(?: (?:are there|there are|of (?:them|those|these)(?: there are| are there)?|(?:do|did) we have|we have|it is|they are|exist))?',
  ),
  count(
    'how many (?:such )?(?<noun>[^ ]+(?: [^ ]+)?)(?: (?:are there|there are|do we have|we have|that is))',
  ),
  count('(?:count|tally) (?:them|those|these|how many there are)'),
  count('(?<them>(?:the |a )?(?:total |exact )?(?:number|count) of (?:them|those|these|all of them))'),
  count('(?:the |a )?(?:total |exact )?(?:number|count) of (?:such|those|these) (?<noun>[^ ]+(?: [^ ]+)?)'),
];

function count(said: string): RegExp {
  return new RegExp(
    `^(?:(?:and|if so|if yes|if any|if there are(?: any)?|if they exist|in that case|please|also) )*${SAY}${said}${ENOUGH}$`,
    'du',
  );
}

function whole(said: string): RegExp {
  return new RegExp(`^${LEAD}${said}(?: (?:please|pls|only))?$`, 'du');
}

function words(list: string): readonly string[] {
  return list.split(' ');
}

function alternatives(ends: readonly string[]): string {
  return [...new Set(ends)].toSorted((a, b) => b.length - a.length).join('|');
}
