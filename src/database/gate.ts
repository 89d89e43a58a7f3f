import { LoanqError } from '../shared/mod.ts';
import { SQL_LENGTH_MAX } from './limits.ts';
import { type Repeats, repeatsOf } from './repeats.ts';
import { type SqlToken, tokenizeSql } from './sql-tokens.ts';

export interface GateOptions {
  /** Lets single statements that change rows or tables through; the operator's choice. */
  readonly writable?: boolean;
}

/** A statement that passed the gate. */
export interface CheckedStatement {
  /** The statement alone: no leading or closing comments, no semicolons around it. */
  readonly sql: string;
  /** It may make text that holds a NUL character, which the driver would cut off there if read plainly. */
  readonly mayMakeNul: boolean;
  readonly repeats: Repeats;
}

const READING = new Set(['SELECT', 'WITH', 'VALUES', 'EXPLAIN']);
const WRITING = new Set([
  'INSERT',
  'UPDATE',
  'DELETE',
  'REPLACE',
  'CREATE',
  'ALTER',
  'DROP',
  'ANALYZE',
  'REINDEX',
]);
/** Other words that a statement may begin with; with any that is none of all these SQLite's grammar has none. */
const NEVER = new Set('ATTACH BEGIN COMMIT DETACH END PRAGMA RELEASE ROLLBACK SAVEPOINT VACUUM'.split(' '));
const NUL_MAKERS = new Set(['char', 'unhex', 'zeroblob', 'randomblob']);

/**
 * Functions and tables of the libSQL build that reach the file system, other code or the raw pages; a test holds
 * this list against everything the driver carries.
 */
const BANNED_NAMES = new Set([
  'carray',
  'edit',
  'fsdir',
  'fts3_tokenizer',
  'fts5_decode',
  'fts5_rowid',
  'load_extension',
  'lsmode',
  'optimize',
  'readfile',
  'sha3_query',
  'sqlar_compress',
  'sqlar_uncompress',
  'sqlite_crypt',
  'sqlite_dbpage',
  'sqlite_log',
  'sqlite_stmt',
  'writefile',
  'zipfile',
]);
const BANNED_PREFIXES = ['pragma_', 'sqlite3mc_'];

/** `edit` and `optimize` are plausible values of a column; as a string they name nothing. */
const HARMLESS_AS_STRING = new Set(['edit', 'optimize']);

/**
 * The first layer of defence: passes exactly one statement that reads (or, where writable, changes) the database
 * and names nothing dangerous. Throws LoanqError `sql-refused`; `sql-failed` for what begins like no statement or does not end, with what
 * SQLite says of it.
 */
export function checkStatement(sql: string, options: GateOptions = {}): CheckedStatement {
  if (sql.length > SQL_LENGTH_MAX) {
    throw refuse(
      `The statement is ${sql.length} characters long; at most ${SQL_LENGTH_MAX} are taken. Shorten it.`,
    );
  }
  if (sql.includes('\0')) throw refuse('The statement holds a NUL character. Remove it.');
  const tokens = statementTokens(tokenizeSql(sql));
  const writable = options.writable ?? false;
  checkVerbs(tokens, { sql, writable });
  for (const token of tokens) checkToken(token);
  return {
    sql: sql.slice(tokens[0]?.start, tokens.at(-1)?.end),
    mayMakeNul: tokens.some(mayMakeNul),
    repeats: repeatsOf(tokens),
  };
}

/** The tokens of the one statement, without the semicolons before and after it. */
function statementTokens(tokens: readonly SqlToken[]): readonly SqlToken[] {
  const start = tokens.findIndex((token) => token.kind !== 'semicolon');
  if (start < 0) throw refuse('The statement is empty. Send one SELECT statement.');
  const semicolon = tokens.findIndex((token, index) => index > start && token.kind === 'semicolon');
  if (semicolon < 0) return tokens.slice(start);
  const second = tokens.slice(semicolon).find((token) => token.kind !== 'semicolon');
  if (second !== undefined) {
    throw refuse(
      `Only one statement per request is allowed, but another one follows after the semicolon: ${quote(second.text)}. Send them one by one.`,
    );
  }
  return tokens.slice(start, semicolon);
}

interface Asked {
  readonly sql: string;
  readonly writable: boolean;
}

function checkVerbs(tokens: readonly SqlToken[], asked: Asked): void {
  const { writable } = asked;
  const verb = upperWord(tokens[0]);
  const allowed = READING.has(verb) || (writable && WRITING.has(verb));
  if (!allowed) throw isVerb(verb) ? refuse(wrongVerb(tokens[0], writable)) : syntaxError(tokens[0], asked);
  if (verb === 'EXPLAIN') checkExplained(tokens, asked);
  if (verb === 'CREATE' && /^TEMP(ORARY)?$/.test(upperWord(tokens[1]))) {
    throw refuse('Temporary tables, views and triggers are not allowed: each statement stands alone.');
  }
  if (writable) return;
  const change = tokens.find(isChange);
  if (change !== undefined) {
    throw refuse(`${upperWord(change)} is not allowed: the database is read-only here. ${ALLOWED}`);
  }
}

/** What follows EXPLAIN or EXPLAIN QUERY PLAN is held to the same verbs, though it is not run. */
function checkExplained(tokens: readonly SqlToken[], asked: Asked): void {
  const { writable } = asked;
  const isPlan = upperWord(tokens[1]) === 'QUERY' && upperWord(tokens[2]) === 'PLAN';
  const explained = tokens[isPlan ? 3 : 1];
  const verb = upperWord(explained);
  const allowed = verb !== 'EXPLAIN' && (READING.has(verb) || (writable && WRITING.has(verb)));
  if (allowed) return;
  throw isVerb(verb)
    ? refuse(`EXPLAIN is allowed before SELECT, WITH or VALUES only. ${startsWith(explained)}`)
    : syntaxError(explained, asked);
}

/** INSERT, UPDATE and DELETE are reserved words; REPLACE is also a function, so only REPLACE INTO counts. */
function isChange(token: SqlToken, index: number, tokens: readonly SqlToken[]): boolean {
  const word = upperWord(token);
  if (word === 'REPLACE') return upperWord(tokens[index + 1]) === 'INTO';
  return word === 'INSERT' || word === 'UPDATE' || word === 'DELETE';
}

function checkToken(token: SqlToken): void {
  if (token.kind === 'unclosed') {
    throw new LoanqError('sql-failed', `unrecognized token: "${token.text}"`); // As SQLite says it.
  }
  if (token.kind === 'parameter') {
    throw refuse(
      `Parameters (${token.text}) cannot be bound here. Write the value into the statement, as text in 'single quotes'.`,
    );
  }
  const name = token.text.toLowerCase();
  if (token.kind === 'symbol' || (token.kind === 'string' && HARMLESS_AS_STRING.has(name))) return;
  if (BANNED_NAMES.has(name) || BANNED_PREFIXES.some((prefix) => name.startsWith(prefix))) {
    throw refuse(
      `The name ${quote(token.text)} is not allowed: it reaches beyond the tables of the database. Use its tables, views and SQLite's ordinary functions.`,
    );
  }
}

/** Text stored with a NUL is not covered by this: finding it would take reading the whole database. */
function mayMakeNul(token: SqlToken, index: number, tokens: readonly SqlToken[]): boolean {
  if (token.kind === 'string') return token.text.includes('\\u0000');
  if (token.kind === 'symbol') return false;
  const name = token.text.toLowerCase();
  return NUL_MAKERS.has(name) || (name === 'x' && tokens[index + 1]?.start === token.end);
}

const ALLOWED = 'Allowed is one statement that begins with SELECT, WITH, VALUES or EXPLAIN.';

function wrongVerb(first: SqlToken | undefined, writable: boolean): string {
  const allowed = writable
    ? `Allowed is one statement that begins with ${[...READING, ...WRITING].join(', ')}.`
    : ALLOWED;
  return `${startsWith(first)} ${allowed}`;
}

function startsWith(token: SqlToken | undefined): string {
  return `The statement begins with ${quote(token?.text ?? '')}.`;
}

/** Whether SQLite knows statements that begin with the word. */
function isVerb(word: string): boolean {
  return READING.has(word) || WRITING.has(word) || NEVER.has(word);
}

/** What SQLite says where its grammar has nothing that goes on with the token. */
function syntaxError(token: SqlToken | undefined, { sql }: Asked): LoanqError {
  const message =
    token === undefined ? 'incomplete input' : `near "${sql.slice(token.start, token.end)}": syntax error`;
  return new LoanqError('sql-failed', message);
}

function upperWord(token: SqlToken | undefined): string {
  return token?.kind === 'word' ? token.text.toUpperCase() : '';
}

/** Quotes what the caller wrote, cut short, so that a message stays one readable line. */
function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function refuse(message: string): LoanqError {
  return new LoanqError('sql-refused', message);
}
