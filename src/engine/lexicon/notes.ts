/** Verbs that ask for numbers by something, with a particle behind what is divided: "*break* the volume *down* by grade". */
export const DIVIDING: ReadonlySet<string> = new Set([
  'break',
  'cut',
  'divide',
  'separate',
  'slice',
  'split',
]);
export const PARTICLES: ReadonlySet<string> = new Set(['apart', 'down', 'out', 'up']);

/** At the beginning or the end of a question: how exact the answer needs to be. */
export const ROUGHLY: ReadonlySet<string> = new Set(
  'approx approximately ballpark exactly precisely roughly'.split(' '),
);
