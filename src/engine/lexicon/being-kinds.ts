/** Between rows and what they are: "who *are not* mayors". */
export const BEING_KINDS: ReadonlySet<string> = new Set(
  'also are been has have is never not was were'.split(' '),
);

/** Before that. */
export const THAT_KINDS: ReadonlySet<string> = new Set(['that', 'which', 'who']);

/** Before the noun. */
export const ARTICLES_OF_KINDS: ReadonlySet<string> = new Set(['a', 'an', 'any', 'no']);

/** That they are not so. */
export const NO_KINDS: ReadonlySet<string> = new Set(['never', 'no', 'not']);
