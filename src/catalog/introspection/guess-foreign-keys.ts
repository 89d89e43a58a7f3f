import type { CatalogColumn, CatalogTable, ForeignKey } from '../catalog.ts';
import { NAME_KINDS } from '../names/name-kinds.ts';
import { createNaming, type Naming } from '../names/naming.ts';
import { singularOf } from '../names/plural.ts';
import { isIdName, isUnique } from './find-primary-key.ts';

/** A key that may hold. */
export type KeyGuess = Pick<ForeignKey, 'from' | 'fromColumns' | 'to' | 'toColumns'>;

/**
 * For each column without a declared key: the one key column of another table that its name names. Columns that could
 * name several are left out. Whether the values agree is for the caller to verify.
 */
export function guessForeignKeys(tables: readonly CatalogTable[], declared: readonly KeyGuess[]): KeyGuess[] {
  const naming = createNaming(tables);
  const taken = new Set(declared.flatMap((key) => key.fromColumns.map((column) => place(key.from, column))));
  return tables.flatMap((table) =>
    table.columns
      .filter((column) => table.kind === 'table' && !taken.has(place(table.name, column.name)))
      .flatMap((column) => guess({ table, column, tables, naming, declared }))
      .filter((key) => !isSecondKey(key, tables, declared) && !isTurned(key, declared)),
  );
}

/** Another number of the same row, beside the key that is declared: it ties the tables once more, and to nothing else. */
function isSecondKey(
  { from, to, toColumns }: KeyGuess,
  tables: readonly CatalogTable[],
  declared: readonly KeyGuess[],
): boolean {
  const primary = tables.find(({ name }) => name === to)?.primaryKey ?? [];
  return (
    !primary.includes(toColumns[0] ?? '') && declared.some((other) => other.from === from && other.to === to)
  );
}

/** A declared key from its other end: a song has the file that it refers to, and the file has no other song for having such a number. */
function isTurned({ from, fromColumns, to, toColumns }: KeyGuess, declared: readonly KeyGuess[]): boolean {
  return declared.some(
    (other) =>
      other.from === to &&
      other.to === from &&
      other.fromColumns.join() === toColumns.join() &&
      other.toColumns.join() === fromColumns.join(),
  );
}

function place(table: string, column: string): string {
  return `${table}\u0000${column}`;
}

function guess(place: ColumnOfTable & { readonly declared: readonly KeyGuess[] }): KeyGuess[] {
  const { table, column, tables, naming } = place;
  if (isOwnKey({ table, column, tables, naming })) return [];
  const ranked = tables
    .filter((target) => target !== table && target.kind === 'table')
    .flatMap((target) =>
      target.columns.map((key) => ({ target, key, rank: rankOf({ ...place, target, key }) })),
    )
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
  const [best, second] = ranked;
  if (best === undefined) return ofSuperior({ table, column, tables, naming });
  if (best.rank === second?.rank) return [];
  return [{ from: table.name, fromColumns: [column.name], to: best.target.name, toColumns: [best.key.name] }];
}

/** `manager_id` of employees, whose managers are employees too; not of departments, which are nobody. */
function ofSuperior({ table, column, naming }: ColumnOfTable): KeyGuess[] {
  const labels = table.columns.map(({ name }) => naming.columnWords(table.name, name).join(' '));
  const typed = naming.columnWords(table.name, column.name).join(' ');
  const [primary, ...others] = table.primaryKey;
  const key = table.columns.find(({ name }) => name === primary);
  if (!SUPERIOR.test(typed) || !labels.some((one) => OF_STAFF.test(one))) return [];
  if (key === undefined || key === column || others.length > 0 || !isSameType(column, key)) return [];
  return [{ from: table.name, fromColumns: [column.name], to: table.name, toColumns: [key.name] }];
}

const SUPERIOR = /^(?:boss|manager|reports to|superior|supervisor)(?: (?:id|employee id|number|no))?$/;
const OF_STAFF = /^(?:first name|last name|surname|hire date|salary)$/;

/** How clearly `column` names `key`; 0 for not at all. */
function rankOf(pair: {
  readonly table: CatalogTable;
  readonly column: CatalogColumn;
  readonly target: CatalogTable;
  readonly key: CatalogColumn;
  readonly naming: Naming;
  readonly declared: readonly KeyGuess[];
}): number {
  const { table, column, target, key, naming, declared } = pair;
  if (!isUnique(target, key) || !isSameType(column, key)) return 0;
  const isPrimary = target.primaryKey.length === 1 && target.primaryKey[0] === key.name;
  const own = singular(naming.tableWords(target.name));
  const typed = naming.columnWords(table.name, column.name);
  const keyWords = naming.columnWords(target.name, key.name);
  const isNamedAlike = column.name.toLowerCase() === key.name.toLowerCase();
  const name = typed.join(' ');
  // The key of `programs` itself, not of `program_details`, whose key it may be too.
  if (isNamedAlike && isPrimary && name === `${own} id`) return 11;
  if (isNamedAlike && isIdName(key.name) && key.name.toLowerCase() !== 'id') return isPrimary ? 10 : 7;
  // `customer_id` names the key of `customers`, whatever that is called.
  if (isPrimary && name === `${own} id`) return 9;
  if (isNamedAlike && isPrimary && typed.length > 1 && name.startsWith(`${own} `)) return 8;
  if (isPrimary && isNamedAlike && declared.some((other) => isSameKey(other, { target, key, column })))
    return 7;
  if (isPrimary && isIdName(column.name) && name.endsWith(` ${own} id`)) return 6;
  const isKey = isKeyLike(keyWords) || isIdName(key.name);
  if (isPrimary && (name === own || name.endsWith(` ${own}`)) && isKey) return 5;
  // `cds` of a `cds_code`; `pre_cid` of a `cid`.
  const isCut = keyWords.join(' ') === `${name} code`;
  const isLonger = KEY_END.test(key.name) && name.endsWith(` ${keyWords.join(' ')}`);
  if (isPrimary && (isCut || isLonger)) return 5;
  if (isPrimary && PARTS.some(({ part, played }) => part.test(name) && played.test(own))) return 5;
  // Cut so short that it is no table's, and the same here as there: `bno`.
  if (isNamedAlike && isPrimary && KEY_END.test(column.name)) return 4;
  // A name or code that both tables have and only one of them holds once: `city_name`. That two people are called alike ties nobody.
  const isOfThing = typed.length > 1 && !NAME_KINDS.has(typed.at(-2) ?? '');
  return isNamedAlike && isOfThing && ['name', 'code'].includes(typed.at(-1) ?? '') ? 3 : 0;
}

/** A column of the same name in another table has a declared key to it: `ssn` of whatever is an employee's. */
function isSameKey(
  { to, fromColumns: [from = '', ...others], toColumns }: KeyGuess,
  { target, key, column }: Pick<Parameters<typeof rankOf>[0], 'target' | 'key' | 'column'>,
): boolean {
  const isAlike = from.toLowerCase() === column.name.toLowerCase();
  return isAlike && others.length === 0 && to === target.name && toColumns[0] === key.name;
}

/** What part somebody or something plays, and the tables of who or what plays it. */
const PARTS: readonly { readonly part: RegExp; readonly played: RegExp }[] = [
  {
    part: /^(?:advis[eo]r|instructor|lecturer|teacher)(?: id)?$/,
    played: /^(?:faculty|instructor|lecturer|professor|teacher)$/,
  },
  { part: /^(?:attending|doctor|physician)(?: id)?$/, played: /^(?:doctor|physician)$/ },
  { part: /^(?:major|minor)(?: id)?$/, played: /^department$/ },
];

const KEY_END = /^(?!id$|key$|code$|num$)[a-z]+(?:cd|code|id|key|no|nr|num)$/i;

/**
 * A primary key refers to another table only if that one's name is in it: `restaurant_id` of `locations`, and `program_id`
 * of `program_details` beside `programs`.
 */
function isOwnKey({ table, column, tables, naming }: ColumnOfTable): boolean {
  if (table.primaryKey.length !== 1 || table.primaryKey[0] !== column.name) return false;
  const own = singular(naming.tableWords(table.name)).split(' ');
  const typed = naming.columnWords(table.name, column.name);
  const isCodeOf = ({ name, primaryKey: [key = '', ...others] }: CatalogTable): boolean =>
    others.length === 0 && naming.columnWords(name, key).join(' ') === `${typed.join(' ')} code`;
  if (typed.length < 2) return !tables.some((one) => one.name !== table.name && isCodeOf(one));
  const isOfOther = tables.some(
    ({ name }) => name !== table.name && typed.join(' ') === `${singular(naming.tableWords(name))} id`,
  );
  return !isOfOther && (typed[0] === own[0] || typed[0] === own.at(-1));
}

interface ColumnOfTable {
  readonly table: CatalogTable;
  readonly column: CatalogColumn;
  readonly tables: readonly CatalogTable[];
  readonly naming: Naming;
}

function isKeyLike(words: readonly string[]): boolean {
  return ['id', 'key', 'code', 'number'].includes(words.at(-1) ?? '');
}

function isSameType(a: CatalogColumn, b: CatalogColumn): boolean {
  return a.content === b.content && (a.content === 'integer' || a.content === 'text');
}

function singular(words: readonly string[]): string {
  return [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' ');
}
