import type { WordClasses } from './word-classes.ts';

const WHO = ['', 'who ', 'that ', 'who are ', 'that are ', 'are '];
const VERBS =
  'report to;reporting to;reports to;who report to;who reports to;that report to;work under;working under';
const DONE = 'headed managed overseen supervised'.split(' ').map((verb) => `${verb} by`);

/** What ties people to the one above them. */
export const SUPERIOR_WORDS = {
  'reports-to': [...VERBS.split(';'), ...DONE.flatMap((done) => WHO.map((who) => who + done))],
  /** Between who and what they are: "have Novak as manager". */
  'as-part': ['as', 'as a', 'as an', 'as its', 'as the', 'as their'],
} as const satisfies WordClasses;

/** What the one above is called. */
export const SUPERIORS: ReadonlySet<string> = new Set(
  'boss chief head lead leader manager reports superior supervisor'.split(' '),
);
