import { editDistance } from '../../shared/mod.ts';
import type { CatalogTable } from '../catalog.ts';
import type { Field } from '../knowledge.ts';
import { singularOf } from '../names/plural.ts';

const FIRST_NAMES: ReadonlySet<string> = new Set(['first name', 'forename', 'given name', 'personal name']);
/** `adm first name` names somebody who belongs to the row. */
const OF_OTHERS = /^[a-z]+ .*\b(?:first|last) name\b/;
const LOGINS: ReadonlySet<string> = new Set(['login name', 'user name', 'username']);
const LAST_NAMES: ReadonlySet<string> = new Set(['last name', 'surname', 'family name']);

/** The columns that tell the rows to a person: a name, the first and last name, or a text that is called as its rows are. */
export function guessDisplay(
  fields: readonly Field[],
  { table, tableWords }: { readonly table: CatalogTable; readonly tableWords: readonly string[] },
): string[] {
  const names = fields.filter((field) => field.role === 'name');
  const labels = ['name', 'title', `${tableWords.join(' ')} name`, 'full name'];
  const own = `${tableWords.join(' ')} `;
  const parts = [FIRST_NAMES, LAST_NAMES].flatMap((kinds) =>
    [...kinds]
      .flatMap((kind) => names.find(({ label }) => label === kind || label === `${own}${kind}`) ?? [])
      .slice(0, 1),
  );
  // The title of somebody with a name is what he does.
  const isName = ({ label, type }: Field): boolean =>
    type === 'text' && labels.includes(label) && !(label === 'title' && parts.length > 0);
  // What somebody signs in with is no name of those who have one.
  const isLogin = ({ label }: Field): boolean =>
    LOGINS.has(label) && (parts.length > 0 || names.some((one) => one.label === 'full name'));
  const whole = fields.find((field) => isName(field) && !isLogin(field));
  if (whole !== undefined) return [whole.name];
  if (parts.length > 0) return parts.map((field) => field.name);
  const first =
    names.find(({ label }) => !OF_OTHERS.test(label)) ??
    namedAfter(fields, { table, tableWords }) ??
    companyOf(fields, table) ??
    codeOf(fields, { table, tableWords }) ??
    beganAfter(fields, { table, tableWords });
  return first === undefined ? [] : [first.name];
}

/** The `station_ground` of stations without a key: the only text that begins as they are called, and each has its own. */
function beganAfter(
  fields: readonly Field[],
  { table, tableWords }: { readonly table: CatalogTable; readonly tableWords: readonly string[] },
): Field | undefined {
  if (table.primaryKey.length > 0) return undefined;
  const [only, ...others] = fields.filter(
    ({ type, label }) => type === 'text' && label.startsWith(`${singularOf(tableWords.at(-1) ?? '')} `),
  );
  const isOwn = only?.distinctCount === table.rowCount && table.rowCount > 1;
  return others.length === 0 && isOwn ? only : undefined;
}

/** The `company` of customers who are companies: each has its own. */
function companyOf(fields: readonly Field[], { rowCount }: CatalogTable): Field | undefined {
  return fields.find(
    ({ type, label, distinctCount }) =>
      type === 'text' && COMPANIES.has(label) && distinctCount === rowCount && rowCount > 1,
  );
}

/** The `turbine_code` of turbines with a number for a key: what is painted on them, and each has its own. */
function codeOf(
  fields: readonly Field[],
  { table, tableWords }: { readonly table: CatalogTable; readonly tableWords: readonly string[] },
): Field | undefined {
  const isNumbered = fields.some(({ name, type }) => table.primaryKey.includes(name) && type === 'integer');
  if (!isNumbered || table.primaryKey.length !== 1) return undefined;
  const things = [tableWords.join(' '), tableWords.at(-1) ?? ''].map((thing) => `${thing} `);
  const codes = ['', ...things].flatMap((thing) => CODES.map((code) => thing + code));
  return fields.find(
    ({ type, label, distinctCount }) =>
      type === 'text' && codes.includes(label) && distinctCount === table.rowCount && table.rowCount > 1,
  );
}

const CODES: readonly string[] = ['code', 'label', 'number', 'tag'];

const COMPANIES: ReadonlySet<string> = new Set([
  'business',
  'company',
  'firm',
  'organisation',
  'organization',
]);

/**
 * The text that is called as its rows are (`course` of courses, `project_details`), or the only one that the table has: of a short
 * table of kinds, or what each row is known by (the `model` of aircraft).
 */
function namedAfter(
  fields: readonly Field[],
  { table, tableWords }: { readonly table: CatalogTable; readonly tableWords: readonly string[] },
): Field | undefined {
  if (table.primaryKey.length !== 1) return undefined;
  const texts = fields.filter(
    ({ type, role, name }) => type === 'text' && role !== 'key' && !table.primaryKey.includes(name),
  );
  const called = texts.filter(({ label }) =>
    [tableWords.join(' '), tableWords.at(-1) ?? ''].some((name) => isCalled(label, name)),
  );
  const isOfKinds = fields.length === 2 && table.rowCount <= KINDS_MAX;
  const isKnownBy = table.rowCount >= KNOWN_MIN && texts.every(({ label }) => !TOLD_BESIDE.test(label));
  const [only, ...others] = called.length > 0 ? called : isOfKinds || isKnownBy ? texts : [];
  return others.length === 0 && only?.distinctCount === table.rowCount ? only : undefined;
}

/**
 * The same, but for a letter of a long word: the `Appelation` of an appellation; or the name of it (`region_name` of a `sales_region`), or
 * the details, which are its name where it has no other.
 */
function isCalled(label: string, name: string): boolean {
  return (
    label === name ||
    label === `${name} name` ||
    label === `${name} details` ||
    (name.length >= LONG && editDistance(label, name, 1) <= 1)
  );
}

const LONG = 8;

/** What is told of a row that has no name, and is none. */
const TOLD_BESIDE =
  /\b(?:address|answer|bio|body|code|comments?|content|date|description|details?|email|e mail|fax|feedback|file|hash|id|image|key|link|message|mobile|notes?|number|password|path|phone|photo|picture|postcode|question|reason|remarks?|review|street|summary|telephone|text|time|token|type|url|uuid|website|year|zip)\b/;

/** That as many rows have different texts is no chance. */
const KNOWN_MIN = 5;

/** More rows than this are no kinds that each has one word for. */
const KINDS_MAX = 60;
