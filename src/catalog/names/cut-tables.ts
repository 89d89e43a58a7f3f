import { isCommonWord } from './common-words.ts';
import type { NamedTable } from './prefixes.ts';
import { splitName } from './split-name.ts';

const LETTERS_MIN = 3;
/** So many columns of the table have to begin so. */
const COLUMNS_MIN = 2;

/**
 * The words that stand for a table cut short, with what they stand for: `ven` where `venue` has `ven_id` and `ven_nm`.
 * `wordsOf` gives the words of the table's own name.
 */
export function cutTables(
  tables: readonly NamedTable[],
  wordsOf: (table: string) => readonly string[],
): ReadonlyMap<string, string> {
  const cuts = new Map<string, string>();
  for (const { name, columns } of tables) {
    const word = wordsOf(name).at(-1) ?? '';
    const beginnings = Map.groupBy(
      columns.map((column) => splitName(column.name)).filter((words) => words.length > 1),
      ([first = '']) => first,
    );
    for (const [first, { length }] of beginnings) {
      const isCut = first.length >= LETTERS_MIN && first.length < word.length && isCutOf(first, word);
      if (isCut && length >= COLUMNS_MIN && !isCommonWord(first)) cuts.set(first, word);
    }
  }
  // `long` is a word, but not beside a `lat`.
  if (tables.some(({ columns }) => columns.some(isLatitude))) cuts.set('long', 'longitude');
  return cuts;
}

/** The beginning of the word, or its first letter and others of it up to the last, in their order: `apt` of `apartment`. */
function isCutOf(cut: string, word: string): boolean {
  if (word.startsWith(cut)) return true;
  const [first = '', last = ''] = [cut[0], cut.at(-1)];
  return word.startsWith(first) && word.endsWith(last) && new RegExp([...cut].join('.*')).test(word);
}

function isLatitude({ name }: NamedTable['columns'][number]): boolean {
  return splitName(name).at(-1) === 'lat';
}
