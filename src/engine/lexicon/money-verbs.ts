import { verbForms } from './verb-forms.ts';

/** Verbs by which money changes hands: what is most of it is an amount, and no number of times. */
export const MONEY_VERBS: ReadonlySet<string> = new Set([
  ...'bid collect contribute donate earn generate invest make pay pledge raise receive take'
    .split(' ')
    .flatMap((base) => verbForms(base)),
  ...'gave given gives give made paid pays spend spending spends spent took'.split(' '),
]);

/** Most of it, in all. */
export const MOST_MONEY: ReadonlySet<string> = new Set(['least', 'most']);

/** After it: that money is meant. */
export const MONEY: ReadonlySet<string> = new Set(['cash', 'dollars', 'money']);

/** That all of it is meant together. */
export const IN_ALL: readonly (readonly string[])[] = [
  ['in', 'total'],
  ['in', 'all'],
  ['overall'],
  ['altogether'],
  ['all', 'together'],
  ['in', 'sum'],
];

/** Before what it was spent on. */
export const SPENT_ON: ReadonlySet<string> = new Set([
  'across',
  'for',
  'from',
  'in',
  'on',
  'over',
  'through',
  'with',
]);

/** Between that and its name. */
export const BEFORE_SPENT_ON: ReadonlySet<string> = new Set([
  'all',
  'her',
  'his',
  'its',
  'or',
  'our',
  'the',
  'their',
]);
