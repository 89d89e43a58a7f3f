import { assertNever, type Expression, type Unit } from '../../shared/mod.ts';
import type { Dataset, Field, Knowledge, Metric, Relationship, Segment } from '../knowledge.ts';
import { type ModelObject, printModel } from './print-model.ts';

/**
 * A first semantic model of a database, for a person to go on from: everything that names and values alone suggest
 * (the knowledge of the database without a model), as a file. Read back, it changes nothing of what is known.
 */
export function draftModel(knowledge: Knowledge, name: string): string {
  const { relationships, currency } = knowledge;
  const model = printModel({
    name,
    datasets: knowledge.datasets.map((dataset) => draftDataset(dataset, knowledge)),
    relationships: relationships.map(draftRelationship),
    loanq: { currency: currency ?? undefined },
  });
  return `${HEAD}${model}`;
}

const HEAD = `# A first draft, from the names and values of the database alone. Correct what it guessed wrongly, and add what your people
# say: synonyms (ai_context), descriptions, words for values (values: { TX: [Texas] }), metrics and segments. Keys that
# the format has no place for stand in custom_extensions of vendor LOANQ.
`;

function draftDataset(dataset: Dataset, { metrics, segments }: Knowledge): ModelObject {
  return {
    name: dataset.name,
    source: dataset.name,
    primary_key: dataset.primaryKey,
    description: dataset.description ?? undefined,
    ai_context: { synonyms: dataset.synonyms },
    fields: dataset.fields.filter(({ expression }) => expression === null).map(draftField),
    metrics: metrics.flatMap((metric) => draftMetric(metric, dataset)),
    loanq: {
      label: dataset.label,
      label_plural: dataset.labelPlural,
      default_date: dataset.defaultDate,
      default_measure: dataset.defaultMeasure,
      default_percent: dataset.defaultPercent,
      display: dataset.display,
      visible: dataset.isVisible ? undefined : false,
      segments: segments.filter((segment) => segment.dataset === dataset.name).flatMap(draftSegment),
    },
  };
}

/** Segments that are guessed say what one column is, or that it is empty or not. */
export function draftSegment({ name, label, synonyms, nouns, condition }: Segment): ModelObject[] {
  const test = testOf(condition);
  return test === null ? [] : [{ name, label, synonyms, nouns, condition: test }];
}

/** A test of one column in SQL; null for any other expression. */
function testOf(test: Expression | null): string | null {
  if (test?.kind === 'is-null' && test.operand.kind === 'column') {
    return `${quoted(test.operand.column)} IS ${test.negated ? 'NOT ' : ''}NULL`;
  }
  if (test?.kind !== 'binary' || test.operator !== '=') return null;
  if (test.left.kind !== 'column' || test.right.kind !== 'literal') return null;
  const { value } = test.right;
  const literal = typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
  return `${quoted(test.left.column)} = ${literal}`;
}

/** Metrics that are guessed are rates of what became of a table's rows. */
function draftMetric(metric: Metric, dataset: Dataset): ModelObject[] {
  const { name, label, synonyms, description, expression } = metric;
  const part =
    expression.kind === 'binary' && expression.left.kind === 'binary' ? expression.left.right : null;
  if (part?.kind !== 'aggregate' || part.table !== dataset.name) return [];
  const test = testOf(part.filter);
  if (test === null) return [];
  const rate = `100 * COUNT(*) FILTER (WHERE ${test}) / COUNT(*)`;
  return [
    {
      name,
      expression: { dialects: [{ dialect: 'ANSI_SQL', expression: rate }] },
      description: description ?? undefined,
      ai_context: { synonyms },
      loanq: { label, unit: 'percent' },
    },
  ];
}

function draftField(field: Field): ModelObject {
  const values = (field.values ?? [])
    .filter(({ synonyms }) => synonyms.length > 0)
    .map(({ value, synonyms }) => [String(value), synonyms] as const);
  return {
    name: field.name,
    expression: { dialects: [{ dialect: 'ANSI_SQL', expression: quoted(field.name) }] },
    dimension: field.role === 'time' ? { is_time: true } : undefined,
    label: field.label,
    description: field.description ?? undefined,
    ai_context: { synonyms: field.synonyms },
    loanq: {
      role: field.role,
      unit: field.unit === null ? undefined : toUnitName(field.unit),
      values: Object.fromEntries(values),
      bands: field.bands ?? undefined,
      lower_is_better: field.lowerIsBetter ?? undefined,
      aggregate: field.aggregate,
      order: field.order ?? undefined,
    },
  };
}

function draftRelationship(relationship: Relationship): ModelObject {
  return {
    name: relationship.name,
    from: relationship.from,
    to: relationship.to,
    from_columns: relationship.fromColumns,
    to_columns: relationship.toColumns,
  };
}

/** Names that are no plain words need quotes in SQL. */
export function quoted(name: string): string {
  return /^[a-z_]\w*$/i.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

function toUnitName(unit: Unit): string {
  switch (unit.kind) {
    case 'money':
    case 'percent':
    case 'fraction':
    case 'count':
    case 'score':
      return unit.kind;
    case 'duration':
      return unit.of;
    default:
      return assertNever(unit);
  }
}
