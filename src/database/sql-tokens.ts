/** A piece of SQL as SQLite's own tokenizer sees it; white space and comments are left out. */
export interface SqlToken {
  readonly kind: 'word' | 'quoted-name' | 'string' | 'semicolon' | 'parameter' | 'symbol' | 'unclosed';
  /** As written, but without the quotes of a quoted name or a string. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Everything from U+0080 up belongs to a word; a byte order mark is white space, but only where a word might begin. */
const WORD = /[A-Za-z_\u0080-\uffff][A-Za-z0-9_$\u0080-\uffff]*/y;
const BLANK = new Set([' ', '\t', '\n', '\v', '\f', '\r', '\ufeff']);
const CLOSING: Readonly<Record<string, string>> = { "'": "'", '"': '"', '`': '`', '[': ']' };
const PARAMETER = new Set(['?', ':', '@', '$', '#']);

/** Cuts SQL into tokens by the rules of SQLite's tokenizer (https://sqlite.org/src/file/src/tokenize.c). */
export function tokenizeSql(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  let position = 0;
  while (position < sql.length) {
    const next = afterBlankOrComment(sql, position);
    if (next > position) {
      position = next;
      continue;
    }
    const token = readToken(sql, position);
    tokens.push(token);
    position = token.end;
  }
  return tokens;
}

/** The position after one blank or comment, or the same position where there is none. */
function afterBlankOrComment(sql: string, position: number): number {
  const character = sql.charAt(position);
  if (BLANK.has(character)) return position + 1;
  if (character === '-' && sql.charAt(position + 1) === '-') {
    return after(sql.indexOf('\n', position), 1, sql.length);
  }
  if (character === '/' && sql.charAt(position + 1) === '*') {
    return after(sql.indexOf('*/', position + 2), 2, sql.length);
  }
  return position;
}

function after(found: number, length: number, otherwise: number): number {
  return found < 0 ? otherwise : found + length;
}

function readToken(sql: string, start: number): SqlToken {
  const character = sql.charAt(start);
  const closing = CLOSING[character];
  if (closing !== undefined) return readQuoted(sql, start, closing);
  WORD.lastIndex = start;
  if (WORD.test(sql)) {
    const end = WORD.lastIndex;
    return { kind: 'word', text: sql.slice(start, end), start, end };
  }
  const kind = character === ';' ? 'semicolon' : PARAMETER.has(character) ? 'parameter' : 'symbol';
  return { kind, text: character, start, end: start + 1 };
}

/** A doubled quote stands for itself, save for `]`, which always closes. */
function readQuoted(sql: string, start: number, closing: string): SqlToken {
  let end = sql.indexOf(closing, start + 1);
  while (end >= 0 && closing !== ']' && sql.charAt(end + 1) === closing) end = sql.indexOf(closing, end + 2);
  if (end < 0) return { kind: 'unclosed', text: sql.slice(start), start, end: sql.length };
  const kind = closing === "'" ? 'string' : 'quoted-name';
  return { kind, text: sql.slice(start + 1, end), start, end: end + 1 };
}
