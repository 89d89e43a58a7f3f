/** What ends the name of a column that holds a key. */
const KEY_ENDS: ReadonlySet<string> = new Set(['id', 'code', 'key', 'number', 'ref']);

/** What a column that holds a key calls the row that it refers to. */
export function wordsOfRole(label: string): readonly string[] {
  const words = label.split(' ');
  return KEY_ENDS.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
}

/** `hero` of `superhero`: what is written as one word, by the end that says what it is. */
export function isEndOf(word: string, whole: string): boolean {
  return word.length >= 4 && whole.length > word.length + 2 && whole.endsWith(word);
}
