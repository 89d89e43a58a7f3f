import { singularOf } from '../../catalog/mod.ts';
import { remembered } from '../../shared/mod.ts';
import { AMERICAN_SPELLINGS } from './spellings.ts';

/** Questions come back to the same words, and many look at each. */
const WORDS_KEPT = 500;

/** The form under which a noun is known: singular, without accents, in the American spelling. */
export const nounForm: (word: string) => string = remembered(toNoun, WORDS_KEPT);

function toNoun(word: string): string {
  const plain = /^[\x20-\x7e]*$/.test(word) ? word : word.normalize('NFD').replace(/\p{Mn}+/gu, '');
  const singular = singularOf(plain.endsWith("'") ? plain.slice(0, -1) : plain);
  return AMERICAN_SPELLINGS.get(singular) ?? singular;
}

/**
 * The stem that the forms of a verb and the nouns of the same action share: `default`, `defaults`, `defaulted`,
 * `defaulting`. Crude on purpose: it is only compared with other stems, and what it finds costs.
 */
export const verbStem: (word: string) => string = remembered(toStem, WORDS_KEPT);

function toStem(word: string): string {
  if (NO_VERBS.has(word)) return word;
  if (word === 'weight') return 'weigh';
  if (word.endsWith('ied') && word.length > 5) return `${word.slice(0, -'ied'.length)}y`;
  if (word.endsWith('ful') && word.length > 6) return toStem(word.slice(0, -'ful'.length));
  for (const { ending, least } of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < least) continue;
    return withoutDoubling(word.slice(0, -ending.length));
  }
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word;
}

/** Endings of verbs, with how many letters must stand before them. */
const ENDINGS: readonly { readonly ending: string; readonly least: number }[] = [
  { ending: 'ing', least: 3 },
  { ending: 'ed', least: 3 },
  { ending: 'es', least: 4 },
  { ending: 's', least: 3 },
];

/** `planned` is from `plan`; the double letter of `pass` and `sell` is their own. */
function withoutDoubling(stem: string): string {
  return /([bdgkmnprt])\1$/.test(stem)
    ? stem.slice(0, -1)
    : stem.endsWith('e') && stem.length > 4
      ? stem.slice(0, -1)
      : stem;
}

/** Words that end like a verb's form and are nouns of another meaning, or none at all. */
const NO_VERBS: ReadonlySet<string> = new Set(
  `bed building buildings ceiling evening feed hundred housing king listing listings meeting meetings morning need news
  offering offerings outing rating ratings red ring seed series shed speed spring status string thing things training wedding
  wing`.split(/\s+/),
);

/** Whether the word says what was done, or of what rows came to be: "declined", "withdrawn". */
export function isDone(word: string): boolean {
  return IRREGULAR_PARTICIPLES.has(word) || /[a-z]{3}ed$/.test(word);
}

const IRREGULAR_PARTICIPLES: ReadonlySet<string> = new Set(
  `built chosen done given left lost made met paid repaid sent shut sold spent stolen taken thrown withdrawn won
  written`.split(/\s+/),
);
