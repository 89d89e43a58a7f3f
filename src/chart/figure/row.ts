/** A row of a result. */
export type Row = Readonly<Record<string, unknown>>;
