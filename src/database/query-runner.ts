/** Runs SQL against the loan book, in query processes, never in the caller's. */
export interface QueryRunner {
  /**
   * Runs one statement. Resolves when the whole result, or its first 256 KB, has been produced, so that early
   * failures reject. Rejects with LoanqError `sql-*`, `overloaded` or `cancelled`.
   */
  run(sql: string, options?: RunOptions): Promise<ResultStream>;
  /** Stops taking statements, lets running ones finish, ends the query processes. */
  close(): Promise<void>;
}

export interface RunOptions {
  /** Aborting ends the statement at once (its process is killed) and rejects with `cancelled`. */
  readonly signal?: AbortSignal;
  /** Also profile the columns for the chart; costs a little per row. */
  readonly profile?: boolean;
  /** Overrides the configured deadline, milliseconds. */
  readonly timeoutMs?: number;
}

/** The JSON text of the array of row objects, `[{"a":1},…]`, in UTF-8. */
export interface ResultStream {
  /** All of it, when it was small enough to be held (at most 256 KB); else the stream. */
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Resolves when the last row has been produced; null unless asked for. Rejects as the stream does. */
  readonly profile: Promise<ResultProfile | null>;
}

/** What a chart needs to know of a result, without its rows. */
export interface ResultProfile {
  readonly rowCount: number;
  /** How many rows a statement that yields none has inserted, updated or deleted: 0 where it changes the schema. */
  readonly changedRowCount?: number;
  readonly columns: readonly ColumnProfile[];
  /** The first rows (at most 200), as objects like those of the JSON; integers beyond 2^53 are bigint. */
  readonly sample: readonly Readonly<Record<string, unknown>>[];
}

export interface ColumnProfile {
  /** As in the row objects (a second `name` is `name_2`). */
  readonly name: string;
  /** Storage classes seen, NULL aside. */
  readonly types: readonly ('integer' | 'real' | 'text' | 'blob')[];
  readonly nullCount: number;
  /** Number of different values, counted up to 1,000 (then 1,000 means "at least"). */
  readonly distinctCount: number;
  /** Over numbers, as near as a double comes; over text in code-unit order when there is no number; null when there is neither. */
  readonly min: number | string | null;
  readonly max: number | string | null;
  /** Every text value seen is an ISO date, date-time, `YYYY-MM`, `YYYY-Qn` or year. */
  readonly isTemporal: boolean;
  /** Length in characters of the longest text. */
  readonly textLengthMax: number;
}
