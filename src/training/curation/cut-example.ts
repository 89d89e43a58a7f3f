import { splitStatements } from '../split-statements.ts';

/**
 * The text of an examples file without the example whose SQL begins at a line: its comment lines and its statement, with
 * the semicolon. Notes and everything else stay as they are; null where no statement begins there.
 */
export function cutExample(text: string, line: number): string | null {
  const statement = splitStatements(text).find(
    ({ start }) => text.slice(0, start).split('\n').length === line,
  );
  if (statement === undefined) return null;
  const before = text.slice(0, statement.start).replace(/(?<=^|\n)(?:[ \t]*--[^\n]*\n)*$/, '');
  const after = text.slice(statement.end).trimStart();
  return before.trim() === '' ? after : `${before.trimEnd()}\n${after === '' ? '' : `\n${after}`}`;
}
