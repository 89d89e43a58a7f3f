import { countTokens as count } from 'gpt-tokenizer/encoding/o200k_base';

/**
 * How many tokens a text has in the encoding of OpenAI's current models (o200k_base). Other models' differ by some
 * percent. Lines are counted in pieces, because the time for a word without end grows with the square of its length;
 * each cut may count a token too many.
 */
export function countTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(/[^\n]{1,400}\n*|\n+/g)) tokens += count(piece, AS_TEXT);
  return tokens;
}

/** Marks of chat templates in the text are text. */
const AS_TEXT = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() };
