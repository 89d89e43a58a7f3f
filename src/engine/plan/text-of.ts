/** The words as one text; many checks look for turns of speech in the same ones. */
export function textOf(words: readonly string[]): string {
  const known = TEXTS.get(words);
  if (known !== undefined) return known;
  const text = words.join(' ');
  TEXTS.set(words, text);
  return text;
}

const TEXTS = new WeakMap<readonly string[], string>();
