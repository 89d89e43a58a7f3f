import { cutTables } from './cut-tables.ts';
import { withOwnLetters } from './own-letters.ts';
import { singularOf } from './plural.ts';
import { type NamedTable, tableSigns } from './prefixes.ts';
import { type KeyedTable, type SpelledNames, spelledNames } from './spelled-names.ts';
import { expandWords, isDivisible, splitName } from './split-name.ts';

/** The words behind the names of a database's tables and columns, shared prefixes removed and abbreviations expanded. */
export interface Naming {
  tableWords(table: string): readonly string[];
  columnWords(table: string, column: string): readonly string[];
  /** The names with their parts apart, where they were cut short and joined. */
  readonly spelled: SpelledNames;
}

/** Reads all names of a database together, since a prefix is one only if the others have it too. */
export function createNaming(written: readonly KeyedTable[]): Naming {
  const spelled = spelledNames(written);
  const naming = nameTables(
    written.map(({ name, columns }) => ({
      name: spelled.table(name),
      columns: columns.map((column) => ({ name: spelled.column(name, column.name) })),
    })),
  );
  return {
    tableWords: (table) => naming.tableWords(spelled.table(table)),
    columnWords: (table, column) => naming.columnWords(spelled.table(table), spelled.column(table, column)),
    spelled,
  };
}

/** `Product2` holds products, where there is no other table of them. */
function withoutNumber(words: readonly string[], names: readonly string[]): readonly string[] {
  const [noun = '', number = '', ...others] = words;
  const isOnly = names.filter((name) => name.toLowerCase().startsWith(noun)).length === 1;
  return /^\d$/.test(number) && others.length === 0 && isOnly ? [noun] : words;
}

function nameTables(tables: readonly NamedTable[]): Omit<Naming, 'spelled'> {
  const names = tables.map((table) => table.name);
  const signs = tableSigns(tables);
  const prefix = tables.length < 3 || signs.size > 0 ? '' : sharedPrefix(names, new Set());
  const unsigned = names.map((name) => name.slice((signs.get(name) ?? prefix).length));
  const single = new Set(unsigned.flatMap((name) => wordOf(name) ?? []));
  const tableWords = new Map(
    names.map((name, index) => {
      const own = unsigned[index] ?? name;
      return [name, withoutNumber(nouns(words(own, single.difference(new Set([wordOf(own)])))), unsigned)];
    }),
  );
  // What the tables are called divides the names of columns too: `paperid`.
  const known = new Set(
    [...tableWords.values()]
      .flatMap((list) => list.flatMap((word) => [word, singularOf(word)]))
      .filter((word) => word.length > 2),
  );
  const wordsOfTable = (table: string): readonly string[] => tableWords.get(table)?.map(singularOf) ?? [];
  const cuts = cutTables(tables, wordsOfTable);
  const ownerOf = new Map([...signs].map(([table, sign]) => [sign, tableWords.get(table) ?? []]));
  const columnWords = new Map(
    tables.map((table) => {
      const columns = table.columns.map((column) => column.name);
      const sign = signs.get(table.name);
      const start = columns.length < 3 || sign !== undefined ? 0 : sharedPrefix(columns, known).length;
      // `InspName` of `Inspectors` is no name of an inspection.
      const ownCuts = new Map([...cuts, ...cutTables([table], wordsOfTable)]);
      const wordsOf = (name: string): string[] =>
        sign === undefined
          ? words(name.slice(start), known, ownCuts)
          : signedWords(name, { sign, ownerOf, known });
      const typed = new Map(columns.map((name) => [name, wordsOf(name)]));
      return [table.name, withOwnLetters(typed, tableWords.get(table.name) ?? [])];
    }),
  );
  return {
    tableWords: (table) => tableWords.get(table) ?? words(table, known),
    columnWords: (table, column) => columnWords.get(table)?.get(column) ?? words(column, known),
  };
}

/** What tables are called by one word divides the names of others: `hostelbooking` beside `hostels`. */
function wordOf(name: string): string | null {
  const [only = '', ...others] = words(name, new Set());
  return others.length === 0 && only.length >= WORD_MIN ? singularOf(only) : null;
}

const WORD_MIN = 4;

/** The words of a column without its table's sign; the sign of another table stands for that one: `ct_cu_id`. */
function signedWords(
  name: string,
  {
    sign,
    ownerOf,
    known,
  }: {
    readonly sign: string;
    readonly ownerOf: ReadonlyMap<string, readonly string[]>;
    readonly known: ReadonlySet<string>;
  },
): string[] {
  const own = name.toLowerCase().startsWith(sign) ? name.slice(sign.length) : name;
  const other = own.slice(0, own.indexOf('_') + 1).toLowerCase();
  const owner = ownerOf.get(other);
  // `rm_no` is the number of a room.
  if (own !== name && own.toLowerCase() === 'no') return ['number'];
  return owner === undefined || other === own.toLowerCase()
    ? words(own, known)
    : [...owner.slice(0, -1), singularOf(owner.at(-1) ?? ''), ...words(own.slice(other.length), known)];
}

/** What a table holds where it is called by the verb: each row of `pay` is a payment. */
function nouns(list: readonly string[]): string[] {
  const last = list.at(-1);
  // `member_of` holds members.
  if (last === 'of' && list.length > 1) return nouns(list.slice(0, -1));
  return last === undefined ? [] : [...list.slice(0, -1), ROWS_OF.get(last) ?? last];
}

const ROWS_OF: ReadonlyMap<string, string> = new Map([
  ['pay', 'payment'],
  ['read', 'reading'],
  ['reads', 'readings'],
  ['ship', 'shipment'],
]);

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

const NO_CUTS: ReadonlyMap<string, string> = new Map();

function words(name: string, known: ReadonlySet<string>, cuts = NO_CUTS): string[] {
  const all = splitName(name, known);
  const plain = all.filter((word) => !KINDS.has(word));
  return expandWords(plain.length > 0 ? plain : all, cuts);
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
