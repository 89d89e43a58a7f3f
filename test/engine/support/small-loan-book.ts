import Database from 'libsql';
import type { Knowledge } from '../../../src/catalog/mod.ts';
import { LOAN_BOOK } from './loan-book-knowledge.ts';
import type { Row, Tables } from './naive-evaluator.ts';

/** A random number generator with a seed: the same numbers on every machine (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const below = (limit: number): number => Math.floor(next() * limit);
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }
  return { below, pick, chance: (probability: number): boolean => next() < probability };
}

export type Random = ReturnType<typeof createRandom>;

/** The loan book with every column nullable and no key that holds for sure: nothing may be assumed. */
export const LOOSE_LOAN_BOOK: Knowledge = {
  ...LOAN_BOOK,
  datasets: LOAN_BOOK.datasets.map((dataset) => ({
    ...dataset,
    fields: dataset.fields.map((field) => ({
      ...field,
      isNullable: !dataset.primaryKey.includes(field.name),
    })),
  })),
  relationships: LOAN_BOOK.relationships.map((relationship) => ({ ...relationship, isTotal: false })),
};

const SIZES: Readonly<Record<string, number>> = {
  branches: 4,
  products: 3,
  borrowers: 12,
  applications: 30,
  loans: 22,
  payments: 60,
};

/** Few values, many ties, NULLs everywhere, keys that are NULL or lead nowhere. */
export function randomTables(random: Random): Tables {
  const columnValue = (name: string, type: string): string | number | null => {
    if (random.chance(0.15)) return null;
    if (type === 'date') return `202${random.below(3)}-0${1 + random.below(9)}-1${random.below(3)}`;
    return type === 'text' ? `${name.slice(0, 2)}${random.below(3)}` : random.below(6);
  };
  return Object.fromEntries(
    Object.entries(SIZES).map(([name, size]) => {
      const dataset = LOAN_BOOK.datasets.find((candidate) => candidate.name === name);
      const [primaryKey] = dataset?.primaryKey ?? [];
      const rows = Array.from({ length: size }, (_, index): Row => {
        const cells = (dataset?.fields ?? [])
          .filter(({ expression }) => expression === null)
          .map(({ name: column, type, role }): [string, string | number | null] => {
            if (column === primaryKey) return [column, index + 1];
            if (column === 'application_id') return [column, random.chance(0.8) ? index + 3 : null];
            const target = Object.keys(SIZES).find(
              (table) => `${table.replace(/(?<=ch)e?s$|s$/, '')}_id` === column,
            );
            if (role !== 'key') return [column, columnValue(column, type)];
            return [column, random.chance(0.1) ? null : 1 + random.below((SIZES[target ?? ''] ?? 3) + 1)];
          });
        return Object.fromEntries(cells);
      });
      return [name, rows];
    }),
  );
}

/** The rows in a database in memory, and a way to ask it. */
export function openTables(tables: Tables) {
  const database = new Database(':memory:');
  for (const [name, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {});
    const types = LOAN_BOOK.datasets.find((dataset) => dataset.name === name)?.fields ?? [];
    const definitions = columns.map((column) => {
      const type = types.find((field) => field.name === column)?.type;
      return `${column} ${type === 'real' ? 'REAL' : type === 'integer' ? 'INTEGER' : 'TEXT'}`;
    });
    database.exec(`CREATE TABLE ${name} (${definitions.join(', ')})`);
    const insert = database.prepare(`INSERT INTO ${name} VALUES (${columns.map(() => '?').join(', ')})`);
    for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
  }
  return {
    all(sql: string): readonly (readonly unknown[])[] {
      const rows: unknown = database.prepare(sql).raw().all();
      if (!Array.isArray(rows)) throw new Error('The driver did not return rows');
      return rows.filter((row) => Array.isArray(row));
    },
    close: (): void => {
      database.close();
    },
  };
}
