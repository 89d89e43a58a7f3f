/** One statement of a SQL text: where it stands, and whether a quote or comment in it never ends. */
export interface SqlStatement {
  /** From the first word to the last, comments before the first word and the semicolon left out. */
  readonly text: string;
  /** Offset of the first word. */
  readonly start: number;
  /** Offset after its semicolon, or the end of the text. */
  readonly end: number;
  /** The comments and blank lines between the statement before and this one. */
  readonly preamble: string;
  /** Upper case, e.g. `SELECT`; empty where the statement starts with something else than a word. */
  readonly firstWord: string;
  readonly isTerminated: boolean;
  /** Every quote and block comment is closed. */
  readonly isComplete: boolean;
}

/** Splits SQL at its semicolons, not at those inside quotes and comments; text without any statement gives none. */
export function splitStatements(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let preambleStart = 0;
  let start = -1;
  let end = -1;
  let isComplete = true;
  function close(isTerminated: boolean, next: number): void {
    if (start >= 0) {
      const text = sql.slice(start, end).trimEnd();
      const firstWord = (/^[a-z]+/i.exec(text)?.[0] ?? '').toUpperCase();
      const preamble = sql.slice(preambleStart, start);
      statements.push({ text, start, end: next, preamble, firstWord, isTerminated, isComplete });
    }
    preambleStart = next;
    start = -1;
    isComplete = true;
  }
  for (const piece of scanSql(sql)) {
    if (piece.kind === 'semicolon') {
      close(true, piece.end);
    } else if (piece.kind === 'code' || piece.kind === 'quoted') {
      if (start < 0) start = piece.start;
      end = piece.end;
    }
    if (!piece.isClosed) isComplete = false;
  }
  close(false, sql.length);
  return statements;
}

/** A piece of SQL as far as splitting needs it; white space is left out. */
export interface SqlPiece {
  readonly kind: 'code' | 'quoted' | 'comment' | 'semicolon';
  readonly start: number;
  readonly end: number;
  /** False for a quote or block comment that runs to the end of the text without being closed. */
  readonly isClosed: boolean;
}

/** A doubled quote inside a quoted text reads as two texts side by side, which splits no differently. */
const PIECE =
  /(?<comment>--[^\n]*|\/\*[\s\S]*?\*\/)|(?<quoted>'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\])|(?<semicolon>;)|(?<open>\/\*|['"`[])|(?:[^\s;'"`[/-]+|[/-])/g;

/** Reads SQL piece by piece, in time linear in its length. */
export function* scanSql(sql: string): Generator<SqlPiece> {
  for (const match of sql.matchAll(PIECE)) {
    const { comment, quoted, semicolon, open } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    if (open !== undefined) {
      yield { kind: open === '/*' ? 'comment' : 'quoted', start, end: sql.length, isClosed: false };
      return;
    }
    if (comment !== undefined) yield { kind: 'comment', start, end, isClosed: true };
    else if (quoted !== undefined) yield { kind: 'quoted', start, end, isClosed: true };
    else if (semicolon !== undefined) yield { kind: 'semicolon', start, end, isClosed: true };
    else yield { kind: 'code', start, end, isClosed: true };
  }
}
