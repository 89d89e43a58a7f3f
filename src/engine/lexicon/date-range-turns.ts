import { type Turn, turn } from './turn.ts';

const FIRST = '(?:earliest|first|oldest)';
const LAST = '(?:latest|last|newest|most recent)';
const ASKED =
  '(?:(?:what (?:is|are|was|were)|give me|show(?: me)?|list|tell me|find|when (?:was|were|is|are)) )?(?:the )?';
const HERE = '(?: (?:in|of) (?:the|our) (?:data|database|dataset|records|books?|system))?';

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)';
const YEAR = '(?:19|20)[0-9]{2}';
const TO = '(?:-|–|through|till|to|until)';

/** The months that a part of a year has; those of a season that sells may be any. */
const MONTHS_OF: readonly (readonly [season: string, months: string])[] = [
  ['spring', `march ${TO} may`],
  ['summer', `june ${TO} august`],
  ['(?:autumn|fall)', `september ${TO} november`],
  ['first half', `january ${TO} june`],
  ['second half', `july ${TO} december`],
  ['(?:(?:holiday|peak|high) )?season', `${MONTH} ${TO} ${MONTH}`],
];

/** "summer 2021, June to August": the months are those of that year, and said again. */
const OF_SEASONS: readonly Turn[] = MONTHS_OF.map(([season, months]) =>
  turn(
    `(?<A>.*? )??(?:the )?${season}(?: of)? (?<Y>${YEAR}) [,(] (?<M>${months})(?: [)])?(?! ${YEAR})(?<R> .+)?`,
    'A M Y R',
  ),
);

/** From when to when: both ends of the dates of some rows. */
export const DATE_RANGE_TURNS: readonly Turn[] = [
  ...OF_SEASONS,
  turn(
    `what (?:period|dates?|date range|time span|span|time range|range) (?:do|does) (?:the |our )*X (?:cover|span|run over) ,? ?(?:from )?(?:the )?${FIRST} to (?:the )?${LAST} Y`,
    'earliest and latest Y of X',
  ),
  turn(
    `${ASKED}dates? of (?:the )?${FIRST} and (?:of )?(?:the )?${LAST} (?<X>[a-z]+)${HERE}`,
    'date range of X',
  ),
  turn(`${ASKED}${FIRST} and (?:the )?${LAST} (?<X>[a-z]+) dates?${HERE}`, 'date range of X'),
  turn(
    `when (?:was|were|is|are) (?:the |our )*${FIRST} and (?:the )?${LAST} (?<X>[a-z]+)(?: (?:made|issued|booked|recorded|received))?${HERE}`,
    'date range of X',
  ),
];

const SEASONS: readonly string[] = ['autumn', 'fall', 'half', 'season', 'spring', 'summer'];

/** Words one of which stands in every question of them. */
export const DATE_RANGE_WORDS: readonly string[] = ['latest', 'last', 'newest', 'recent', ...SEASONS];
