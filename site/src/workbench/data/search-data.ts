import type {
  ColumnOverview,
  MetricOverview,
  Overview,
  TableOverview,
  ValueOverview,
} from '../../../../src/ask/mod.ts';

/** What of the data a search finds. */
export interface FoundData {
  readonly tables: readonly FoundTable[];
  readonly metrics: readonly Found<MetricOverview>[];
}

/** A thing, and the other names of it that were found. */
export type Found<T> = T & { readonly calledAlso: readonly string[] };

/** A table with those of its columns that have what was searched for, or with all where its name does. */
export type FoundTable = Found<Omit<TableOverview, 'columns'>> & { readonly columns: readonly FoundColumn[] };

/** A column; `values` are those that have what was searched for, if any do. */
export type FoundColumn = Found<ColumnOverview>;

/** The names, other names, meanings and values that have all words of a search; all there is for an empty one. */
export function searchData({ tables, metrics }: Overview, search: string): FoundData {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return {
    tables: tables.flatMap((table) => foundTable(table, words)),
    metrics: metrics.filter((metric) => isNamed(metric, words) || isMeant(metric, words)).map(called(words)),
  };
}

function foundTable(table: TableOverview, words: readonly string[]): readonly FoundTable[] {
  const isWhole = isNamed(table, words);
  const columns = table.columns.flatMap((column) => foundColumn(column, words));
  if (!isWhole && columns.length === 0 && !isMeant(table, words)) return [];
  return [{ ...called(words)(table), columns: isWhole ? table.columns.map(called(words)) : columns }];
}

function foundColumn(column: ColumnOverview, words: readonly string[]): readonly FoundColumn[] {
  const values = words.length === 0 ? [] : column.values.filter((value) => isValue(value, words));
  if (values.length > 0) return [{ ...called(words)(column), values }];
  return isNamed(column, words) || isMeant(column, words) ? [called(words)(column)] : [];
}

interface Named {
  readonly name: string;
  readonly label: string;
  readonly synonyms: readonly string[];
  readonly description: string | null;
}

function isNamed({ name, label, synonyms }: Named, words: readonly string[]): boolean {
  return [name, label, ...synonyms].some((text) => hasAll(text, words));
}

function isMeant({ name, label, description }: Named, words: readonly string[]): boolean {
  return description !== null && hasAll(`${name} ${label} ${description}`, words);
}

function isValue({ value, synonyms }: ValueOverview, words: readonly string[]): boolean {
  return [String(value), ...synonyms].some((text) => hasAll(text, words));
}

function hasAll(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/** With the other names that were found, where the names in sight do not have them. */
function called(words: readonly string[]): <T extends Named>(thing: T) => Found<T> {
  return (thing) => {
    const isInSight = hasAll(thing.name, words) || hasAll(thing.label, words);
    return { ...thing, calledAlso: isInSight ? [] : thing.synonyms.filter((text) => hasAll(text, words)) };
  };
}
