import { UNKNOWN_CURRENCY } from '../../shared/mod.ts';
import type { Catalog, CatalogTable, ForeignKey } from '../catalog.ts';
import type { Dataset, Knowledge, Relationship } from '../knowledge.ts';
import { createNaming } from '../names/naming.ts';
import { flagSegments } from './flag-segments.ts';
import { guessDataset } from './guess-dataset.ts';
import { onlyOf } from './only-of.ts';

/** Everything that names and values alone suggest about a database. */
export function guessKnowledge(catalog: Catalog): Knowledge {
  const naming = createNaming(catalog.tables);
  const settings = catalog.tables.filter(isSettings);
  const currency = settings.map(currencyOf).find((code) => code !== null) ?? null;
  const datasets = withNamesOfOthers(
    catalog.tables.map((table) => ({
      ...guessDataset(table, { catalog, naming, currency: currency ?? UNKNOWN_CURRENCY }),
      isVisible: !settings.includes(table),
    })),
  );
  return {
    datasets,
    relationships: toRelationships(catalog),
    metrics: [],
    segments: datasets.flatMap(flagSegments),
    asOfDate: settings.map(asOfDateOf).find((date) => date !== null) ?? null,
    currency,
  };
}

/** `flight id` is no flight number where a column is called so. */
function withNamesOfOthers(datasets: readonly Dataset[]): readonly Dataset[] {
  const numbers = new Set(
    datasets.flatMap(({ fields, label: table }) =>
      fields.flatMap(({ label }) =>
        label.endsWith(' number') ? [label] : label === 'number' ? [`${table} number`] : [],
      ),
    ),
  );
  if (numbers.size === 0) return datasets;
  return datasets.map((dataset) => ({
    ...dataset,
    fields: dataset.fields.map((field) => ({
      ...field,
      synonyms: [
        ...field.synonyms.filter((name) => !numbers.has(name)),
        ...(field.label === 'number' ? [`${dataset.label} number`] : []),
      ],
    })),
  }));
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
  const declared = catalog.foreignKeys.map((key) => toRelationship(key, 0));
  return [...declared, ...partsOfKeys(catalog).map((key) => toRelationship(key, LESS_DIRECT))];
}

const LESS_DIRECT = -1;

function toRelationship(key: ForeignKey, preference: number): Relationship {
  return {
    name: `${key.from}.${key.fromColumns.join('+')}`,
    from: key.from,
    fromColumns: key.fromColumns,
    to: key.to,
    toColumns: key.toColumns,
    isTotal: key.isTotal,
    isOneToOne: key.isUnique,
    preference,
    ...onlyOf(key.holders, key.to),
  };
}

/** A part of a key leads on to where the same part of the referenced row leads: the attendance of a registration has its student. */
function partsOfKeys({ foreignKeys }: Catalog): ForeignKey[] {
  return foreignKeys.flatMap((key) =>
    key.toColumns.length < 2 || !key.isUnique
      ? []
      : key.toColumns.flatMap((column, at) => {
          const from = key.fromColumns[at] ?? column;
          const isOwn = foreignKeys.some((own) => own.from === key.from && own.fromColumns.join() === from);
          const next = isOwn
            ? undefined
            : foreignKeys.find((one) => one.from === key.to && one.fromColumns.join() === column);
          if (next === undefined || next.to === key.from) return [];
          const isTotal = key.isTotal && next.isTotal;
          return [{ ...next, from: key.from, fromColumns: [from], isTotal, isUnique: false }];
        }),
  );
}
