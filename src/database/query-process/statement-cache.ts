import { distinctNames } from './column-names.ts';
import { toJsonValue } from './json-value.ts';
import type { Connection } from './open-connection.ts';
import { createRowBatch, type RowBatch } from './row-batch.ts';
import { markedToJsonValue, wrapStatement } from './wrapped-statement.ts';

type Statement = ReturnType<Connection['prepare']>;

/** A compiled statement and what is known of its columns. */
export interface PreparedStatement {
  /** Set to give its rows as arrays, with 64-bit integers exact. */
  readonly statement: Statement;
  /** The names of its columns, all different; none where it yields no rows. */
  readonly names: readonly string[];
  /** Whether text comes as marked bytes, see `wrapStatement`. */
  readonly isMarked: boolean;
  /** Where its rows become JSON; empty between two runs. */
  readonly batch: RowBatch;
  /** How long it took when it last ran, in milliseconds; infinite before. */
  lastMs: number;
}

/** Statements that one connection has compiled, kept while the schema they were compiled for stands. */
export interface StatementCache {
  /** Compiles the statement unless it is kept; `wrapped` asks for text as bytes. Throws the driver's error. */
  prepare(sql: string, wrapped: boolean): PreparedStatement;
  /** Whether it is kept and took no time worth mentioning when it last ran. */
  isShort(sql: string, wrapped: boolean): boolean;
  /**
   * To be told when a statement has arrived before which the database file was written to, or may have been: to look for
   * itself takes as long as to compile a look-up.
   */
  schemaMayHaveChanged(): void;
  /** Drops one that failed, and may have stopped in the middle of its rows. */
  forget(sql: string, wrapped: boolean): void;
}

/** Longer statements take so long to run that compiling them does not count. */
const LENGTH_MAX = 2_000;
const KEPT_MAX = 100;

/** A tenth of what a statement may keep the answers before it waiting. */
const SHORT_MS = 0.5;

/** Compiling a look-up and asking for its columns takes twice as long as running it. */
export function createStatementCache(connection: Connection): StatementCache {
  const schemaVersion = connection.prepare('PRAGMA schema_version').raw(true);
  const kept = new Map<string, PreparedStatement>();
  let version = readVersion();
  let isVersionKnown = true;

  function readVersion(): unknown {
    const row: unknown = schemaVersion.get();
    return Array.isArray(row) ? row[0] : undefined;
  }

  /**
   * Follows what another process did to the schema. SQLite notices such a change only when a statement runs, and then
   * compiles that anew: too late for its columns' names.
   */
  function followSchema(): void {
    if (isVersionKnown) return;
    isVersionKnown = true;
    const current = readVersion();
    if (current === version) return;
    kept.clear();
    connection.prepare('SELECT 1 FROM sqlite_master LIMIT 1').raw(true).all();
    version = current;
  }

  return {
    prepare(sql, wrapped) {
      followSchema();
      const key = keyOf(sql, wrapped);
      const found = kept.get(key);
      if (found !== undefined) return found;
      const prepared = prepare(connection, sql, wrapped);
      if (kept.size >= KEPT_MAX) kept.clear();
      if (sql.length <= LENGTH_MAX && prepared.names.length > 0) kept.set(key, prepared);
      return prepared;
    },
    isShort(sql, wrapped) {
      return (kept.get(keyOf(sql, wrapped))?.lastMs ?? Number.POSITIVE_INFINITY) < SHORT_MS;
    },
    schemaMayHaveChanged() {
      isVersionKnown = false;
    },
    forget: (sql, wrapped) => kept.delete(keyOf(sql, wrapped)),
  };
}

function keyOf(sql: string, wrapped: boolean): string {
  return `${wrapped ? 'w' : ' '}${sql}`;
}

function prepare(connection: Connection, sql: string, wrapped: boolean): PreparedStatement {
  const statement = connection.prepare(sql);
  // A statement that yields no columns has none to ask for, and the driver says so by throwing.
  const names = statement.reader ? statement.columns().map((column) => column.name) : [];
  if (names.length === 0) return toPrepared(statement, names, false);
  const marked = wrapped ? prepareWrapped(connection, sql, names.length) : null;
  const prepared = (marked ?? statement).raw(true).safeIntegers(true);
  return toPrepared(prepared, distinctNames(names), marked !== null);
}

function toPrepared(statement: Statement, names: readonly string[], isMarked: boolean): PreparedStatement {
  const batch = createRowBatch(names, isMarked ? markedToJsonValue : toJsonValue);
  return { statement, names, isMarked, batch, lastMs: Number.POSITIVE_INFINITY };
}

/** EXPLAIN, and what changes rows, cannot stand inside another statement and runs as it is. */
function prepareWrapped(connection: Connection, sql: string, columnCount: number): Statement | null {
  try {
    return connection.prepare(wrapStatement(sql, columnCount));
  } catch {
    return null;
  }
}
