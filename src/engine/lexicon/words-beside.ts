import { wordSet } from './word-set.ts';

/**
 * Words that say nothing beside certain others, and may say something anywhere else: "the *very* first", but no "very old
 * customers". `before` and `after` are the senses of the words next to them; null for the beginning of a sentence.
 */
export interface BesideRule {
  readonly words: ReadonlySet<string>;
  readonly before?: RegExp;
  readonly after?: RegExp | null;
}

const SUPERLATIVE = /^rank:|^(?:max|min)$/;

/** Degree, focus and approximation. */
export const BESIDE_RULES: readonly BesideRule[] = [
  { words: wordSet('absolute absolutely sole single very'), before: SUPERLATIVE },
  { words: wordSet('ever single'), after: SUPERLATIVE },
  { words: wordSet('about approximately around just nearly roughly'), before: /^(?:count|how-much)$/ },
  // Said first, "just" and "only" hold for all that is asked.
  { words: wordSet('just merely only simply next now then also well and but'), after: null },
];

/** Who may say what they mean, and the words that are their verbs there: "I *mean* the volume". */
export const SPEAKERS: ReadonlySet<string> = new Set(['i', 'we', 'you']);
export const VERBS_OF_SPEAKERS: ReadonlySet<string> = new Set(['mean']);
