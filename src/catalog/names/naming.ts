import { singularOf } from './plural.ts';
import { expandWords, isDivisible, splitName } from './split-name.ts';

/** The words behind the names of a database's tables and columns, shared prefixes removed and abbreviations expanded. */
export interface Naming {
  tableWords(table: string): readonly string[];
  columnWords(table: string, column: string): readonly string[];
}

/** Reads all names of a database together, since a prefix is one only if the others have it too. */
export function createNaming(
  tables: readonly { readonly name: string; readonly columns: readonly { readonly name: string }[] }[],
): Naming {
  const names = tables.map((table) => table.name);
  const prefix = tables.length < 3 ? '' : sharedPrefix(names, new Set());
  const tableWords = new Map(names.map((name) => [name, words(name.slice(prefix.length), new Set())]));
  // What the tables are called divides the names of columns too: `paperid`.
  const known = new Set(
    [...tableWords.values()]
      .flatMap((list) => list.flatMap((word) => [word, singularOf(word)]))
      .filter((word) => word.length > 2),
  );
  const columnWords = new Map(
    tables.map((table) => {
      const columns = table.columns.map((column) => column.name);
      const start = columns.length < 3 ? 0 : sharedPrefix(columns, known).length;
      return [table.name, new Map(columns.map((name) => [name, words(name.slice(start), known)]))];
    }),
  );
  return {
    tableWords: (table) => tableWords.get(table) ?? words(table, known),
    columnWords: (table, column) => columnWords.get(table)?.get(column) ?? words(column, known),
  };
}

/** Words of warehouse conventions that tell a table's kind and not what it holds. */
const KINDS: ReadonlySet<string> = new Set([
  'tbl',
  'dim',
  'fact',
  'stg',
  'vw',
  'lkp',
  'tb',
  'mst',
  'mstr',
  'hdr',
]);

function words(name: string, known: ReadonlySet<string>): string[] {
  const all = splitName(name, known);
  const plain = all.filter((word) => !KINDS.has(word));
  return expandWords(plain.length > 0 ? plain : all);
}

/**
 * The prefix that all names share and that is none of their meaning: ended by a separator or a change of case, or, in
 * names without either, one after which most of the names divide into known words. Empty where there is none.
 */
function sharedPrefix(names: readonly string[], known: ReadonlySet<string>): string {
  const common = commonStart(names);
  for (let length = common.length; length >= 2; length--) {
    const prefix = common.slice(0, length);
    const rests = names.map((name) => name.slice(length));
    if (rests.some((rest) => rest === '')) continue;
    if (/[_\W]$/.test(prefix)) return prefix;
    if (rests.every((rest) => /^\p{Lu}/u.test(rest)) && /\p{Ll}$/u.test(prefix)) return prefix;
    const divisible = rests.filter((rest) => isDivisible(rest.toLowerCase(), known)).length;
    const already = names.filter((name) => isDivisible(name.toLowerCase(), known)).length;
    if (divisible >= 0.7 * names.length && divisible > already) return prefix;
  }
  return '';
}

function commonStart(names: readonly string[]): string {
  const [first = '', ...others] = names;
  let length = first.length;
  for (const other of others) {
    while (length > 0 && other.slice(0, length).toLowerCase() !== first.slice(0, length).toLowerCase())
      length--;
  }
  return first.slice(0, length);
}
