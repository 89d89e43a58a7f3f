import { LoanqError, UNKNOWN_CURRENCY, type Unit } from '../../shared/mod.ts';
import type { Catalog } from '../catalog.ts';
import type { Dataset, Knowledge, Phrasing, Relationship } from '../knowledge.ts';
import { applyDataset } from './apply-dataset.ts';
import { toMetric } from './apply-metric.ts';
import { toSegment } from './apply-segment.ts';
import { locate, type ModelContext, onlyOf } from './model-context.ts';
import { parseFields } from './parse-fields.ts';
import type { ModelRelationship, SemanticModel } from './schema.ts';

/** Puts the model's word in place of each guess. Throws LoanqError `misconfigured` with the path of what is wrong. */
export function applyModel(guessed: Knowledge, model: SemanticModel, catalog: Catalog): Knowledge {
  const asOfDate = asOfDateOf(model, catalog) ?? guessed.asOfDate;
  const currency = currencyOf(model, catalog) ?? guessed.currency;
  const tables = new Map(
    model.datasets.map((dataset) => [dataset.name, sourceTable(dataset.source, catalog)]),
  );
  const start: ModelContext = {
    catalog,
    tables,
    asOfDate,
    currency: currency ?? UNKNOWN_CURRENCY,
    derived: new Map(),
  };
  const context = { ...start, derived: parseFields(model, start) };
  const datasets = guessed.datasets.map((dataset) => {
    const own = model.datasets.find(({ name }) => tables.get(name) === dataset.name);
    return withCurrency(own === undefined ? dataset : applyDataset(dataset, own, context), context.currency);
  });
  const described = new Set(
    model.datasets.flatMap(({ name, fields }) => fields.map((field) => `${tables.get(name)}.${field.name}`)),
  );
  /** What is guessed of a field goes by the field's name, or begins with it. */
  const isDescribed = (name: string): boolean =>
    described.has(name) || [...described].some((field) => name.startsWith(`${field} `));
  const metrics = [
    ...model.metrics.map((metric) => toMetric(metric, null, context)),
    ...model.datasets.flatMap((dataset) =>
      dataset.metrics.map((metric) => toMetric(metric, tables.get(dataset.name) ?? null, context)),
    ),
  ];
  const segments = model.datasets.flatMap((dataset) =>
    dataset.loanq.segments.map((segment) =>
      toSegment(segment, tables.get(dataset.name) ?? dataset.name, context),
    ),
  );
  return {
    datasets,
    relationships: applyRelationships(guessed.relationships, model, context),
    metrics: unique(metrics, 'metrics'),
    segments: unique([...segments, ...guessed.segments.filter(({ name }) => !isDescribed(name))], 'segments'),
    asOfDate,
    currency,
    ...(model.loanq.shows_ranks === true ? { showsRanks: true } : {}),
    ...phrasingsOf(model),
  };
}

/** Absent where there are none. */
function phrasingsOf({ loanq }: SemanticModel): Pick<Knowledge, 'firstPhrasings' | 'fallbackPhrasings'> {
  const first = listed(loanq.phrasings.first);
  const fallback = listed(loanq.phrasings.fallback);
  return {
    ...(first.length === 0 ? {} : { firstPhrasings: first }),
    ...(fallback.length === 0 ? {} : { fallbackPhrasings: fallback }),
  };
}

function listed(turns: Readonly<Record<string, string>>): readonly Phrasing[] {
  return Object.entries(turns).map(([said, plain]) => ({ said, plain }));
}

/** `schema.table` or `table`, as the database spells it. */
function sourceTable(source: string, catalog: Catalog): string {
  const name = source.slice(source.lastIndexOf('.') + 1).toLowerCase();
  const table = catalog.tables.find((candidate) => candidate.name.toLowerCase() === name);
  if (table !== undefined) return table.name;
  const known = catalog.tables.map((candidate) => candidate.name).join(', ');
  throw new LoanqError('misconfigured', `datasets: the database has no table "${source}"; it has ${known}`);
}

function columnAt(path: string, catalog: Catalog, key: string): Catalog['tables'][number]['columns'][number] {
  const [tableName = '', columnName = ''] = path.toLowerCase().split('.');
  const table = catalog.tables.find(({ name }) => name.toLowerCase() === tableName);
  const column = table?.columns.find(({ name }) => name.toLowerCase() === columnName);
  if (column === undefined)
    throw new LoanqError('misconfigured', `${key}: no column "${path}"; write table.column`);
  return column;
}

function asOfDateOf(model: SemanticModel, catalog: Catalog): string | null {
  if (model.loanq.as_of === undefined) return null;
  const { max } = columnAt(model.loanq.as_of, catalog, 'as_of');
  if (typeof max === 'string' && /^\d{4}-\d{2}-\d{2}/.test(max)) return max.slice(0, 10);
  throw new LoanqError('misconfigured', `as_of: "${model.loanq.as_of}" holds no date`);
}

function currencyOf(model: SemanticModel, catalog: Catalog): string | null {
  const { currency } = model.loanq;
  if (currency === undefined) return null;
  const code = currency.includes('.') ? columnAt(currency, catalog, 'currency').values?.[0] : currency;
  if (typeof code === 'string' && /^[A-Z]{3}$/.test(code)) return code;
  throw new LoanqError(
    'misconfigured',
    `currency: "${currency}" is no code such as USD, nor a column that holds one`,
  );
}

/** Guessed amounts of money take the currency that the model tells. */
function withCurrency(dataset: Dataset, currency: string): Dataset {
  const inCurrency = (unit: Unit | null): Unit | null =>
    unit?.kind === 'money' ? { ...unit, currency } : unit;
  return { ...dataset, fields: dataset.fields.map((field) => ({ ...field, unit: inCurrency(field.unit) })) };
}

/** Keys of the database, with the model's names and preferences; keys that only the model has are added. */
function applyRelationships(
  guessed: readonly Relationship[],
  model: SemanticModel,
  context: ModelContext,
): readonly Relationship[] {
  const stated = model.relationships.map((relationship) => toRelationship(relationship, guessed, context));
  const isStated = (key: Relationship): boolean => stated.some((other) => isSameKey(key, other));
  return [...stated, ...guessed.filter((key) => !isStated(key))];
}

function toRelationship(
  stated: ModelRelationship,
  guessed: readonly Relationship[],
  context: ModelContext,
): Relationship {
  const where = `relationships "${stated.name}"`;
  const from = locate(stated.from, stated.from_columns, { context, where });
  const to = locate(stated.to, stated.to_columns, { context, where });
  if (from.columns.length !== to.columns.length) {
    throw new LoanqError('misconfigured', `${where}: from_columns and to_columns must be equally many`);
  }
  const key = {
    name: stated.name,
    from: from.table,
    fromColumns: from.columns,
    to: to.table,
    toColumns: to.columns,
    preference: stated.loanq.preference,
    ...onlyOf(stated.loanq.only, to.table, { context, where }),
  };
  const known = guessed.find((other) => isSameKey({ ...key, isTotal: false, isOneToOne: false }, other));
  return {
    ...(known?.only === undefined ? {} : { only: known.only }),
    ...key,
    isTotal: known?.isTotal ?? false,
    isOneToOne: known?.isOneToOne ?? false,
  };
}

function isSameKey(a: Relationship, b: Relationship): boolean {
  return a.from === b.from && a.to === b.to && a.fromColumns.join('\n') === b.fromColumns.join('\n');
}

function unique<Named extends { readonly name: string }>(
  items: readonly Named[],
  where: string,
): readonly Named[] {
  const seen = new Set<string>();
  for (const { name } of items) {
    if (seen.has(name)) throw new LoanqError('misconfigured', `${where}: "${name}" is defined twice`);
    seen.add(name);
  }
  return items;
}
