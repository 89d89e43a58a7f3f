import type { Dataset, Field, Metric, Relationship, Segment } from '../catalog/mod.ts';
import type { Unit } from '../shared/mod.ts';
import { describeExpression } from './describe-expression.ts';

/** What a model may know of the database. */
export interface DescribeOptions {
  /** Also the values of enumerated columns and the ranges of others, which come from the rows. */
  readonly sendSamples: boolean;
}

/** A table in full: what its rows are, its columns and their meanings. Of a wide one only the likeliest columns are. */
export function describeTable(dataset: Dataset, { sendSamples, likely }: DescribeTableOptions): string {
  const notes = [
    dataset.label,
    dataset.description,
    dataset.defaultDate === null ? null : `its date is ${dataset.defaultDate}`,
    dataset.defaultMeasure === null ? null : `its amount is ${dataset.defaultMeasure}`,
  ];
  const key = dataset.primaryKey.length === 0 ? '' : `, primary key ${dataset.primaryKey.join(', ')}`;
  const shown = likeliestFields(dataset, likely);
  const fields = dataset.fields.filter((field) => shown.has(field.name));
  const rest = dataset.fields.filter((field) => !shown.has(field.name) && field.expression === null);
  return [
    `${dataset.name}${key} -- ${sentence(notes)}`,
    ...fields.map((field) => `  ${describeField(field, { sendSamples })}`),
    ...(rest.length === 0 ? [] : [`  also: ${rest.map(({ name }) => name).join(', ')}`]),
  ].join('\n');
}

export interface DescribeTableOptions extends DescribeOptions {
  /** Names of columns that the question is likely to need, best first. */
  readonly likely: readonly string[];
}

/** A table by the names of its columns alone. */
export function nameTable({ name, fields }: Dataset): string {
  const columns = fields.filter(({ expression }) => expression === null).map((field) => field.name);
  const shown = columns.slice(0, FIELDS_MAX).join(', ');
  return `${name}(${shown}${columns.length > FIELDS_MAX ? ', …' : ''})`;
}

/** A foreign key. */
export function describeKey({ from, fromColumns, to, toColumns }: Relationship): string {
  return `${from}(${fromColumns.join(', ')}) -> ${to}(${toColumns.join(', ')})`;
}

/** A measure with a name. */
export function describeMetric({ label, description, expression }: Metric): string {
  return `${sentence([label, description])}: ${describeExpression(expression)}`;
}

/** A condition with a name. */
export function describeSegment({ label, dataset, condition }: Segment): string {
  return `${label} ${dataset}: ${describeExpression(condition)}`;
}

/** Columns of one table that are described; a table of more has most of them for other questions. */
const FIELDS_MAX = 60;

/** Keys connect the tables, so they are always among them. */
function likeliestFields({ primaryKey, fields }: Dataset, likely: readonly string[]): ReadonlySet<string> {
  const names = fields.map(({ name }) => name);
  if (names.length <= FIELDS_MAX) return new Set(names);
  const keys = fields.filter(({ role }) => role === 'key').map(({ name }) => name);
  const known = likely.filter((name) => names.includes(name));
  return new Set([...new Set([...primaryKey, ...known, ...keys, ...names])].slice(0, FIELDS_MAX));
}

const VALUES_MAX = 50;

function describeField(field: Field, { sendSamples }: DescribeOptions): string {
  const notes = [
    field.label === field.name.replaceAll('_', ' ') ? null : field.label,
    field.description,
    field.unit === null ? null : describeUnit(field.unit),
    field.expression === null ? null : `not a column, write ${describeExpression(field.expression)}`,
    sendSamples ? describeValues(field) : null,
    field.isNullable ? 'may be NULL' : null,
  ];
  const note = sentence(notes);
  return `${field.name} ${field.type}${note === '' ? '' : ` -- ${note}`}`;
}

function describeValues({ role, values, min, max }: Field): string | null {
  const isEnumerated = role === 'category' || role === 'geography' || role === 'flag';
  if (isEnumerated && values !== null && values.length <= VALUES_MAX) {
    const shown = values.map(({ value }) =>
      typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`,
    );
    return `one of ${shown.join(', ')}`;
  }
  return (role === 'measure' || role === 'time') && min !== null && max !== null
    ? `from ${min} to ${max}`
    : null;
}

function describeUnit(unit: Unit): string {
  switch (unit.kind) {
    case 'money':
      return `in ${unit.currency}`;
    case 'percent':
      return 'in percent (7.5 is 7.5 %)';
    case 'fraction':
      return 'a fraction (0.075 is 7.5 %)';
    case 'duration':
      return `in ${unit.of}`;
    case 'count':
      return 'a count';
    case 'score':
      return 'a score';
  }
}

/** On one line: descriptions may come from files with line breaks. */
function sentence(notes: readonly (string | null)[]): string {
  return notes
    .filter((note) => note !== null && note !== '')
    .join('; ')
    .replace(/\s+/g, ' ')
    .replace(/\.(?=;|$)/g, '');
}
