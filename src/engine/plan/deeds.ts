import { type Dataset, type Field, participleOf } from '../../catalog/mod.ts';
import { remembered, rememberedOf } from '../../shared/mod.ts';
import { verbStem } from '../lexicon/inflection.ts';

/** Whether the rows may be called after what the participle says was done: patients who were `admitted` are admissions. */
export function isDeedOf(participle: string, dataset: Dataset): boolean {
  return deedsOf(dataset).has(verbStem(participle));
}

/** The stems of what was done where the rows are called after it. */
const deedsOf: (dataset: Dataset) => ReadonlySet<string> = rememberedOf(
  ({ label, synonyms }) => new Set([label, ...synonyms].flatMap((name) => stemOfDeed(name) ?? [])),
);

/** Whether the table itself is called after what was done: what was `treated` has treatments. */
export function isMadeOfDeeds(participle: string, { label }: Dataset): boolean {
  return isNounOf(participle, label);
}

/** Whether a column is called after the deed: the closing date after what was `closed`. */
export function isCalledAfter({ label }: Field, deed: string): boolean {
  return label.split(' ').some((one) => verbStem(one) === verbStem(deed));
}

function isNounOf(participle: string, name: string): boolean {
  const done = stemOfDeed(name);
  return done !== null && done === verbStem(participle);
}

/** The stem of what was done where the name is called after it. */
const stemOfDeed = remembered((name) => {
  const done = participleOf(name.slice(name.lastIndexOf(' ') + 1));
  return done === null ? null : verbStem(done);
}, 1000);

/** A word in the form of a participle or a past: "treated", "sold". What is "paid" is said of money rather than of payments. */
export function isPastForm(word: string): boolean {
  return PAST.test(word);
}

const PAST =
  /^(?:[a-z]{2,}ed|bought|brought|built|given|held|left|lent|lost|made|rented|sent|sold|taken|won|written)$/;

/** "total *claimed*" is an amount, and no number of claims. */
export function isAmountDone(words: readonly string[], at: number): boolean {
  return TOTALLING.has(words[at - 1] ?? '') && isPastForm(words[at] ?? '');
}

const TOTALLING: ReadonlySet<string> = new Set(['amount', 'average', 'number', 'sum', 'total']);
