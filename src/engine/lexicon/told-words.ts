/** What stands between a word and what a question says that it means, the longest first. */
export const MEANING: readonly (readonly string[])[] = [
  'is used to mean',
  'are used to mean',
  'is defined as',
  'are defined as',
  'means that',
  'mean that',
  'indicates that',
  'corresponds to',
  'correspond to',
  'refers to',
  'refer to',
  'stands for',
  'stand for',
  'is coded as',
  'are coded as',
  'is coded',
  'are coded',
  'is given by',
  'means',
  'mean',
  'denotes',
  'denote',
  'indicates',
  'represents',
  'represent',
  'signifies',
  'is',
  'are',
  'if',
  'when',
  'whenever',
  '=',
  ':',
].map((words) => words.split(' '));

/** Words that begin such a sentence. */
export const BEFORE_TOLD: ReadonlySet<string> = new Set(
  'a an and assuming here note that the term where word with'.split(' '),
);

/** Words before what a word means that say no more of it. */
export const BEFORE_MEANING: ReadonlySet<string> = new Set(
  'a an any has have having if it its the their those ones rows when where whose with'.split(' '),
);

/** A column of codes may be called so: "origin code 2". */
export const CODE_NOUNS: ReadonlySet<string> = new Set('code codes symbol symbols value values'.split(' '));

/** Verbs of a sentence that ends in what something is to be called. */
export const TAKING: ReadonlySet<string> = new Set(
  'call class classify consider count define label regard take treat'.split(' '),
);
