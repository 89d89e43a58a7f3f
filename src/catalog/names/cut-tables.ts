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
      const isCut = first.length >= LETTERS_MIN && first.length < word.length && word.startsWith(first);
      if (isCut && length >= COLUMNS_MIN && !isCommonWord(first)) cuts.set(first, word);
    }
  }
  return cuts;
}
