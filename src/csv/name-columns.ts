/** A name that SQL takes without quotation marks, as far as its characters go. */
const PLAIN = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;

/** Signs that mean a word where columns are named. */
const WORDS: Readonly<Record<string, string>> = { '%': ' percent ', '#': ' number ', '&': ' and ' };

/**
 * Names of columns from the first line of a file: as they are where SQL takes them so, else in small letters with `_` in
 * the place of all else. An empty one is `column_3`, one that comes again `name_2`.
 */
export function nameColumns(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((title, index) => {
    const name = toName(title, 'column') ?? `column_${index + 1}`;
    const free = firstFree(name, taken);
    taken.add(free.toLowerCase());
    return free;
  });
}

/** The name of a table from that of its file: `Q1 payments.csv` is `q1_payments`. */
export function nameTable(fileName: string): string {
  const title = fileName.replace(/(?:\.(?:csv|tsv|tab|txt))+$/i, '');
  const name = toName(title, 'table') ?? 'table_1';
  return /^sqlite_/i.test(name) ? `table_${name}` : name;
}

/** Null where there is no letter or digit. */
function toName(title: string, prefix: string): string | null {
  const text = title.normalize('NFC').trim();
  if (PLAIN.test(text)) return text;
  const name = text
    .replaceAll(/[%#&]/g, (sign) => WORDS[sign] ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '');
  if (name === '') return null;
  return PLAIN.test(name) ? name : `${prefix}_${name}`;
}

function firstFree(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}_${number}`;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
}
