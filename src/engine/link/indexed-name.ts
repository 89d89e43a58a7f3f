import type { Meaning } from '../candidate.ts';
import { HANDED_OVER } from '../lexicon/cues.ts';
import { nounForm } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';

/** A name of the data. */
export type Name = Extract<Meaning, { kind: 'dataset' | 'field' | 'metric' }>;

/** A name by its words. */
export interface IndexedName {
  readonly meaning: Name;
  /** Of the meaning. */
  readonly key: string;
  /** Different ones, in their order; few enough to be looked through, and there are thousands of names. */
  readonly words: readonly string[];
  readonly head: string;
  /** The words before the last, as they are written, of a column that says how or why something is; null of others. */
  readonly before: readonly string[] | null;
}

/** Alone it tells what was done and not to what: `charged` is no short form of `charged off date`. */
export function isParticiple(norm: string): boolean {
  return /[a-z]{3}ed$/.test(norm) || HANDED_OVER.has(norm);
}

/** "caused *by* lightning" tells the cause. */
export const BY = 'by';

/**
 * "product loans" are loans and no "loan product" in another order, which "products of loans" would be; nor is "36 month loans"
 * a number of months.
 */
export function isOtherHead({ meaning, words, head }: IndexedName, typed: readonly Token[]): boolean {
  const last = typed.at(-1)?.norm ?? '';
  const isWhole = meaning.kind === 'dataset' && typed.length === words.length;
  const isPlural = nounForm(last) !== last;
  return typed.length > 1 && (isWhole || isPlural) && nounForm(last) !== head;
}

/** "staff reported" tells what they did, and is no `reported by staff` in another order. */
export function isDoneByThem({ words }: IndexedName, typed: readonly Token[]): boolean {
  const [doer = '', done = ''] = [typed[0]?.norm, typed.at(-1)?.norm];
  return (
    words.includes(BY) &&
    isParticiple(done) &&
    words.indexOf(done) < words.indexOf(nounForm(doer)) &&
    typed.length > 1
  );
}

/** "users lead" tells what they do, and is no `lead user` in another order. */
export function isDoingOfThem({ meaning, words }: IndexedName, typed: readonly Token[]): boolean {
  const [doer = '', doing = ''] = typed.map(({ norm }) => norm);
  const noun = nounForm(doer);
  const isTurned = words.includes(doing) && words.indexOf(doing) < words.indexOf(noun);
  return meaning.kind === 'field' && typed.length === 2 && noun !== doer && isTurned;
}

/** Whether the words are all of the name: of "principal" it is said that it is "outstanding", or that "we have been repaid" it. */
export function isSaidOfHead({ meaning, words: all }: IndexedName, words: ReadonlySet<string>): boolean {
  return meaning.kind === 'field' && all.length === words.size;
}

/** "admissions" are no admission reasons, and "units" no unit price: of them it is said what kind they are of, or what one costs. */
export function isOtherNoun(typed: string, noun: string, { before }: IndexedName): boolean {
  return before !== null && noun !== typed && before.includes(noun) && !before.includes(typed);
}
