/**
 * Words by which the planner's checks see that a reading leaves out what was said. They are looked for, never read: what
 * a word means is in `words/`.
 */

/** Verbs of being. */
export const BEING: ReadonlySet<string> = new Set('are be been being is was were'.split(' '));

/** Verbs before a participle that tells what was done with the subject. */
export const PASSIVE: ReadonlySet<string> = new Set('are be been being get got is was were'.split(' '));

/** Participles of what may also be said of a number that changed. */
export const CHANGED: ReadonlySet<string> = new Set(
  'changed cut declined decreased dropped increased lowered moved raised reduced'.split(' '),
);

/** One number, row or state for every one of what follows. */
export const EACH: ReadonlySet<string> = new Set(['each', 'every']);

/** What stands before one row by its number, and before no kind of rows: "of loan 2020", "who has loan 2020". */
export const BEFORE_ROW: ReadonlySet<string> = new Set(
  'did does for had has have is of on out was whose with'.split(' '),
);

/** All of what follows, and not only some. */
export const ALL: ReadonlySet<string> = new Set(['all', 'each', 'every']);

/** What ties rows to those before them: "with all payments late". */
export const HAVING: ReadonlySet<string> = new Set(
  'had has have having where which who whose with that'.split(' '),
);

/** Prepositions of what there is one of for each: "of each branch". */
export const FOR_EACH: ReadonlySet<string> = new Set(
  'across at by for from in of on per to within'.split(' '),
);

/** What may stand between "is" and the state: "were still open". */
export const STATE_ADVERBS: ReadonlySet<string> = new Set(
  'actually already currently never no not now reported still yet'.split(' '),
);

/** Prepositions of the time when something was so. */
export const WHEN: ReadonlySet<string> = new Set('as at by during in on throughout'.split(' '));

/** What ends the noun phrase that a superlative is said of. */
export const AFTER_NOUNS: ReadonlySet<string> = new Set(
  `, . : ; ? ! ( ) and are as at but by during for from had has have in is issued made of on or per since than that the their
  to was were when where which while who whose with within`.split(/\s+/),
);

/** Whose value the one before is compared with: "their grade". */
export const OWN: ReadonlySet<string> = new Set(['its', 'same', 'their']);

/** Words for an average that others are compared with. */
export const AVERAGE: ReadonlySet<string> = new Set(['average', 'avg', 'mean', 'median', 'typical']);

/** What may stand between a noun and the number that it is compared with: "a loan of over 100k". */
export const BOUNDING: ReadonlySet<string> = new Set(
  `$ a above an at below between beyond by exactly exceeding fewer from greater higher larger least less lower more most no not
  of over smaller than to under up with worth`.split(/\s+/),
);

/** Places and kinds that rows may be in. */
export const IN_EVERY: ReadonlySet<string> = new Set(['across', 'at', 'for', 'from', 'in']);

/** Words of dates by which something ought to be done. */
export const PLANNED: ReadonlySet<string> = new Set([
  'due',
  'estimated',
  'expected',
  'planned',
  'promised',
  'scheduled',
]);

/** What follows what was done where the time of it is said: "paid in 2025". */
export const TIMED: ReadonlySet<string> = new Set(
  'after before between during in last on since this throughout within yesterday today'.split(' '),
);

/** Money itself, so that what was done to it is an amount. */
export const AMOUNTS: ReadonlySet<string> = new Set(['cash', 'dollars', 'funds', 'money', 'sum', 'sums']);

/** What may stand between an amount and what was done to it: "already repaid". */
export const BEFORE_PARTICIPLES: ReadonlySet<string> = new Set([
  'actually',
  'already',
  'far',
  'so',
  'was',
  'were',
  'been',
  'has',
  'have',
]);

/** Verbs with which a clause is whole: "how many loans and how many applications did we get" has one. */
export const WHOLE_VERBS: ReadonlySet<string> = new Set(
  'are did do does had has have is was were'.split(' '),
);

/** A part of a whole. */
export const SHARE_WORDS: ReadonlySet<string> = new Set(
  '% fraction pct percent percentage portion proportion ratio share'.split(' '),
);

/** What stands between two sides. */
export const SIDE_WORDS: ReadonlySet<string> = new Set(['against', 'compared', 'versus', 'vs']);

/** Verbs that say of the whole what the part is. */
export const PART_VERBS: ReadonlySet<string> = new Set(
  `are be been belong belonged belongs came come comes did do does ended fall falls fell get gets go goes got had has have held
  hold holds is lie lies live lives make makes rest rests sat sit sits was went were`.split(/\s+/),
);

/** What begins that to which something was or was not done: "have not sold *any* pears". */
export const BEFORE_OBJECT: ReadonlySet<string> = new Set(['a', 'an', 'any', 'one', 'single']);

/** What joins the values of a list. */
export const LIST_JOINTS: ReadonlySet<string> = new Set(['and', 'or', '&', '+', 'plus', 'nor', 'to']);

/** Marks in and after a list. */
export const LIST_MARKS: ReadonlySet<string> = new Set([',', '/', '|', '?', '.', '!']);

/** What is done with the same thing again and again: "how many books did each member borrow" are books, or times. */
export const REPEATED_VERBS: ReadonlySet<string> = new Set([
  'borrow',
  'buy',
  'check out',
  'order',
  'prescribe',
  'purchase',
  'sell',
]);

/** The same, where numbers are asked for: a course is taught in each of its sections. */
export const AGAIN_VERBS: ReadonlySet<string> = new Set([...REPEATED_VERBS, 'teach']);

/** Each thing once, however often it is there. */
export const DISTINCT: ReadonlySet<string> = new Set(['different', 'distinct', 'unique']);

/** What is said before what is not there. */
export const LACKING: ReadonlySet<string> = new Set(['no', 'without', 'zero']);

/** Said of those who have most of something. */
export const BUSY: ReadonlySet<string> = new Set(['busiest', 'quietest']);

/** After them stands the base of a verb: "did each keeper treat". */
export const AUXILIARIES_OF_ACTS: ReadonlySet<string> = new Set(["didn't", 'did', 'do', 'does']);

/** What may follow a verb that ends what is asked. */
export const AFTER_VERBS: ReadonlySet<string> = new Set([
  '?',
  '.',
  ',',
  'in',
  'since',
  'during',
  'per',
  'by',
  'between',
  'last',
  'this',
]);

/** With them a participle is of another verb: "paid off". */
export const PARTICLES: ReadonlySet<string> = new Set(['down', 'off', 'out', 'up']);

/** Words with which a day is asked for. */
export const DAYS: ReadonlySet<string> = new Set(
  'date dates datetime day days daily period time times timestamp when'.split(' '),
);

/** What says of a row which other rows belong to it: "loans of borrowers with a late loan". */
export const OF_OTHERS: ReadonlySet<string> = new Set(
  'also another any at ever had has have having other others own some who whose with without'.split(' '),
);

/** Words that set what follows against what was said of the same thing: "an application *but* no loan". */
export const CONTRASTS: ReadonlySet<string> = new Set(['and', 'but', 'though', 'while', 'yet']);

/** How it begins that there is none of something. */
export const NONE_OF: ReadonlySet<string> = new Set(['lack', 'never', 'no', 'not', 'without', 'zero']);

/** What begins a clause about the noun right before it. */
export const RELATIVES: ReadonlySet<string> = new Set(['having', 'that', 'which', 'who', 'with', 'without']);

/** All of them together: what is said of each is said of one. */
export const EVERY: ReadonlySet<string> = new Set(['all', 'every']);

/** Whose they are: "all of *their* loans". */
export const OWNED: ReadonlySet<string> = new Set(['her', 'his', 'its', 'their', 'whose']);

/** Parts of the calendar, as nouns. */
export const PERIODS: ReadonlySet<string> = new Set(['day', 'month', 'quarter', 'week', 'year']);

/** A name with one of them is a clause, and none of its words stand for it: "the year *they were* made". */
export const CLAUSE_WORDS: ReadonlySet<string> = new Set(
  'are did do does had has have how is it people they was we were what where who whose why'.split(' '),
);

/** Between a thing and what is said of it: "how much principal *is still* outstanding", "*have we been* repaid". */
export const COPULAS: ReadonlySet<string> = new Set(
  'is are was were has have had been being be remain remains remained stay stays still yet currently now ever actually we they you'.split(
    ' ',
  ),
);

/** What is done to goods that change hands: the number of those is that of the sales. */
export const HANDED_OVER: ReadonlySet<string> = new Set([
  'bought',
  'delivered',
  'ordered',
  'purchased',
  'shipped',
  'sold',
]);

/** What has not ended: how long it took is not known yet. */
export const WAITING: ReadonlySet<string> = new Set(
  'awaiting pending unanswered undecided unresolved waiting'.split(' '),
);

/** Words beside which a noun is of rows, and of no amount that is called so. */
export const COUNTED: ReadonlySet<string> = new Set(
  'number numbers many count counts more most fewer fewest list average avg mean median rate rates'.split(
    ' ',
  ),
);

/** Who does what a verb after them says: "how many payments did *we* receive". */
export const DOERS: ReadonlySet<string> = new Set(['we', 'they', 'you']);

/** States that pass, of which the data tell who is in them today; alternatives of a pattern. */
export const PASSING = 'active|current|delinquent|late|live|open|outstanding|overdue|pending|unpaid';

/** Amounts that there are at one time, and that no day adds to. */
export const STOCKS: ReadonlySet<string> = new Set(
  'balance balances backlog exposure headcount inventory outstanding owe owed owes remaining stock'.split(
    ' ',
  ),
);

/** What columns are called that tell when a row was written, and nothing of what it is about. */
export const ROW_STAMP = /^(?:created|inserted|last update|last updated|updated)(?: at| on)?$/;

/** What the amounts are called that one piece costs, and the numbers of pieces; of a price that is said to be of one. */
export const PRICES: ReadonlySet<string> = new Set(['cost', 'price']);
export const PIECES: ReadonlySet<string> = new Set(['pieces', 'quantity', 'units']);
export const OF_ONE_PIECE: ReadonlySet<string> = new Set(['piece', 'single', 'unit']);
/** What is paid for something, as names of columns end. */
export const PAID: ReadonlySet<string> = new Set(
  'charge cost expense fare fee fine premium price rent tariff tax toll tuition'.split(' '),
);
/** Before "of": money, and no number. */
export const WORTH: ReadonlySet<string> = new Set(['value', 'worth']);

/** Auxiliaries that stand before the subject of a question: "which books *has* each author written". */
export const QUESTION_AUXILIARIES: ReadonlySet<string> = new Set(
  'are did do does had has have is was were'.split(' '),
);

/** Names of columns that say where a row is. */
export const PLACE_COLUMNS =
  /(?:^|_)(?:area|city|country|county|district|location|province|region|state|town)$/;

/** What begins with a sum: "add up the fees of every boat"; "the sum of" something of each is one for each. */
export const ADDING_UP =
  /^(?:please )?(?:(?:add|sum|total|tally) (?:up|together) |(?:add|sum|total|tally) (?:all )?the )(?!of )[a-z]/;
export const EACH_ROW: ReadonlySet<string> = new Set(['each', 'every']);

/** Marks that end a sentence. */
export const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', '?', '!']);
