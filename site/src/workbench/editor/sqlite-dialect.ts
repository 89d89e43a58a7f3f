import { SQLDialect } from '@codemirror/lang-sql';
import { SQLITE_KEYWORDS } from './sqlite-keywords.ts';

/** SQLite as its own list of keywords has it: elsewhere `state`, `name` and `year` are words of SQL, here they are columns. */
export const SQLITE = SQLDialect.define({
  keywords: SQLITE_KEYWORDS,
  types: 'integer int real text blob numeric',
  operatorChars: '*+-%<>!=&|/~',
  identifierQuotes: '`"',
  specialVar: '@:?$',
});
