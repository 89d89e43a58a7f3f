/** A row of a result. Whole numbers that a number cannot hold are BigInts. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of a result, and its columns in their order. Without a row there are no columns either. */
export interface Rows {
  readonly names: readonly string[];
  readonly rows: readonly Row[];
}

/** Reads `{"data":[{…},…]}`, whose values are no objects, without losing digits or the order of columns. */
export function parseRows(text: string): Rows {
  const hasLong = LONG_NUMBER.test(text);
  const { data }: { readonly data: Record<string, unknown>[] } = JSON.parse(hasLong ? markLong(text) : text);
  if (hasLong) for (const row of data) restoreLong(row);
  const [first] = data;
  return { names: first === undefined ? [] : namesOf(text, Object.keys(first)), rows: data };
}

/** Whether a value is a number, or a whole number that is too long for one. */
export function isNumeric(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

const LONG_NUMBER = /[:,]-?\d{16}/;

/** Whole numbers that a number cannot hold become objects, which no value is. */
function markLong(text: string): string {
  const tokens = /"|(?<![\d.])-?\d{16,}(?![\d.eE])/g;
  let marked = '';
  let done = 0;
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    const [token] = found;
    if (token === '"') tokens.lastIndex = endOfText(text, found.index);
    else if (!Number.isSafeInteger(Number(token))) {
      marked += `${text.slice(done, found.index)}{"exact":"${token}"}`;
      done = tokens.lastIndex;
    }
  }
  return marked + text.slice(done);
}

function restoreLong(row: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === 'object' && value !== null && 'exact' in value) row[name] = BigInt(`${value.exact}`);
  }
}

/** An object of JavaScript puts names like `1` before all others, wherever they are written. */
function namesOf(text: string, names: readonly string[]): readonly string[] {
  if (!names.some((name) => /^\d+$/.test(name))) return names;
  const written: string[] = [];
  let place = text.indexOf('[{') + 2;
  while (written.length < names.length) {
    const end = endOfText(text, place);
    written.push(String(JSON.parse(text.slice(place, end))));
    place = text[end + 1] === '"' ? endOfText(text, end + 1) + 1 : text.indexOf(',', end) + 1;
  }
  return written;
}

/** Behind the quotation mark that closes the one at a place. A pattern would run out of stack on a long text. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

function isEscaped(text: string, place: number): boolean {
  let before = place;
  while (text[before - 1] === '\\') before--;
  return (place - before) % 2 === 1;
}
