import { ABBREVIATIONS } from './abbreviations.ts';
import { isCommonWord } from './common-words.ts';
import { CUT_WORDS } from './cut-words.ts';
import { splitName } from './split-name.ts';

/** A table with its columns, as far as they are named and keyed. */
export interface KeyedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string }[];
  readonly primaryKey?: readonly string[];
}

/** How names would be written that were cut to a few letters and joined: `rtstp` as `rte_stp`, `snm` of `stp` as `stp_nm`. */
export interface SpelledNames {
  table(table: string): string;
  column(table: string, column: string): string;
}

/**
 * The ends of names that tell what a column holds of the thing that the letters before them stand for, each as it is
 * written where it stands alone.
 */
const ENDS: ReadonlyMap<string, string> = new Map([
  ...['addr', 'amt', 'cat', 'cd', 'cnt', 'dt', 'flg', 'id', 'key', 'lvl', 'nm', 'no', 'pct'].map(asIs),
  ...['qty', 'seq', 'stat', 'sts', 'typ', 'val', 'yr'].map(asIs),
  ['code', 'code'],
  ['date', 'date'],
  ['desc', 'descr'],
  ['descr', 'descr'],
  ['name', 'name'],
  ['nbr', 'no'],
  ['num', 'no'],
  ['type', 'typ'],
]);

/** What is dated where one letter stands before `dt`, in a table that begins with another. */
const DATED: ReadonlyMap<string, string> = new Map([
  ['b', 'birth'],
  ['h', 'hire'],
]);

/** Letters that stand for opposites, and only both in one table: `fnm` beside `lnm`, `f_nm` beside `l_nm`. */
const PAIRS: readonly (readonly [string, string, string, ReadonlySet<string>])[] = [
  ['f', 'l', 'first last', new Set(['nm', 'name'])],
  ['s', 'e', 'start end', new Set(['dt', 'date'])],
];

/** So many parts of the names at least, and one of so many, are cut short where a database cuts words short. */
const CUTS_MIN = 4;
const CUTS_ONE_OF = 3;
const PART_MAX = 9;

/** Reads all names of a database together. Where few of them are cut short, each is as it is written. */
export function spelledNames(tables: readonly KeyedTable[]): SpelledNames {
  if (!isStyle(tables)) return { table: (table) => table, column: (_, column) => column };
  const names = tables.map(({ name }) => name.toLowerCase());
  const spelled = new Map(tables.map(({ name }) => [name, compound(name, names)]));
  const owners = keyOwners(tables);
  const columns = new Map(
    tables.map((table) => [
      table.name,
      new Map(table.columns.map(({ name }) => [name, spellColumn(name, { table, owners, spelled })])),
    ]),
  );
  return {
    table: (table) => spelled.get(table) ?? table,
    column: (table, column) => columns.get(table)?.get(column) ?? column,
  };
}

function asIs(word: string): [string, string] {
  return [word, word];
}

/** Whether words are cut short here as a rule, and not now and then. */
function isStyle(tables: readonly KeyedTable[]): boolean {
  const parts = new Set(
    tables.flatMap(({ name, columns }) =>
      [name, ...columns.map((column) => column.name)].flatMap((one) => splitName(one)),
    ),
  );
  const cuts = [...parts].filter(isCut).length;
  return cuts >= CUTS_MIN && cuts * CUTS_ONE_OF >= parts.size;
}

/** An abbreviation, or letters without a vowel between them; `id` is in every database. */
function isCut(part: string): boolean {
  if (part === 'id' || isCommonWord(part)) return false;
  return ABBREVIATIONS.has(part) || CUT_WORDS.has(part) || /^[a-z][bcdfghjklmnpqrstvwxz]{1,7}$/.test(part);
}

/** A table between two others, or of what one of them has: `rtstp` of `rte` and `stp`, `fltcd` of `flt`. */
function compound(name: string, tables: readonly string[]): string {
  const whole = name.toLowerCase();
  if (!isWhole(whole)) return name;
  const others = tables.filter((other) => other !== whole);
  const ways = new Set<string>();
  for (let at = 2; at <= whole.length - 2; at += 1) {
    const [first, second] = [whole.slice(0, at), whole.slice(at)];
    const before = others.filter((other) => isPrefixOf(first, other));
    const after = [ENDS.get(second) ?? [], others.filter((other) => other === second)].flat();
    for (const one of before) for (const two of after) ways.add(`${one}_${two}`);
  }
  const [only, ...rest] = [...ways];
  return only !== undefined && rest.length === 0 ? only : name;
}

/** The table itself, or the beginning of it and nothing that is a word of its own. */
function isPrefixOf(letters: string, table: string): boolean {
  return table === letters || (table.startsWith(letters) && letters.length * 2 > table.length);
}

/** Of each column that is the whole key of one table and of no other, that table. */
function keyOwners(tables: readonly KeyedTable[]): ReadonlyMap<string, string> {
  const keyed = Map.groupBy(
    tables.filter(({ primaryKey }) => primaryKey?.length === 1),
    ({ primaryKey }) => primaryKey?.[0]?.toLowerCase() ?? '',
  );
  return new Map(
    [...keyed].flatMap(([key, [owner, ...others]]): [string, string][] =>
      owner === undefined || others.length > 0 ? [] : [[key, owner.name]],
    ),
  );
}

interface ColumnSite {
  readonly table: KeyedTable;
  readonly owners: ReadonlyMap<string, string>;
  readonly spelled: ReadonlyMap<string, string>;
}

function spellColumn(name: string, { table, owners, spelled }: ColumnSite): string {
  const columns = new Set(table.columns.map((column) => column.name.toLowerCase()));
  const [letter = '', end = ''] = name.toLowerCase().split('_');
  const apart = pairedWord(letter, `_${end}`, columns);
  if (apart !== null) return `${apart}_${end}`;
  const whole = name.toLowerCase();
  if (!isWhole(whole)) return name;
  const ways = [...ENDS].flatMap(([end, written]): string[] => {
    const before = whole.slice(0, -end.length);
    if (before === '' || !whole.endsWith(end)) return [];
    const paired = pairedWord(before, end, columns);
    if (paired !== null) return [`${paired}_${written}`];
    // A key is called for the table that it is of, here as there.
    const owner = owners.get(whole) ?? table.name;
    if (isSignOf(before, owner)) return [joined(spelled.get(owner) ?? owner, written)];
    const dated = written === 'dt' ? DATED.get(before) : undefined;
    return dated === undefined ? [] : [`${dated}_dt`];
  });
  const [only, ...rest] = [...new Set(ways)];
  return only !== undefined && rest.length === 0 ? only : name;
}

/** `fltcd` has the code of a fault, and no code of a fault code. */
function joined(table: string, end: string): string {
  return table.endsWith(`_${end}`) ? table : `${table}_${end}`;
}

function pairedWord(letter: string, end: string, columns: ReadonlySet<string>): string | null {
  for (const [first, second, words, ends] of PAIRS) {
    if (!ends.has(end.replace('_', '')) || !columns.has(first + end) || !columns.has(second + end)) continue;
    const [one = '', two = ''] = words.split(' ');
    if (letter === first) return one;
    if (letter === second) return two;
  }
  return null;
}

/** The first letter of the table's name and perhaps others of it, in their order. */
function isSignOf(letters: string, table: string): boolean {
  const name = table.toLowerCase();
  if (letters.length >= name.length ? letters !== name : letters[0] !== name[0]) return false;
  let at = 0;
  for (const letter of letters) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** One stretch of letters that is no word and no abbreviation by itself. */
function isWhole(name: string): boolean {
  return (
    /^[a-z]+$/.test(name) &&
    name.length <= PART_MAX &&
    !isCommonWord(name) &&
    !ABBREVIATIONS.has(name) &&
    !CUT_WORDS.has(name) &&
    splitName(name).length === 1
  );
}
