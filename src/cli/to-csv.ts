/**
 * The JSON text of an array of row objects as CSV (RFC 4180, with a line of column names; `\n` ends a line), row by row,
 * so that a result of any size passes through. Numbers keep their digits; NULL is an empty field, an empty text `""`.
 */
export async function* toCsv(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const objects of splitObjects(chunks)) {
    let lines = '';
    for (const object of objects) {
      const { names, fields } = toRow(object);
      if (isFirst) lines += `${names.join(',')}\n`;
      isFirst = false;
      lines += `${fields.join(',')}\n`;
    }
    yield lines;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;

/** Cuts the text of an array of flat objects into the texts of the objects, as many at a time as a chunk completes. */
async function* splitObjects(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = join(rest, chunk);
    const objects: string[] = [];
    let start = -1;
    let end = 0;
    let isInText = false;
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i];
      if (isInText) {
        if (byte === BACKSLASH) i++;
        else if (byte === QUOTE) isInText = false;
      } else if (byte === QUOTE) isInText = true;
      else if (byte === OPEN) start = i;
      else if (byte === CLOSE && start !== -1) {
        end = i + 1;
        objects.push(decoder.decode(bytes.subarray(start, end)));
        start = -1;
      }
    }
    rest = bytes.slice(end);
    yield objects;
  }
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** A text, number or word of a flat object; names and values take turns. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s{}:,"]+/g;

function toRow(object: string): { names: string[]; fields: string[] } {
  const tokens = object.match(TOKEN) ?? [];
  return {
    names: tokens.filter((_, i) => i % 2 === 0).map(toField),
    fields: tokens.filter((_, i) => i % 2 === 1).map(toField),
  };
}

/** Taken from the JSON text itself, so that a number keeps digits which a double could not hold. */
function toField(token: string): string {
  if (token === 'null') return '';
  if (!token.startsWith('"')) return token;
  const text = String(JSON.parse(token));
  return /[",\r\n]|^$|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
