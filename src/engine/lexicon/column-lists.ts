import { wordSet } from './word-set.ts';

/** How a list of columns is said at the end of a question: "… Return their name and email", "… - loan id, principal, please". */

/** Marks after which a list may begin; after a comma it needs two columns or a verb. */
export const LIST_MARKS: ReadonlySet<string> = wordSet('? . : ; - ! ( ,');

/** Verbs that say that columns are shown. */
export const LIST_VERBS: ReadonlySet<string> = wordSet(
  'display displaying find finding give giving include including list listing output print provide report return returning show showing state tell',
);

/** Before or after such a verb: who asks, for whom, and that nothing else is wanted. */
export const LIST_LEADS: ReadonlySet<string> = wordSet(
  "also and both can could columns d i i'd just kindly like me need only pls please see the to us want with would you",
);

/** Words of an item that say nothing of which column it is. */
export const ITEM_DETERMINERS: ReadonlySet<string> = wordSet(
  'a all an both each every her his its just only or our that the their these this those',
);

/** Words that a list ends with. */
export const LIST_CLOSERS: ReadonlySet<string> = wordSet(
  'only please pls thanks thank thx you cheers ) . ! ?',
);

/** Turns that it ends with: "short names are fine", "login names will do", "company names only, each once". */
export const LIST_CLOSINGS: readonly (readonly string[])[] = `
are all right
are enough
are fine
are ok
are okay
each once
is all right
is enough
is fine
is ok
is okay
once each
should do
suffice
suffices
will do
will suffice
would do`
  .trim()
  .split('\n')
  .map((turn) => turn.split(' '));

/** At the end of a list whose columns stand beside what was asked for before. */
export const LIST_BESIDES: ReadonlySet<string> = wordSet('also too well as');

/** Beginnings of what is asked besides: "and how many", "along with its city". */
export const BESIDE_JOINTS: readonly (readonly string[])[] = [
  ['along', 'with'],
  ['together', 'with'],
  ['plus'],
  ['as', 'well', 'as'],
];

/** After "and" they ask for one column more: "and what is its city", "and how many". */
export const ASKING_ITEMS: ReadonlySet<string> = wordSet("how what what's");

/** Before such a word: "in which city". */
export const BEFORE_ASKING_ITEMS: ReadonlySet<string> = wordSet('at from in on');
export const ASKING_WHICH: ReadonlySet<string> = wordSet('what which');

/** Words with which a question begins that asks for columns of what follows: "what is the id and name of …". */
export const HEAD_OPENINGS: ReadonlySet<string> = wordSet(
  "'s are display fetch find get give i is list me need please provide return show tell the us want was were what",
);
/** Between the columns and what they are of, unless it is each of several. */
export const HEAD_JOINTS: ReadonlySet<string> = wordSet('for of');
export const EACH_OF: ReadonlySet<string> = wordSet('all any each every');

/** What is said of the one row that comes first. */
export const EXTREMES: ReadonlySet<string> = wordSet(
  'biggest fewest greatest highest largest least lowest most newest oldest smallest',
);

/** Forms of the verb between such a word and the column. */
export const ITEM_COPULAS: ReadonlySet<string> = wordSet("is are was were 's");

/** Endings of such a clause, which say nothing more: "how many *does it have*". */
export const ITEM_ENDINGS: ReadonlySet<string> = wordSet(
  'are based did do does had has have he is it live located made placed she that there they was were where each one of them',
);

/** An item that begins so is the people that the rows are of: "who", "who borrowed". */
export const ITEM_PEOPLE: ReadonlySet<string> = wordSet('who whom whose');
/** By what they do: "applicant", "payer". */
export const ITEM_ACTORS: ReadonlySet<string> = wordSet(
  'applicant borrower holder lendee payer payor person',
);
/** Items that are the reason for what became of the rows. */
export const ITEM_REASONS: ReadonlySet<string> = wordSet('why');
/** After the name of what is numbered: "loan nr". */
export const ITEM_REFERENCES: ReadonlySet<string> = wordSet('# nbr nr num ref reference');
/** Beginnings of an item that is a date, called after what was done then: "when applied", "date they joined". */
export const ITEM_TIMES: ReadonlySet<string> = wordSet('date day since when');
/** Beginnings of where something is, after its column: "state *where* they live", "city *they* live in". */
export const ITEM_PLACES: ReadonlySet<string> = wordSet('he it she they where');
export const ITEM_STAYS: ReadonlySet<string> = wordSet(
  'at based from in lie lies live lives located reside stand',
);
/** Who did it, and what helps the verb of such an item. */
export const ITEM_SUBJECTS: ReadonlySet<string> = wordSet(
  'he i it loan she that they we which when you customer client borrower on',
);
export const ITEM_AUXILIARIES: ReadonlySet<string> = wordSet(
  'already are been currently did do does had has have is now still was were',
);

/** Words that ask for the number that was spoken of, by the word that an output of that kind has. */
export const NUMBER_ITEMS: ReadonlyMap<string, string> = new Map([
  ['how many', 'number'],
  ['how much', 'amount'],
  ['many', 'number'],
  ['much', 'amount'],
  ['count', 'number'],
  ['counts', 'number'],
  ['number', 'number'],
  ['the number', 'number'],
  ['total', 'total'],
  ['sum', 'total'],
  ['rate', 'rate'],
  ['percentage', 'rate'],
  ['amount', 'amount'],
  ['numbers', 'number'],
  ['totals', 'total'],
  ['rates', 'rate'],
  ['percentages', 'rate'],
  ['amounts', 'amount'],
  ['average', 'average'],
  ['averages', 'average'],
  ['mean', 'average'],
  ['means', 'average'],
  ['figure', 'figure'],
  ['value', 'figure'],
  ['figures', 'figures'],
  ['values', 'figures'],
  ['', 'figure'],
]);

/** Of these, what each row may have of its own: "branches: number, name". */
export const KEY_NUMBERS: ReadonlySet<string> = new Set(['number', 'numbers', 'the number']);

/** Of these, what columns are called by as well. */
export const NAMED_NUMBERS: ReadonlySet<string> = wordSet('amount rate');

/** The ends of what is allowed, as columns call them. */
export const BOUND_ITEMS: ReadonlyMap<string, string> = new Map([
  ['smallest', 'minimum'],
  ['lowest', 'minimum'],
  ['least', 'minimum'],
  ['largest', 'maximum'],
  ['highest', 'maximum'],
  ['biggest', 'maximum'],
  ['greatest', 'maximum'],
]);

/** Words of what is computed, whatever column ends in the same. */
export const COMPUTED_ITEMS: ReadonlySet<string> = wordSet('average avg count mean number sum total');

/** What names a row and what dates it, whatever the column is called. */
export const ROW_ITEMS: ReadonlyMap<string, 'key' | 'name'> = new Map([
  ['id', 'key'],
  ['ids', 'key'],
  ['name', 'name'],
  ['names', 'name'],
]);

/** Last or first words of an order that stands among the columns: "largest first", "sorted by name". */
export const ORDER_ENDS: ReadonlySet<string> = wordSet(
  'first last top order ascending descending asc desc bottom',
);
export const ORDER_BEGINNINGS: ReadonlySet<string> = wordSet(
  'bottom from in order ordered ordering rank ranked ranking sort sorted sorting top',
);
/** "largest first": what is ordered by is of this kind, and which of the columns it is nobody says. */
export const BARE_ORDERS: ReadonlyMap<string, 'measure' | 'time'> = new Map([
  ...[...wordSet('biggest greatest highest largest lowest smallest')].map(
    (word) => [word, 'measure'] as const,
  ),
  ...[...wordSet('earliest latest newest')].map((word) => [word, 'time'] as const),
]);
/** After these, so that it is no column's name: "order by", "in descending order". */
export const AFTER_ORDER: ReadonlySet<string> = wordSet(
  'alphabetical ascending by chronological decreasing descending from highest in increasing largest lowest most newest oldest order reverse smallest',
);

/** Words of which the first shares the noun of the second: "first and last name". */
export const SHARED_HEADS: ReadonlyMap<string, string> = new Map([
  ['first', 'last'],
  ['min', 'max'],
  ['minimum', 'maximum'],
  ['smallest', 'largest'],
  ['lowest', 'highest'],
  ['opening', 'closing'],
  ['start', 'end'],
  ['due', 'paid'],
  ['requested', 'granted'],
]);

/** After "name" they say whose it is. */
export const BEFORE_OWNERS: ReadonlySet<string> = wordSet('for in of on');

/** Where an order puts some, with the word that says the same, and what stands before it: "largest on top". */
export const ORDER_PLACES: ReadonlyMap<string, string> = new Map([
  ['top', 'first'],
  ['bottom', 'last'],
]);
export const BEFORE_PLACES: ReadonlySet<string> = wordSet('at on the');

/** Words with which a question asks for itself; what begins otherwise names rows. */
export const ASKING_BEGINNINGS: ReadonlySet<string> = wordSet(
  "can could count display find for get give how in list name of please pull return show tell what what's when where which who whose i",
);
