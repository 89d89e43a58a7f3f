/** Runs one trusted, reading statement and gives its rows by column name. */
export type Query = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** An SQL identifier in double quotes. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** An SQL text literal. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
