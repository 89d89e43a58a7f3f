import { type JsonValue, toBuffer, toJsonValue } from './json-value.ts';

/** Marks put before the bytes of a text and of a blob. */
const TEXT_MARK = 't';
const BLOB_MARK = 'b';

/**
 * The statement once more, with every text as marked bytes: the driver aborts on text that is not UTF-8 and cuts
 * text after a NUL, but passes bytes as they are. The empty second half of `r` keeps SQLite from merging the
 * statement into the outer query, where its expressions would be evaluated once per mention.
 */
export function wrapStatement(sql: string, columnCount: number): string {
  const columns = Array.from({ length: columnCount }, (_, index) => `c${index}`);
  const list = columns.join(', ');
  const marked = columns.map(
    (column) =>
      `CASE typeof(${column}) WHEN 'text' THEN CAST('${TEXT_MARK}' || ${column} AS BLOB) ` +
      `WHEN 'blob' THEN CAST('${BLOB_MARK}' || ${column} AS BLOB) ELSE ${column} END`,
  );
  return (
    `WITH q(${list}) AS (${sql}\n), ` +
    `r AS (SELECT * FROM q UNION ALL SELECT ${columns.map(() => 'NULL').join(', ')} WHERE 0) ` +
    `SELECT ${marked.join(', ')} FROM r`
  );
}

/** The value behind a mark: text with U+FFFD for what is not UTF-8, or the blob; other values as they are. */
export function unmark(value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value;
  const bytes = toBuffer(value);
  const content = bytes.subarray(1);
  return bytes[0] === TEXT_MARK.charCodeAt(0) ? content.toString('utf8') : content;
}

/** `toJsonValue` for a value of a wrapped statement. */
export function markedToJsonValue(value: unknown): JsonValue {
  return toJsonValue(unmark(value));
}
