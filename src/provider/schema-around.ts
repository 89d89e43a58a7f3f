import type { Knowledge } from '../catalog/mod.ts';
import { describeTable } from './describe-schema.ts';

/** What is known of the schema where a query went wrong. */
export interface SchemaAroundOptions {
  readonly knowledge: Knowledge;
  /** The database's. */
  readonly message: string;
  /** Tables that the prompt describes already. */
  readonly shown: readonly string[];
  readonly sendSamples: boolean;
}

/**
 * What the model should see besides a database's message: the tables of its query that it has not seen in full, and where
 * a name does not exist, those that are like it. Empty where there is nothing to add.
 */
export function schemaAround(
  sql: string,
  { knowledge, message, shown, sendSamples }: SchemaAroundOptions,
): string {
  const words = new Set(sql.toLowerCase().match(/[\p{L}_][\p{L}\p{N}_$]*/gu));
  const unseen = knowledge.datasets.filter(
    ({ name }) => words.has(name.toLowerCase()) && !shown.includes(name),
  );
  const tables = unseen
    .slice(0, TABLES_MAX)
    .map((dataset) => describeTable(dataset, { sendSamples, likely: [...words] }));
  return [...tables, similarNames(message, sql, knowledge)].filter((part) => part !== '').join('\n');
}

const TABLES_MAX = 4;
const NAMES_MAX = 8;

function similarNames(message: string, sql: string, { datasets }: Knowledge): string {
  const table = /no such table: (?:\w+\.)?(\S+)/i.exec(message)?.[1];
  if (table !== undefined) {
    const names = datasets.map(({ name }) => name);
    const like = names.filter((name) => isLike(name, table));
    return `Tables are: ${(like.length > 0 ? like : names).slice(0, NAMES_MAX).join(', ')}.`;
  }
  const [, no, name] = /(no such|ambiguous) column(?: name)?: (?:\w+\.)*"?(\w+)/i.exec(message) ?? [];
  if (no === undefined || name === undefined) return '';
  if (sql.includes(`"${name}`)) return 'Double quotes are for names; text stands in single quotes.';
  const isSought = (field: string) =>
    no.toLowerCase() === 'ambiguous' ? field.toLowerCase() === name.toLowerCase() : isLike(field, name);
  const columns = datasets.flatMap((dataset) =>
    dataset.fields
      .filter((field) => field.expression === null && isSought(field.name))
      .map((field) => `${dataset.name}.${field.name}`),
  );
  return columns.length === 0 ? '' : `Columns of such a name are: ${columns.slice(0, NAMES_MAX).join(', ')}.`;
}

/** They share a word, or one is within the other. */
function isLike(a: string, b: string): boolean {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first.includes(second) || second.includes(first)) return true;
  const words = new Set(first.split('_').filter((word) => word.length > 2));
  return second.split('_').some((word) => words.has(word));
}
