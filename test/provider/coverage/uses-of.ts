import type { Knowledge } from '../../../src/catalog/mod.ts';
import { describeMetric, describeSegment } from '../../../src/provider/describe-schema.ts';

/** The tables and columns that a statement reads. */
export interface Uses {
  /** Sorted. */
  readonly tables: readonly string[];
  /** As `table.column`, sorted. */
  readonly columns: readonly string[];
}

/** Reads them off the statement's words, texts and comments left out; a name of two of its tables counts for both. */
export function usesOf(sql: string, { datasets }: Knowledge): Uses {
  const code = sql.replace(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, ' ');
  const words = new Set(code.match(/\w+/g));
  const read = datasets.filter(({ name }) => words.has(name));
  return {
    tables: read.map(({ name }) => name).toSorted(),
    columns: read
      .flatMap(({ name, fields }) =>
        fields
          .filter((field) => field.expression === null && words.has(field.name))
          .map((field) => `${name}.${field.name}`),
      )
      .toSorted(),
  };
}

/** A metric or segment by its name, and the line that defines it in a prompt. */
export interface NamedTerm {
  readonly label: string;
  readonly line: string;
}

/** The metrics and segments that a question names word for word; of names within one another the longest counts. */
export function termsIn(question: string, { datasets, metrics, segments }: Knowledge): NamedTerm[] {
  const names = [
    ...datasets
      .flatMap(({ fields }) => fields.flatMap(({ label, synonyms }) => [label, ...synonyms]))
      .map((name) => ({ name, term: null })),
    ...metrics.flatMap((metric) =>
      [metric.label, ...metric.synonyms].map((name) => ({
        name,
        term: { label: metric.label, line: describeMetric(metric) },
      })),
    ),
    ...segments.flatMap((segment) =>
      [segment.label, ...segment.synonyms, ...segment.nouns].map((name) => ({
        name,
        term: { label: `${segment.label} ${segment.dataset}`, line: describeSegment(segment) },
      })),
    ),
  ];
  const text = ` ${words(question)} `;
  const found = names
    .map(({ name, term }) => ({ phrase: ` ${words(name)} `, term }))
    .filter(({ phrase }) => phrase.trim() !== '' && text.includes(phrase));
  const outer = found.filter(
    ({ phrase }) =>
      !found.some((other) => other.phrase.length > phrase.length && other.phrase.includes(phrase)),
  );
  return outer.flatMap(({ term }) => term ?? []);
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
