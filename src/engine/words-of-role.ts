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

/** Whether the column is called as the key that it refers to, but for what each table writes before its columns: `olOrdId`, `ordId`. */
export function isSameKey(column: string, key: string): boolean {
  const [words, own] = [wordsIn(column), wordsIn(key)];
  if (words.join('') === own.join('')) return true;
  const [, ...rest] = own;
  return rest.length > 1 && rest.every((word, at) => words.at(at - rest.length) === word);
}

function wordsIn(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
