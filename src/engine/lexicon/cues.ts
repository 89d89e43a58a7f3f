/**
 * Words by which the planner's checks see that a reading leaves out what was said. They are looked for, never read: what
 * a word means is in `words/`.
 */

/** Verbs of being. */
export const BEING: ReadonlySet<string> = new Set('are be been being is was were'.split(' '));

/** One number, row or state for every one of what follows. */
export const EACH: ReadonlySet<string> = new Set(['each', 'every']);

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
