import { LoanqError } from '../shared/mod.ts';
import { type SqlStatement, splitStatements } from './split-statements.ts';
import type { TrainingExample, TrainingFile } from './training-material.ts';

/** The comment line among an example's questions that says that its result may be empty. */
export const MAY_BE_EMPTY = '@may-be-empty';

/**
 * Reads the pairs of an examples file: the `--` lines directly above a statement are its questions, one a line, or
 * marks, which begin with `@`; a comment followed by a blank line is a note to the reader. Throws LoanqError
 * `misconfigured`.
 */
export function parseExamples(file: TrainingFile): TrainingExample[] {
  const text = file.text.replaceAll('\r\n', '\n');
  return splitStatements(text).map((statement) => {
    const line = lineAt(text, statement.start);
    const place = `${file.path}:${line}`;
    const lines = commentAbove(statement.preamble);
    const marks = lines.filter((line) => line.startsWith('@'));
    const questions = lines.filter((line) => !line.startsWith('@'));
    const problem = problemOf(statement, { questions, marks });
    if (problem !== null) throw new LoanqError('misconfigured', `${place}: ${problem}`);
    return { id: place, questions, sql: statement.text, mayBeEmpty: marks.includes(MAY_BE_EMPTY) };
  });
}

function commentAbove(preamble: string): string[] {
  const lines = preamble.split('\n').slice(0, -1).reverse();
  const end = lines.findIndex((line) => !line.trimStart().startsWith('--'));
  const block = end < 0 ? lines : lines.slice(0, end);
  return block
    .reverse()
    .map((line) => line.replace(/^\s*-+\s*/, '').trim())
    .filter((line) => line !== '');
}

function problemOf(
  statement: SqlStatement,
  { questions, marks }: { readonly questions: readonly string[]; readonly marks: readonly string[] },
): string | null {
  const shown = statement.text.split('\n', 1)[0] ?? '';
  if (!statement.isComplete) return `a quote or comment in "${shown}" is never closed.`;
  if (statement.firstWord !== 'SELECT' && statement.firstWord !== 'WITH') {
    return `"${shown}" is not a query; an example starts with SELECT or WITH.`;
  }
  if (questions.length === 0) {
    return `"${shown}" has no question; write it on the line above, as \`-- How many loans are there?\`.`;
  }
  const unknown = marks.find((mark) => mark !== MAY_BE_EMPTY);
  if (unknown !== undefined) return `there is no mark "${unknown}"; the one mark is ${MAY_BE_EMPTY}.`;
  const swallowed = /\n[ \t]*\n--[^\n]*\n(?:--[^\n]*\n)*(?:SELECT|WITH)\b/i.exec(statement.text);
  if (swallowed !== null) {
    const at = 1 + lineAt(statement.text, swallowed.index);
    return `the statement does not end before the question ${at} lines below it; close it with a semicolon.`;
  }
  return null;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
