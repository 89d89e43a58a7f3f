/** "top 5 branches by total principal" */
export const TOPS: ReadonlySet<string> = new Set(['bottom', 'top']);
/** Before the rows that a number is of. */
export const OF: ReadonlySet<string> = new Set(['for', 'of']);
/** Between numbers. */
export const JOINTS: ReadonlySet<string> = new Set([',', '&', 'along', 'and', 'plus', 'together']);
/** Before groups, and before what is said of rows in a clause. */
export const GROUPING: ReadonlySet<string> = new Set(
  'by each every per than who whose that which'.split(' '),
);
/** Words before what the rows are at or in, and no words of what they are called. */
export const PLACING: ReadonlySet<string> = new Set(
  'among at between for from in of on out to with'.split(' '),
);
/** A sentence ends, or says something of the rows. */
export const BREAKS: ReadonlySet<string> = new Set('. ? ! : ; are had has have is was were'.split(' '));
/** Behind the noun of rows, before what is so of these alone: "over $50,000", "with grade C". */
export const MODIFYING: ReadonlySet<string> = new Set(
  'above at below charged over paid under with without'.split(' '),
);
/** Where that ends. */
export const ENDING: ReadonlySet<string> = new Set([',', 'during', 'for', 'in', 'issued', 'since']);
/** What is the most or the least of something is ranked by it. */
export const SUPERLATIVE: ReadonlySet<string> = new Set(
  'biggest fewest greatest highest largest least lowest most smallest'.split(' '),
);
/** What says how a number is made of the rows. */
export const NUMBERS: ReadonlySet<string> = new Set(
  'average avg count highest largest lowest max maximum mean median min minimum number percentage rate share smallest sum total volume'.split(
    ' ',
  ),
);
/** Numbers of rows. */
export const COUNTS: ReadonlySet<string> = new Set(['count', 'number']);

/** Before a time that is said of all the numbers before it. */
export const TIMES: ReadonlySet<string> = new Set(['during', 'in', 'since']);
/** The first word of one. */
export const TIME =
  /^(?:(?:19|20)\d\d|q[1-4]|h[12]|january|february|march|april|may|june|july|august|september|october|november|december)$/;

const FIRST = '(?:highest|largest|lowest|smallest)';
/** What sorts: "sorted by number of late loans, highest first", "most late loans first", "by late loans descending". */
export const SORTED = new RegExp(
  '(?: ,)? (?:' +
    `(?:ordered|ranked|sorted) by (?:the )?(?<by>.+?)(?: ,)?(?: (?<way>${FIRST} first|ascending|descending))?` +
    `|(?<way>${FIRST}|most) (?<best>.+) first` +
    '|(?<=, )by (?<by>.+?) (?<way>ascending|descending))$',
);
/** The smallest comes first. */
export const SMALLEST_FIRST = /^(?:ascending|lowest|smallest)/;
