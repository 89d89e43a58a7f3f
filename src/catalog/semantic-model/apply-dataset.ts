import { LoanqError } from '../../shared/mod.ts';
import type { Dataset, Field } from '../knowledge.ts';
import { applyField, derivedField } from './apply-field.ts';
import { type ModelContext, onlyOf, parseSql, sqlOf } from './model-context.ts';
import type { ModelDataset, ModelField } from './schema.ts';

/** A guessed dataset with the model's words, columns and derived fields. */
export function applyDataset(guessed: Dataset, model: ModelDataset, context: ModelContext): Dataset {
  const { loanq: own } = model;
  const where = `datasets "${model.name}"`;
  const stated = new Map<string, ModelField>();
  const added: Field[] = [];
  const withOnly = (field: Field, { name, loanq: { only } }: ModelField): Field => ({
    ...field,
    ...onlyOf(only, guessed.name, { context, where: `${where} fields "${name}"` }),
  });
  for (const field of model.fields) {
    const at = `${where} fields "${field.name}"`;
    const expression = context.derived.get(guessed.name)?.get(field.name);
    if (expression !== undefined) added.push(withOnly(derivedField(field, expression, context), field));
    else stated.set(storedColumn(field, guessed, { context, where: at }), field);
  }
  const fields = [
    ...guessed.fields.map((field) => {
      const model = stated.get(field.name);
      return model === undefined ? field : withOnly(applyField(field, model, { context, where }), model);
    }),
    ...added,
  ];
  const named = (column: string, key: string): string => fieldNamed(fields, column, `${where} ${key}`);
  return {
    ...guessed,
    label: own.label ?? guessed.label,
    labelPlural: own.label_plural ?? guessed.labelPlural,
    synonyms: model.ai_context.synonyms.length > 0 ? model.ai_context.synonyms : guessed.synonyms,
    description: model.description ?? guessed.description,
    fields,
    defaultDate: orGuess(own.default_date, guessed.defaultDate, (column) => named(column, 'default_date')),
    defaultMeasure: orGuess(own.default_measure, guessed.defaultMeasure, (column) =>
      named(column, 'default_measure'),
    ),
    ...(own.default_percent === undefined
      ? {}
      : { defaultPercent: named(own.default_percent, 'default_percent') }),
    display: own.display?.map((column) => named(column, 'display')) ?? guessed.display,
    isVisible: own.visible,
  };
}

function storedColumn(
  field: ModelField,
  dataset: Dataset,
  options: { readonly context: ModelContext; readonly where: string },
): string {
  const expression = parseSql(sqlOf(field.expression, options.where), dataset.name, options);
  if (expression.kind !== 'column')
    throw new Error(`${options.where} is derived and was not parsed as such.`);
  return expression.column;
}

function fieldNamed(fields: readonly Field[], name: string, where: string): string {
  const found = fields.find((field) => field.name.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found.name;
  const known = fields.map((field) => field.name).join(', ');
  throw new LoanqError('misconfigured', `${where}: no field "${name}"; there are ${known}`);
}

/** The model's word if it has one (null for none), else the guess. */
function orGuess(
  stated: string | null | undefined,
  guess: string | null,
  check: (column: string) => string,
): string | null {
  if (stated === undefined) return guess;
  return stated === null ? null : check(stated);
}
