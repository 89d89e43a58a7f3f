/** The words as one text; many checks look for turns of speech in the same ones. */
export function textOf(words: readonly string[]): string {
  return textsOf(words).text;
}

/** The same with a space before and after it, so that whole words are found in it. */
export function spacedTextOf(words: readonly string[]): string {
  return textsOf(words).spaced;
}

interface Texts {
  readonly text: string;
  readonly spaced: string;
}

function textsOf(words: readonly string[]): Texts {
  const known = TEXTS.get(words);
  if (known !== undefined) return known;
  const text = words.join(' ');
  const texts = { text, spaced: ` ${text} ` };
  TEXTS.set(words, texts);
  return texts;
}

const TEXTS = new WeakMap<readonly string[], Texts>();
