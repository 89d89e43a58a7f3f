import type { Candidate } from './candidate.ts';
import type { Token } from './token.ts';

/** The candidates without the article that a capital letter is not where it is a value: "grade A or B". */
export function withoutArticles(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
): readonly Candidate[] {
  const letters = lettersOf(candidates, tokens);
  return letters.length === 0
    ? candidates
    : candidates.filter((one) => !letters.some((at) => isArticleIn(one, at)));
}

function lettersOf(candidates: readonly Candidate[], tokens: readonly Token[]): readonly number[] {
  if (!tokens.some(isCapitalA) || tokens.every(({ text }) => text === text.toUpperCase())) return [];
  const isLetter = (at: number): boolean =>
    candidates.some(({ start, end, meaning }) => meaning.kind === 'value' && start === at && end === at + 1);
  return tokens.flatMap((token, at) => (isCapitalA(token) && isLetter(at) ? [at] : []));
}

function isCapitalA({ text }: Token): boolean {
  return text === 'A';
}

/** Whether the letter is the article in "with a", "a billion" or "grade a B". */
function isArticleIn({ start, end, match, meaning }: Candidate, letter: number): boolean {
  if (letter < start || letter >= end) return false;
  const isWord = meaning.kind === 'language' || meaning.kind === 'number';
  return isWord || (match !== 'exact' && letter > start && letter < end - 1);
}
