import type { Dataset, Field, Knowledge } from '../../catalog/mod.ts';
import type { Unit } from '../../shared/mod.ts';

/** What there is to ask about, for a person. */
export interface Overview {
  /** The day that relative dates count from (ISO), where the data has one. */
  readonly asOfDate: string | null;
  readonly currency: string | null;
  readonly tables: readonly TableOverview[];
  readonly metrics: readonly MetricOverview[];
  readonly examples: readonly ExampleTheme[];
}

/** A table and what its rows are. */
export interface TableOverview {
  readonly name: string;
  readonly label: string;
  readonly description: string | null;
  readonly rowCount: number;
  readonly columns: readonly ColumnOverview[];
}

/** A column and what it holds. */
export interface ColumnOverview {
  readonly name: string;
  readonly label: string;
  readonly description: string | null;
  readonly type: Field['type'];
  readonly unit: Unit | null;
  readonly isKey: boolean;
  readonly isNullable: boolean;
  /** Where a foreign key leads. */
  readonly references: { readonly table: string; readonly column: string } | null;
  /** Some of its values; of many, the first. */
  readonly values: readonly (string | number)[];
  readonly distinctCount: number;
  readonly min: number | string | null;
  readonly max: number | string | null;
}

/** A figure that has a name: `default rate`. */
export interface MetricOverview {
  readonly name: string;
  readonly label: string;
  readonly description: string | null;
  readonly unit: Unit | null;
}

/** Questions to begin with, by what they are about. */
export interface ExampleTheme {
  readonly theme: string;
  readonly questions: readonly string[];
}

const VALUES_MAX = 8;

/** The data in a person's words. */
export function describeData(knowledge: Knowledge, examples: readonly ExampleTheme[]): Overview {
  const { asOfDate, currency, datasets, metrics } = knowledge;
  return {
    asOfDate,
    currency,
    tables: datasets.map((dataset) => describeTable(dataset, knowledge)),
    metrics: metrics.map(({ name, label, description, unit }) => ({ name, label, description, unit })),
    examples,
  };
}

function describeTable(dataset: Dataset, knowledge: Knowledge): TableOverview {
  const { name, labelPlural, description, rowCount, fields } = dataset;
  const stored = fields.filter(({ expression }) => expression === null);
  const columns = stored.map((field) => describeColumn(field, dataset, knowledge));
  return { name, label: labelPlural, description, rowCount, columns };
}

function describeColumn(field: Field, dataset: Dataset, { relationships }: Knowledge): ColumnOverview {
  const { name, label, description, type, unit, isNullable, distinctCount, min, max, values } = field;
  const key = relationships.find(({ from, fromColumns }) => from === dataset.name && fromColumns[0] === name);
  const target = key?.toColumns[0];
  return {
    name,
    label,
    description,
    type,
    unit,
    isKey: dataset.primaryKey.includes(name),
    isNullable,
    references: key === undefined || target === undefined ? null : { table: key.to, column: target },
    values: (values ?? []).slice(0, VALUES_MAX).map(({ value }) => value),
    distinctCount,
    min,
    max,
  };
}
