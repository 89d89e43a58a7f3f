/** Words that stand in most questions and tell none apart. */
const STOP_WORDS = new Set(
  `a all an and any are as at be been being by can could did do does each find for from get give had has have how i in
  into is it its list many me much of on or our please show tell that the their them there these they this to us was we
  were what when where which who will with would you your`.split(/\s+/),
);

const WORDS_MAX = 64;

/**
 * The question as an FTS5 query: its words and the tokens, each quoted so that none is an operator, joined by OR. Null
 * without any. The first 64 different words count, which bounds the work on a hostile text.
 */
export function toMatchExpression(question: string, tokens: readonly string[] = []): string | null {
  const words = new Set<string>();
  for (const [word] of question
    .slice(0, 20_000)
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!STOP_WORDS.has(word)) words.add(word);
    if (words.size === WORDS_MAX) break;
  }
  const parts = [...words, ...tokens.slice(0, WORDS_MAX)];
  return parts.length === 0 ? null : parts.map((part) => `"${part}"`).join(' OR ');
}
