import { ARTICLES } from '../../lexicon/inversions.ts';
import { ASKING, ASKING_LEADS, QUESTION_WORDS } from '../../lexicon/put-back.ts';
import type { Token } from '../../token.ts';

/** Whether what is asked begins there: "show …", "how many …", "in which month …". */
export function isAskedFrom(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at]?.norm ?? '', tokens[at + 1]?.norm ?? ''];
  return ASKING.has(first) || (ASKING_LEADS.has(first) && QUESTION_WORDS.has(second));
}

/** Where the first sentence ends, at its mark or the end of the question. */
export function sentenceEnd(tokens: readonly Token[]): number {
  const end = tokens.findIndex(({ kind, norm }) => kind === 'symbol' && SENTENCE_ENDS.has(norm));
  return end < 0 ? tokens.length : end;
}

const SENTENCE_ENDS: ReadonlySet<string> = new Set(['?', '.', '!', ';', ':']);

/** What began the question, as it is written within it: its capital "A" would be a grade. */
export function within(part: readonly Token[]): readonly Token[] {
  return part.map((token) =>
    token.start === 0 && ARTICLES.has(token.norm) ? { ...token, text: token.norm } : token,
  );
}

/** A mark beside a token. */
export function comma(like: Token): Token {
  return { ...like, kind: 'symbol', norm: ',', text: ',', number: null };
}
