import type { LocalTurn } from '../local-turns.ts';
import type { VerbRole } from './verb-roles.ts';
import { wordSet } from './word-set.ts';

/** How people describe a column that they do not name: "the day they opened", "how much was asked for", "the city in which it is located". */

/** How fast something goes, by how much time it takes. */
const SPEEDS = [
  ['fastest|quickest', 'least'],
  ['slowest', 'most'],
] as const;

/** What kind of a column a description asks for. */
export type DescribedKind = 'amount' | 'time';

/** Words that a description begins with, by the kind of its column; the longest first. */
export const DESCRIPTION_HEADS: readonly {
  readonly words: readonly string[];
  readonly kind: DescribedKind;
  /** It is said with a clause only: "how much *they earn*", and not "how much *earned*". */
  readonly needsClause: boolean;
  /** Words that are part of what was done: "*since* when they are customers". */
  readonly deed: readonly string[];
}[] = [
  ...heads('amount', ['amount of money', 'sum of money', 'amount', 'amounts', 'sum', 'money']),
  ...heads('amount', ['how much money', 'how much', 'what'], { needsClause: true }),
  ...heads('time', ['date', 'dates', 'day', 'days']),
  ...heads('time', ['since when'], { needsClause: true, deed: ['since'] }),
  ...heads('time', ['when'], { needsClause: true }),
];

function heads(
  kind: DescribedKind,
  said: readonly string[],
  {
    needsClause = false,
    deed = [],
  }: { readonly needsClause?: boolean; readonly deed?: readonly string[] } = {},
): typeof DESCRIPTION_HEADS {
  return said.map((one) => ({ words: one.split(' '), kind, needsClause, deed }));
}

/** After what was done: "opening *day*". */
export const DAYS: ReadonlySet<string> = wordSet('day days');

/** The role of a verb that a column of the kind plays. */
export const ROLE_OF_KIND: Readonly<Record<DescribedKind, VerbRole>> = { amount: 'much', time: 'when' };

/** Before what is listed; elsewhere "when they joined" says when something else was so, and "how much" asks by itself. */
export const BEFORE_LISTED: ReadonlySet<string> = wordSet(
  ', ( - : and display give giving include including list listing order ordered plus report return show showing sorted tell with',
);
/** Between such a word and what it goes by: "sorted *by* when they opened". */
export const ORDERED_BY: ReadonlySet<string> = wordSet('by');

/** Of groups a sum is what is added up, and no column: "the sum requested *per* channel". */
export const OF_SUMS: ReadonlySet<string> = wordSet('sum');
export const GROUPING_SUMS: ReadonlySet<string> = wordSet('across by each every per total');

/** Words of a name beside what was done, by the kind of the column: "*date* opened", "requested *amount*". */
export const BESIDE_DEEDS: Readonly<Record<DescribedKind, ReadonlySet<string>>> = {
  amount: wordSet('amount amounts for money sum'),
  time: wordSet('at date day of on time when'),
};

/** Between the head and its clause: "the day *on which* …", "the amount *that* …". */
export const CLAUSE_PREPOSITIONS: ReadonlySet<string> = wordSet('at in on');
export const CLAUSE_OPENERS: ReadonlySet<string> = wordSet('that when where which');

/** Who a clause is about, where it is who was spoken of before; also "each *of them*". */
export const CLAUSE_SUBJECTS: ReadonlySet<string> = wordSet('he it one people she they we');
export const EACH_SUBJECT: ReadonlySet<string> = wordSet('each');
/** Before a noun in a clause. */
export const CLAUSE_DETERMINERS: ReadonlySet<string> = wordSet('a an each every our that the their this');

/** What helps a verb. */
export const CLAUSE_AUXILIARIES: ReadonlySet<string> = wordSet(
  'are be been being did do does had has have is was were',
);

/** Of the day: as things are with what a row has. */
export const STILL: ReadonlySet<string> = wordSet('currently now still');

/** After the verb, whom it was done to: "the day we issued *it*". */
export const CLAUSE_OBJECTS: ReadonlySet<string> = wordSet('it them');

/** How often an amount comes, where the name of its column says the same. */
export const EACH_YEAR: readonly (readonly string[])[] = [
  ['in', 'a', 'year'],
  ['per', 'year'],
  ['a', 'year'],
  ['each', 'year'],
  ['every', 'year'],
  ['annually'],
  ['yearly'],
];
/** Behind an amount, how often it comes: "what they earn *per month*". */
export const EACH_TIME =
  /^(?:(?:per|in an?|an?|each|every) (?:day|week|month|quarter|year)|(?:annual|dai|month|week|year)ly)\b/;
export const OF_EACH_YEAR: ReadonlySet<string> = wordSet('annual annually year yearly');

/** After a place, that it is there: "the city in which they *are located*", "the state they *live in*". */
export const STAYING: ReadonlySet<string> = wordSet(
  'based found home housed lie lies live lives located reside resides sit sits situated stand stands',
);
/** Of people alone. */
export const LIVING: ReadonlySet<string> = wordSet('live lives reside resides');
export const STAYING_IN: ReadonlySet<string> = wordSet('at in');

/** After what a row belongs to: "the office it *belongs to*", "the product it *is under*". */
export const BELONGING: ReadonlySet<string> = wordSet('belong belongs');
export const BELONGING_TO: ReadonlySet<string> = wordSet('to');

/** After what was done, that it was at the time that follows: "whose opening *took place* after 2015". */
export const HAPPENING: readonly (readonly string[])[] = [
  ['took', 'place'],
  ['takes', 'place'],
  ['happened'],
  ['happens'],
  ['occurred'],
  ['fell'],
  ['falls'],
  ['came'],
];
export const HAPPENING_THAT: ReadonlySet<string> = wordSet('that which');
/** Before what was done. */
export const BEFORE_HAPPENING: ReadonlySet<string> = wordSet('a an had has have its the their whose with');
/** Before the time. */
export const TIMES_AFTER: ReadonlySet<string> = wordSet(
  'after before between by during earlier in later no on since',
);

/** The ends of what is allowed, as people say them and as columns are called: "the *smallest* amount". */
export const LEAST_ALLOWED: ReadonlySet<string> = wordSet('least lowest minimum smallest');
export const MOST_ALLOWED: ReadonlySet<string> = wordSet('biggest greatest highest largest maximum most');
/** What is done with an amount that is allowed: "the largest amount they *allow*", "that we *lend*". */
export const ALLOWING: ReadonlySet<string> = wordSet(
  'accept accepts allow allowed allows grant grants lend lends offer offers permit permits permitted take takes',
);
/** Whose it is: "the largest amount *for each*". */
export const OF_EACH: readonly (readonly string[])[] = [
  ['for', 'each', 'of', 'them'],
  ['of', 'each', 'of', 'them'],
  ['for', 'each'],
  ['of', 'each'],
];

/** Verbs of what somebody gets in a year, by their plain form. */
export const EARNING: ReadonlyMap<string, string> = new Map([
  ['earn', 'earn'],
  ['earns', 'earns'],
  ['make', 'earn'],
  ['makes', 'earns'],
]);

/** Turns in which a column is described by what there is most of, or how fast it goes. */
export const DESCRIBING_TURNS: readonly LocalTurn[] = [
  // "the ten loans on which most is still owed"
  ['on|to which the? most is|was {due|outstanding|owed|owing|unpaid}', 'with the most $1'],
  ['on|to which the? most is|was still {due|outstanding|owed|owing|unpaid}', 'with the most still $1'],
  // "the three quickest offices by mean days between application and decision"
  ['fastest|quickest *2 by the? {average|mean|median} days', '$1 with the shortest $2 number of days'],
  ['slowest *2 by the? {average|mean|median} days', '$1 with the longest $2 number of days'],
  // "Which branch decides fastest on average?"
  ...SPEEDS.flatMap(([speed, least]): LocalTurn[] => [
    [`decide applications|requests? ${speed} on average`, `take the ${least} time to decide on average`],
    [`decides applications|requests? ${speed} on average`, `takes the ${least} time to decide on average`],
    [`decided applications|requests? ${speed} on average`, `took the ${least} time to decide on average`],
  ]),
  // "Which product allows the largest amount?"
  [
    '{what|which} *2 allows|permits the biggest|greatest|highest|largest {amount|limit|size} &?|.|$',
    '$1 $2 has the highest maximum $3',
  ],
  [
    '{what|which} *2 allows|permits the lowest|smallest {amount|limit|size} &?|.|$',
    '$1 $2 has the lowest minimum $3',
  ],
  // "Which products took longest to decide?"
  ['{take|takes|took} {longest|shortest} to', '$1 the $2 to'],
];

/** What tells rows apart, which columns call an id. */
export const IDENTIFIERS: ReadonlyMap<string, string> = new Map([
  ['identifier', 'id'],
  ['identifiers', 'ids'],
]);

/** What may follow a description. */
export const AFTER_DESCRIPTIONS: ReadonlySet<string> = wordSet(
  `, . ; ? ! ) - after alphabetically and are ascending at before beginning biggest but by descending earliest exceeds falls first for from highest in is
  largest latest lies longest lowest most newest of oldest on or ordered over per plus ranked shortest smallest sorted starting then under was were with`,
);
