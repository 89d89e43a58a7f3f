/** Before periods each of which is asked for. */
export const EACH_OF: readonly (readonly string[])[] = [
  'in ',
  'for ',
  'during ',
  'over ',
  'at ',
  'by ',
  'per ',
  '',
].flatMap((before) =>
  [
    'each of',
    'each one of',
    'every one of',
    'every single one of',
    'each single one of',
    'each and every one of',
  ].map((each) => `${before}${each}`.split(' ')),
);

/** After several periods, what says that they are not taken together. */
export const APART: ReadonlySet<string> = new Set(['apiece', 'each', 'individually', 'separately']);

/** Before "the months of 2025", which are gone through one by one. */
export const OVER_THE: ReadonlySet<string> = new Set(['across', 'over', 'through', 'throughout']);
