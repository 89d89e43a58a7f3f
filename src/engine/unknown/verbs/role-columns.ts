import type { Dataset, Field, Knowledge } from '../../../catalog/mod.ts';
import type { Candidate } from '../../candidate.ts';
import type { RoleVerb, VerbRole } from '../../lexicon/verb-roles.ts';

/** A column, or the rows that a key refers to, that a role of a verb may be. */
export interface RoleColumn {
  readonly label: string;
  /** Of what a key refers to: the table, whose values it has all. */
  readonly table: string | null;
  readonly dataset: string;
  /** Null of what a key refers to. */
  readonly field: Field | null;
}

/** What the tables that are spoken of have for the role of the verb, the surest names of it alone. */
export function roleColumns(
  { roles, isOfRow }: RoleVerb,
  role: VerbRole,
  { tables, knowledge }: { readonly tables: ReadonlySet<string>; readonly knowledge: Knowledge },
): readonly RoleColumn[] {
  const columns = [...tables].flatMap((table) => columnsOf(table, knowledge));
  const fitting = columns.filter((column) => isOfKind(column, role));
  for (const names of roles.get(role) ?? []) {
    const found = fitting.filter(({ label }) => names.some((name) => hasWords(label, name)));
    if (found.length > 0) return found;
  }
  const dates = role === 'when' && isOfRow ? fitting.filter((one) => datesRow(one, knowledge)) : [];
  return dates.length === 1 ? dates : [];
}

/** The date of a row itself, and of nothing that happened to it: `date`, `order_date`, `record_year`. */
function datesRow({ label, dataset }: RoleColumn, { datasets }: Knowledge): boolean {
  const table = datasets.find(({ name }) => name === dataset);
  const names = table?.fields.filter(({ name }) => table.display.includes(name)) ?? [];
  const own = new Set(
    [table?.label ?? '', ...names.map((one) => one.label)].flatMap((name) => name.split(' ')),
  );
  return label.split(' ').every((word) => DATES.has(word) || own.has(word));
}

const DATES: ReadonlySet<string> = new Set('at created date datetime day on time timestamp year'.split(' '));

/** The columns of the table, and what its keys refer to under a name of its own. */
function columnsOf(name: string, { datasets, relationships }: Knowledge): readonly RoleColumn[] {
  const dataset = datasets.find((one) => one.name === name);
  if (dataset === undefined || dataset.roleOf !== undefined) return [];
  const keys = new Set(relationships.flatMap(({ from, to }) => (from === name ? [to] : [])));
  return [
    ...dataset.fields
      .filter(({ role, yearColumn }) => role !== 'key' && yearColumn === undefined)
      .map((field): RoleColumn => ({ label: field.label, table: null, dataset: name, field })),
    ...datasets.flatMap((one): readonly RoleColumn[] => partOf(one, keys, name)),
  ];
}

function partOf(part: Dataset, keys: ReadonlySet<string>, dataset: string): readonly RoleColumn[] {
  return part.roleOf !== undefined && keys.has(part.name)
    ? [{ label: part.label, table: part.roleOf, dataset, field: null }]
    : [];
}

/** A time dates, an amount measures, and what is somewhere or somebody does neither. */
function isOfKind({ field, label }: Pick<RoleColumn, 'field' | 'label'>, role: VerbRole): boolean {
  if (field === null) return role !== 'when' && role !== 'much';
  const isTime = field.role === 'time' || field.type === 'date' || field.type === 'timestamp';
  const isYear = isYearColumn({ field, label });
  switch (role) {
    case 'when':
      return isTime || isYear;
    case 'much':
      return field.role === 'measure' && !isYear;
    case 'who':
      return !isTime && field.type === 'text' && (field.role === 'name' || field.role === 'category');
    default:
      return !isTime && !isYear && field.role !== 'measure' && field.role !== 'flag' && !AMOUNTS.test(label);
  }
}

/** A number that is a year. */
export function isYearColumn({ field, label }: Pick<RoleColumn, 'field' | 'label'>): boolean {
  return field?.type === 'integer' && YEAR.test(label);
}

const YEAR = /\byear\b/;
const AMOUNTS = /\b(?:day|month|number|count|hour|minute)\b/;

function hasWords(label: string, name: string): boolean {
  if (name.startsWith('=')) return label === name.slice(1);
  return ` ${label} `.includes(` ${name} `);
}

/** Those of the columns that have one of the values; all where nothing that begins there is a value. */
export function withValues(
  columns: readonly RoleColumn[],
  values: readonly Candidate[],
): readonly RoleColumn[] {
  if (values.length === 0) return columns;
  return columns.filter(({ table, dataset, field }) =>
    values.some(
      ({ meaning }) =>
        meaning.kind === 'value' &&
        (field === null
          ? meaning.dataset === table
          : meaning.dataset === dataset && meaning.field === field.name),
    ),
  );
}

/** The label that all others begin with: the name of whom a key refers to is short for all that is known of them. */
export function shortest(labels: readonly string[]): string | null {
  const [first, ...others] = labels.toSorted((a, b) => a.length - b.length);
  return first !== undefined && others.every((one) => one === first || one.startsWith(`${first} `))
    ? first
    : null;
}
