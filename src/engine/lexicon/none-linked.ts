import { BEFORE_LINKS, LINK_JOINTS, NEUTRAL_VERBS } from './neutral-verbs.ts';
import { verbForms } from './verb-forms.ts';

/** The verb of things that have to do with each other, whatever stands between them. */
export const BEING_TOGETHER = 'involve';

/** Between the rows and what is not done with others: "that have been", "did". */
export const BEFORE_DENIED: ReadonlySet<string> = new Set([...BEFORE_LINKS, 'currently', 'even', 'yet']);

/** That it is not so. */
export const DENIED: ReadonlySet<string> = new Set(['never', 'not']);

/** Verbs, and words that stand like them after "is": the base of each. */
export const LINKING_WORDS: ReadonlyMap<string, string> = new Map([
  ...NEUTRAL_VERBS,
  ...['available', 'part', 'present', 'have', 'having'].map((word): [string, string] => [
    word,
    BEING_TOGETHER,
  ]),
  ...['fly', 'go', 'live'].flatMap((base) => verbForms(base).map((form): [string, string] => [form, base])),
  ...['flew', 'flown', 'gone', 'went'].map((form): [string, string] => [
    form,
    form.startsWith('f') ? 'fly' : 'go',
  ]),
]);

/** What ties a verb to what follows it. */
export const JOINTS: ReadonlySet<string> = new Set([...LINK_JOINTS, 'of']);

/** How much of the others: none at all. */
export const ANY: ReadonlySet<string> = new Set(['a', 'an', 'any', 'one', 'single']);

/** Before those who do not do it: "dorms *in which* nobody lives". */
export const WHERE: ReadonlySet<string> = new Set(['that', 'where', 'which']);

/** Not one person. */
export const NOBODY: readonly (readonly string[])[] = [
  ['nobody'],
  ['noone'],
  ['no', 'one'],
  ['no', 'people'],
];

/** Not one of what follows. */
export const NONE: readonly (readonly string[])[] = [['none', 'of', 'the'], ['none', 'of', 'our'], ['no']];

/** The rows again, after what is not done with them. */
export const AGAIN: ReadonlySet<string> = new Set(['it', 'them', 'there']);
