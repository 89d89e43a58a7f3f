import { UNKNOWN_CURRENCY } from '../../shared/mod.ts';
import type { Catalog, CatalogTable } from '../catalog.ts';
import type { Dataset, Field, Knowledge, Relationship, Segment } from '../knowledge.ts';
import { createNaming } from '../names/naming.ts';
import { guessDataset } from './guess-dataset.ts';
import { yesAmong } from './yes-or-no.ts';

/** Everything that names and values alone suggest about a database. */
export function guessKnowledge(catalog: Catalog): Knowledge {
  const naming = createNaming(catalog.tables);
  const settings = catalog.tables.filter(isSettings);
  const currency = settings.map(currencyOf).find((code) => code !== null) ?? null;
  const datasets = catalog.tables.map((table) => ({
    ...guessDataset(table, { catalog, naming, currency: currency ?? UNKNOWN_CURRENCY }),
    isVisible: !settings.includes(table),
  }));
  return {
    datasets,
    relationships: toRelationships(catalog),
    metrics: [],
    segments: datasets.flatMap(flagSegments),
    asOfDate: settings.map(asOfDateOf).find((date) => date !== null) ?? null,
    currency,
  };
}

const AS_OF = /as[\W_]*of|snapshot[\W_]*date|report(?:ing)?[\W_]*date/i;

/** A one-row table with an as-of date is bookkeeping: no question is about its row. */
function isSettings(table: CatalogTable): boolean {
  return table.rowCount === 1 && asOfDateOf(table) !== null;
}

function asOfDateOf(table: CatalogTable): string | null {
  const column = table.columns.find(
    ({ name, content }) => AS_OF.test(name) && ['date', 'timestamp'].includes(content),
  );
  return typeof column?.max === 'string' ? column.max.slice(0, 10) : null;
}

function currencyOf(table: CatalogTable): string | null {
  const value = table.columns.find(({ name }) => /currency|ccy/i.test(name))?.values?.[0];
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : null;
}

function toRelationships(catalog: Catalog): Relationship[] {
  return catalog.foreignKeys.map((key) => ({
    name: `${key.from}.${key.fromColumns.join('+')}`,
    from: key.from,
    fromColumns: key.fromColumns,
    to: key.to,
    toColumns: key.toColumns,
    isTotal: key.isTotal,
    isOneToOne: key.isUnique,
    preference: 0,
  }));
}

/** A flag names rows: `active` users are those whose `is_active` is 1. */
function flagSegments(dataset: Dataset): Segment[] {
  return dataset.fields.flatMap((field) => {
    const yes = field.role === 'flag' ? 1 : yesOf(field);
    return yes === null ? [] : [flagSegment(dataset, field, yes), ...oppositeSegments(dataset, field)];
  });
}

/** What is said of rows whose flag says no, where it has a word of its own. */
const OPPOSITES: ReadonlyMap<string, readonly string[]> = new Map([
  ['open', ['closed']],
  ['closed', ['open']],
  ['active', ['inactive']],
  ['enabled', ['disabled']],
  ['verified', ['unverified']],
  ['paid', ['unpaid']],
  ['available', ['unavailable']],
  ['read', ['unread']],
  ['published', ['unpublished']],
  ['cancelled', ['active']],
  ['canceled', ['active']],
]);

/** `closed` shops are those whose `is_open` is 0; a flag of that name goes before. */
function oppositeSegments(dataset: Dataset, field: Field): Segment[] {
  if (field.role !== 'flag') return [];
  const words = (OPPOSITES.get(field.label) ?? []).filter((word) =>
    dataset.fields.every(({ label }) => !label.split(' ').includes(word)),
  );
  return words.map((label) => ({
    ...flagSegment(dataset, field, 0),
    name: `${dataset.name}.${field.name} ${label}`,
    label,
  }));
}

function flagSegment({ name: dataset }: Dataset, { name, label }: Field, yes: string | number): Segment {
  return {
    name: `${dataset}.${name}`,
    label,
    synonyms: [],
    nouns: [],
    dataset,
    condition: {
      kind: 'binary',
      operator: '=',
      left: { kind: 'column', table: dataset, column: name },
      right: { kind: 'literal', value: yes },
    },
  };
}

/** The text that says yes in a column that says nothing but yes and no; null for other columns. */
function yesOf({ role, label, values }: Field): string | null {
  const isAdjective = !/ (?:flag|indicator)$/.test(label) && !CODES.has(label);
  return role === 'category' && isAdjective
    ? yesAmong(values?.map(({ value }) => String(value)) ?? [])
    : null;
}

const CODES: ReadonlySet<string> = new Set(['gender', 'sex']);
