import { type Expression, LoanqError } from '../../shared/mod.ts';
import type { Field, FieldRole, FieldValue } from '../knowledge.ts';
import { type ModelContext, toModelUnit } from './model-context.ts';
import type { ModelField } from './schema.ts';

/** A guessed field with the model's label, words, unit, values, bands and order. */
export function applyField(
  guessed: Field,
  model: ModelField,
  options: { readonly context: ModelContext; readonly where: string },
): Field {
  const { context, where } = options;
  const { loanq: own } = model;
  const label = model.label ?? guessed.label;
  const words = new Set([...model.ai_context.synonyms, guessed.label, ...guessed.synonyms]);
  return {
    ...guessed,
    label,
    synonyms: [...words].filter((word) => word !== label),
    description: model.description ?? guessed.description,
    role: own.role ?? guessed.role,
    unit: own.unit === undefined ? guessed.unit : toModelUnit(own.unit, context.currency),
    values: withSynonyms(guessed.values, own.values, `${where} fields "${model.name}" values`),
    bands: ascending(own.bands, `${where} fields "${model.name}" bands`),
    lowerIsBetter: own.lower_is_better ?? guessed.lowerIsBetter,
    ...withAggregate(own),
    order: own.order ?? guessed.order,
  };
}

/** A field that the database does not store. */
export function derivedField(model: ModelField, expression: Expression, context: ModelContext): Field {
  const { loanq: own } = model;
  const type = typeOf(model);
  return {
    name: model.name,
    label: model.label ?? model.name.replaceAll('_', ' '),
    synonyms: model.ai_context.synonyms,
    description: model.description ?? null,
    type,
    role: own.role ?? roleOf(type),
    unit: own.unit === undefined ? null : toModelUnit(own.unit, context.currency),
    isNullable: true,
    expression,
    distinctCount: 0,
    min: null,
    max: null,
    values: null,
    bands: ascending(own.bands, `fields "${model.name}" bands`),
    lowerIsBetter: own.lower_is_better ?? null,
    ...withAggregate(own),
    order: own.order ?? null,
  };
}

function withAggregate({ aggregate }: ModelField['loanq']): Pick<Field, 'aggregate'> {
  return aggregate === undefined ? {} : { aggregate };
}

function typeOf(model: ModelField): Field['type'] {
  switch (model.datatype) {
    case 'Integer':
      return 'integer';
    case 'String':
      return 'text';
    case 'Boolean':
      return 'boolean';
    case 'Date':
      return 'date';
    case 'DateTime':
    case 'DateTimeTz':
      return 'timestamp';
    default:
      return model.dimension?.is_time === true ? 'date' : 'real';
  }
}

function roleOf(type: Field['type']): FieldRole {
  switch (type) {
    case 'integer':
    case 'real':
      return 'measure';
    case 'text':
      return 'category';
    case 'date':
    case 'timestamp':
      return 'time';
    case 'boolean':
      return 'flag';
    case 'blob':
      return 'other';
  }
}

/** Words for values that the data does not hold (yet) are no error: a status may be missing from today's data. */
function withSynonyms(
  values: readonly FieldValue[] | null,
  stated: Readonly<Record<string, readonly string[]>>,
  where: string,
): readonly FieldValue[] | null {
  if (values === null) {
    if (Object.keys(stated).length === 0) return null;
    throw new LoanqError(
      'misconfigured',
      `${where}: the column is no text with at most 10,000 different values`,
    );
  }
  return values.map((value) => ({
    value: value.value,
    synonyms: [...new Set([...(stated[String(value.value)] ?? []), ...value.synonyms])],
  }));
}

function ascending(bands: readonly number[] | undefined, where: string): readonly number[] | null {
  if (bands === undefined) return null;
  if (bands.every((bound, index) => index === 0 || bound > (bands[index - 1] ?? bound))) return bands;
  throw new LoanqError('misconfigured', `${where}: ${bands.join(', ')} should ascend`);
}
