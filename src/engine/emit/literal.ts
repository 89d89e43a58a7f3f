/**
 * A value as SQL. Text never holds a control character or line break as such (those are spelled `CHAR(n)`), so that
 * SQL can be indented and shown without changing a value.
 */
export function toLiteral(value: string | number | null): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return numberLiteral(value);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  const pieces = value.toWellFormed().split(/([\u0000-\u001f\u007f\u2028\u2029])/);
  if (pieces.length === 1) return quoted(value.toWellFormed());
  const terms = pieces
    .map((piece, index) => (index % 2 === 1 ? `CHAR(${piece.charCodeAt(0)})` : quoted(piece)))
    .filter((term) => term !== "''");
  return terms.length === 1 ? `${terms[0]}` : `(${terms.join(' || ')})`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function numberLiteral(value: number): string {
  if (Number.isNaN(value)) return 'NULL';
  if (!Number.isFinite(value)) return value > 0 ? '9e999' : '-9e999';
  return String(Object.is(value, -0) ? 0 : value);
}
