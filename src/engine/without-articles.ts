import type { Candidate } from './candidate.ts';
import type { Token } from './token.ts';

/** The candidates without the article or the pronoun that capitals are not where they are a value: "grade A or B", "US customers". */
export function withoutArticles(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
): readonly Candidate[] {
  const letters = lettersOf(candidates, tokens);
  return letters.length === 0
    ? candidates
    : candidates.filter((one) => !letters.some((at) => isArticleIn(one, at)));
}

/** Whether what is left of the words has the name in it that they say in capitals: "US" is no "us" that may be left out. */
export function keepsCapitals(tokens: readonly Token[], left: readonly Token[]): boolean {
  const isLoud = tokens.every(({ text }) => text === text.toUpperCase());
  const said = tokens.filter(({ text }) => text === 'US').length;
  return isLoud || said === left.filter(({ text }) => text === 'US').length;
}

function lettersOf(candidates: readonly Candidate[], tokens: readonly Token[]): readonly number[] {
  if (!tokens.some(isCapital) || tokens.every(({ text }) => text === text.toUpperCase())) return [];
  const isLetter = (at: number): boolean =>
    candidates.some(({ start, end, meaning }) => meaning.kind === 'value' && start === at && end === at + 1);
  return tokens.flatMap((token, at) => (isCapital(token) && isLetter(at) ? [at] : []));
}

function isCapital({ text }: Token): boolean {
  return text === 'A' || text === 'US';
}

/** Whether the letter is the article in "with a", "a billion" or "grade a B". */
function isArticleIn({ start, end, match, meaning }: Candidate, letter: number): boolean {
  if (letter < start || letter >= end) return false;
  const isWord = meaning.kind === 'language' || meaning.kind === 'number';
  return isWord || (match !== 'exact' && letter > start && letter < end - 1);
}
