import { assertNever, type Unit } from '../../shared/mod.ts';
import type { Dataset, Field, Knowledge, Relationship, Segment } from '../knowledge.ts';
import { type ModelObject, printModel } from './print-model.ts';

/**
 * A first semantic model of a database, for a person to go on from: everything that names and values alone suggest
 * (the knowledge of the database without a model), as a file. Read back, it changes nothing of what is known.
 */
export function draftModel(knowledge: Knowledge, name: string): string {
  const { datasets, relationships, segments, currency } = knowledge;
  const model = printModel({
    name,
    datasets: datasets.map((dataset) => draftDataset(dataset, segments)),
    relationships: relationships.map(draftRelationship),
    loanq: { currency: currency ?? undefined },
  });
  return `${HEAD}${model}`;
}

const HEAD = `# A first draft, from the names and values of the database alone. Correct what it guessed wrongly, and add what your people
# say: synonyms (ai_context), descriptions, words for values (values: { TX: [Texas] }), metrics and segments. Keys that
# the format has no place for stand in custom_extensions of vendor LOANQ.
`;

function draftDataset(dataset: Dataset, segments: readonly Segment[]): ModelObject {
  return {
    name: dataset.name,
    source: dataset.name,
    primary_key: dataset.primaryKey,
    description: dataset.description ?? undefined,
    ai_context: { synonyms: dataset.synonyms },
    fields: dataset.fields.filter(({ expression }) => expression === null).map(draftField),
    loanq: {
      label: dataset.label,
      label_plural: dataset.labelPlural,
      default_date: dataset.defaultDate,
      default_measure: dataset.defaultMeasure,
      display: dataset.display,
      visible: dataset.isVisible ? undefined : false,
      segments: segments.filter((segment) => segment.dataset === dataset.name).flatMap(draftSegment),
    },
  };
}

/** Segments that are guessed are flags: the column is 1. */
export function draftSegment({ name, label, condition }: Segment): ModelObject[] {
  if (condition.kind !== 'binary' || condition.left.kind !== 'column') return [];
  return [{ name, label, condition: `${quoted(condition.left.column)} = 1` }];
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
