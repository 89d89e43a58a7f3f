/**
 * How a question goes on with a part of what it counts: "…, and how many *of them* were late", "…, *of which* late", "… and *the
 * share* that went bad". Words apart by one space.
 */

const POINTER =
  '(?<pointer>(?:of|among|amongst|from|out of) (?:them|those|these|which|whom|it|this|that)(?: same)?|thereof)';
const JOINT = '(?:(?:and|also|plus|then|with|including|incl|together with|along with|as well as) )*';
const HOW =
  '(?:(?<count>how many|(?:the |their |a )?(?:number|count))|(?<amount>how much|(?:the |a )?(?:part|portion))|(?<share>(?:what |which )?(?:the |a )?(?:share|percentage|percent|pct|%|proportion|fraction)(?: %)?))';
const ASIDE = '(?:(?:currently|now|already|since|in turn|actually|eventually|later|then) )?';

/**
 * The words after the question. Groups: `count`, `amount` or `share` what is asked for of the part, `pointer` where a word points
 * back at the whole, `state` what the part is.
 */
export const PARTS_OF_THEM: readonly RegExp[] = [
  new RegExp(`^${JOINT}${POINTER} ${HOW} ${ASIDE}(?<state>.+)$`, 'du'),
  new RegExp(`^${JOINT}${HOW} ${POINTER} ${ASIDE}(?<state>.+)$`, 'du'),
  new RegExp(`^${JOINT}${POINTER} ${ASIDE}(?<state>.+)$`, 'du'),
  new RegExp(`^${JOINT}${HOW} ${ASIDE}(?<state>(?!of ).+)$`, 'du'),
  new RegExp(`^${JOINT}${HOW} of ${ASIDE}(?<state>.+ ones?)$`, 'du'),
];

/** Words that a part may begin with. */
export const PART_BEGINNINGS: ReadonlySet<string> = new Set(['and', 'plus', 'with', 'including', 'incl']);
/** They do so before a word that points back. */
export const BEFORE_POINTERS: ReadonlySet<string> = new Set(['of', 'among', 'amongst', 'from', 'out']);

/** Words before "of them" that say how many of them: "*all* of them". */
export const PARTITIVES: ReadonlySet<string> = new Set(
  'all any both count each either every few half many most much neither none number one part percent percentage share some two % pct proportion fraction'.split(
    ' ',
  ),
);

/** What a part is said to be: "*were* late". */
export const PART_COPULAS: ReadonlySet<string> = new Set(
  'am are came did do ended fell got had has have is led turned was went were'.split(' '),
);
/** "the number *that* were late", "the number *we* approved". */
export const PART_RELATIVES: ReadonlySet<string> = new Set(['that', 'which', 'who']);
export const PART_SUBJECTS: ReadonlySet<string> = new Set(['they', 'we', 'you']);
/** "late *ones*". */
export const PART_ONES: ReadonlySet<string> = new Set(['one', 'ones']);

/** Words that a question begins with whose rows are told first: "*Of* the open loans, how many …". */
export const PART_SCOPES: ReadonlySet<string> = new Set(
  'among amongst considering from given looking of out taking'.split(' '),
);
/** Nouns that ask for a number of rows. */
export const COUNT_NOUNS: ReadonlySet<string> = new Set(['count', 'number']);

/** Nouns that ask for a share, and the words that may be before them. */
export const SHARE_NOUNS: ReadonlySet<string> = new Set(
  'fraction pct percent percentage proportion share %'.split(' '),
);
/** What begins the rows that a share before it is of. */
export const BEFORE_BASES = {
  among: /^(?:among|amongst|out of) /,
  /** No others count. */
  only: /^(?:(?:just|only|solely|exclusively) (?:among|across|for|on|within)|for (?:just|only)|(?:restricted|limited) to|(?:considering|counting|including|taking) (?:just|only)|counting nothing but|looking (?:just at|only at|at only|at just)) /,
  /** Before their noun. */
  rows: /^(?:across|for|in|of|on|over|within)(?: all| our| the| those)* /,
  /** How or when they came to be. */
  made: /^(?:(?:that|which) (?:have been|was|were) )?(?:booked|created|disbursed|filed|funded|granted|issued|lodged|made|opened|originated|placed|received|registered|submitted|written) /,
  where: /^where /,
} as const;
/** After these no share ends: "that are *not* issued". */
export const BEFORE_GOING_ON: ReadonlySet<string> = new Set(
  'a all also an and any at been but by every from in never no not of on ones or than that the those to which who with'.split(
    ' ',
  ),
);
export const SHARE_BEGINNINGS: ReadonlySet<string> = new Set('a give is me of show the what'.split(' '));

/**
 * The end of a question that counts, which asks for the share too: "… and *what percent is that*", ", *as a share of all loans*".
 * Groups: `whole` what it is of, `all` where it is of all of them, `tail` what both are grouped by.
 */
export const SHARE_OF_ALL =
  /^[,;:(-]? ?(?:and |plus |with |also |including )*(?:(?:what|which) )?(?:as |in )?(?:an? |the |its |their )?(?:share|percentage|percent|pct|%|proportion)(?: of)?(?: (?:is|are|was|were|does|do) (?:that|this|it|they|those)(?: (?:make up|represent|account for|come to))?| (?:that|this|it|they) (?:is|are|makes up|represents))?(?: ?(?:of|out of|among) (?<all>all )?(?:the |our )?(?<whole>[a-z]+))?(?: \))?(?<tail>(?: (?:by|per|for each|for every) [a-z ]+)?)$/;
/** Words for all rows together. */
export const WHOLES_SAID: ReadonlySet<string> = new Set('all everything total whole'.split(' '));
/** After "how many" they say what the rows are that were named before. */
export const BEFORE_STATES: ReadonlySet<string> = new Set(
  'are do did got had has have is was went were'.split(' '),
);
/** Words before the rows that are counted. */
export const COUNTED_FIRST: ReadonlySet<string> = new Set(
  'a count give list me number of show the total # overall'.split(' '),
);
