import type { Dataset, Field, Knowledge } from '../catalog/mod.ts';
import type { Unit } from '../shared/mod.ts';
import { describeExpression } from './describe-expression.ts';

/** What a model may know of the database. */
export interface DescribeOptions {
  /** Also the values of enumerated columns and the ranges of others, which come from the rows. */
  readonly sendSamples: boolean;
}

/** The schema as text: tables, columns and their meanings, keys, metrics, and the conditions that have a name. */
export function describeSchema(knowledge: Knowledge, options: DescribeOptions): string {
  const tables = knowledge.datasets.map((dataset) => describeDataset(dataset, options));
  const keys = knowledge.relationships.map(
    ({ from, fromColumns, to, toColumns }) =>
      `${from}(${fromColumns.join(', ')}) -> ${to}(${toColumns.join(', ')})`,
  );
  const metrics = knowledge.metrics.map((metric) => {
    const note = sentence([metric.label, metric.description]);
    return `${note}: ${describeExpression(metric.expression)}`;
  });
  const segments = knowledge.segments.map(
    ({ label, dataset, condition }) => `${label} ${dataset}: ${describeExpression(condition)}`,
  );
  return [
    section('Tables', tables.join('\n\n')),
    section('Foreign keys', keys.join('\n')),
    section('Measures with a name', metrics.join('\n')),
    section('Rows with a name', segments.join('\n')),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const VALUES_MAX = 50;

function section(title: string, body: string): string {
  return body === '' ? '' : `# ${title}\n${body}`;
}

function describeDataset(dataset: Dataset, options: DescribeOptions): string {
  const notes = [
    dataset.label,
    dataset.description,
    dataset.defaultDate === null ? null : `its date is ${dataset.defaultDate}`,
    dataset.defaultMeasure === null ? null : `its amount is ${dataset.defaultMeasure}`,
  ];
  const key = dataset.primaryKey.length === 0 ? '' : `, primary key ${dataset.primaryKey.join(', ')}`;
  const fields = dataset.fields.map((field) => `  ${describeField(field, options)}`);
  return [`${dataset.name}${key} -- ${sentence(notes)}`, ...fields].join('\n');
}

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
