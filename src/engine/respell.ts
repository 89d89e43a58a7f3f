import { verbStem } from './lexicon/inflection.ts';
import { MISSPELLINGS } from './lexicon/misspellings.ts';
import type { Linker } from './link/create-linker.ts';
import { meansTheSame, nearLanguageWords } from './recognize/spelling.ts';
import type { Token } from './token.ts';

/**
 * The tokens with misspelt words of the language as they are meant ("averge" for "average"). A word that is as near to
 * another one, of the language or of the data, stays as it is; so does a name within a sentence, but for months and days.
 */
export function respell(tokens: readonly Token[], linker: Linker): readonly Token[] {
  return tokens.map((token, at) => {
    if (token.kind !== 'word' || linker.isKnown(token.norm)) return token;
    const known = MISSPELLINGS.get(token.norm);
    if (known !== undefined) return { ...token, norm: known };
    const language = nearLanguageWords(token.norm);
    const near = [...language, ...linker.near(token.norm)];
    // Of the forms of one verb the one that ends as it was typed: "issud" is "issued".
    const meant = language.find((word) => word.at(-1) === token.norm.at(-1)) ?? language[0];
    if (meant === undefined) return token;
    const isPlain = near.every((word) => meansTheSame(word, meant) || verbStem(word) === verbStem(meant));
    const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(token.text) && !isTitle(tokens);
    return !isPlain || (isName && !CAPITALIZED.test(meant)) ? token : { ...token, norm: meant };
  });
}

const CAPITALIZED =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

/** "Average Loan Amount": all longer words have a capital. */
function isTitle(tokens: readonly Token[]): boolean {
  return tokens.every(({ kind, text }) => kind !== 'word' || text.length < 5 || /^\p{Lu}/u.test(text));
}
