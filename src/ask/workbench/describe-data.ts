import type { Dataset, Field, FieldValue, Knowledge, Metric } from '../../catalog/mod.ts';
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
  /** What else its rows are called. */
  readonly synonyms: readonly string[];
  readonly description: string | null;
  readonly rowCount: number;
  readonly columns: readonly ColumnOverview[];
}

/** A column and what it holds. */
export interface ColumnOverview {
  readonly name: string;
  readonly label: string;
  readonly synonyms: readonly string[];
  readonly description: string | null;
  readonly type: Field['type'];
  readonly unit: Unit | null;
  readonly isKey: boolean;
  readonly isNullable: boolean;
  /** Where a foreign key leads. */
  readonly references: { readonly table: string; readonly column: string } | null;
  /** Its values; of more than two hundred, some. */
  readonly values: readonly ValueOverview[];
  readonly distinctCount: number;
  readonly min: number | string | null;
  readonly max: number | string | null;
}

/** A value, and what people call it: `TX`, Texas. */
export interface ValueOverview {
  readonly value: string | number;
  readonly synonyms: readonly string[];
}

/** A figure that has a name: `default rate`. */
export interface MetricOverview {
  readonly name: string;
  readonly label: string;
  readonly synonyms: readonly string[];
  readonly description: string | null;
  readonly unit: Unit | null;
}

/** Questions to begin with, by what they are about. */
export interface ExampleTheme {
  readonly theme: string;
  readonly questions: readonly string[];
}

/** Of a column with more distinct values some are enough: who looks through them all asks for them. */
const VALUES_MAX = 200;
const VALUES_OF_MANY = 8;

/** The data in a person's words. */
export function describeData(knowledge: Knowledge, examples: readonly ExampleTheme[]): Overview {
  const { asOfDate, currency, datasets, metrics } = knowledge;
  return {
    asOfDate,
    currency,
    tables: datasets.map((dataset) => describeTable(dataset, knowledge)),
    metrics: metrics.filter(({ isSpare }) => !isSpare).map(describeMetric),
    examples,
  };
}

function describeMetric({ name, label, synonyms, description, unit }: Metric): MetricOverview {
  return { name, label, synonyms: firstNames(synonyms), description, unit };
}

function describeTable(dataset: Dataset, knowledge: Knowledge): TableOverview {
  const { name, labelPlural, synonyms, description, rowCount, fields } = dataset;
  const stored = fields.filter(({ expression }) => expression === null);
  const columns = stored.map((field) => describeColumn(field, dataset, knowledge));
  return { name, label: labelPlural, synonyms: firstNames(synonyms), description, rowCount, columns };
}

function describeColumn(field: Field, dataset: Dataset, { relationships }: Knowledge): ColumnOverview {
  const { name, label, synonyms, description, type, unit, isNullable, distinctCount, min, max, values } =
    field;
  const key = relationships.find(({ from, fromColumns }) => from === dataset.name && fromColumns[0] === name);
  const target = key?.toColumns[0];
  return {
    name,
    label,
    synonyms: firstNames(synonyms),
    description,
    type,
    unit,
    isKey: dataset.primaryKey.includes(name),
    isNullable,
    references: key === undefined || target === undefined ? null : { table: key.to, column: target },
    values: shownOf(values ?? []),
    distinctCount,
    min,
    max,
  };
}

function shownOf(values: readonly FieldValue[]): readonly ValueOverview[] {
  const shown = values.length > VALUES_MAX ? values.slice(0, VALUES_OF_MANY) : values;
  return shown.map(({ value, synonyms }) => ({ value, synonyms: firstNames(synonyms) }));
}

/** What a thing is called comes first; ways to speak of it follow, and a page has no use for them. */
function firstNames(synonyms: readonly string[]): readonly string[] {
  return synonyms.filter((name) => name.split(' ').length <= NAME_WORDS_MAX).slice(0, NAMES_MAX);
}

const NAME_WORDS_MAX = 3;
const NAMES_MAX = 6;
