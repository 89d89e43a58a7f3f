import * as z from 'zod';
import { LoanqError } from '../shared/mod.ts';

/** One question of an evaluation, with what is right. */
export interface EvaluationCase {
  /** As the file says, else the file's name and the line. */
  readonly id: string;
  readonly question: string;
  /** Statements whose rows are right; none where the question must be refused. */
  readonly golds: readonly string[];
  /** It has an answer that the file does not give, and is refused only because nobody reads it yet. */
  readonly isUnread?: true;
  /** Whether the order of the rows counts. */
  readonly isOrdered: boolean;
  /** Name of the database that it is about; null where the file names none. */
  readonly database: string | null;
}

const NOT_YET_READ = 'not-yet-read';

/** The words for a member that is not there, or is of another type than it should be. */
function say(what: string): { readonly error: (issue: { readonly input?: unknown }) => string } {
  return { error: ({ input }) => (input === undefined ? 'is missing' : `is not ${what}`) };
}

const LINE = z.object(
  {
    id: z.union([z.string(), z.number()], say('text or a number')).optional(),
    question: z.string(say('text')).refine((text) => text.trim() !== '', 'is blank'),
    sql: z.string(say('SQL, or null where the question has no answer')).min(1, 'is blank').nullable(),
    sql_alternatives: z.array(z.string(say('SQL')).min(1, 'is blank'), say('a list of SQL')).nullish(),
    ordered: z.boolean(say('true or false')).nullish(),
    tags: z.unknown().optional(),
    db: z.string(say('the name of a database')).nullish(),
  },
  say('an object'),
);

/**
 * Reads the JSON lines of an evaluation: `{question, sql, ordered?, sql_alternatives?, id?, db?}`, where `sql: null` is a
 * question that must be refused, or that has the tag `not-yet-read` among its `tags`; other members are ignored. Throws LoanqError `misconfigured` with the line's number.
 */
export function parseCases(text: string, file: string): EvaluationCase[] {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const cases = lines.flatMap((line, i) => (line.trim() === '' ? [] : [parseLine(line, `${file}:${i + 1}`)]));
  if (cases.length === 0) throw new LoanqError('misconfigured', `${file} holds no questions.`);
  return cases;
}

function parseLine(line: string, place: string): EvaluationCase {
  const parsed = LINE.safeParse(parseJson(line, place));
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(
      ({ path, message }) => `${path.length === 0 ? 'it' : path.join('.')} ${message}`,
    );
    throw wrong(place, reasons.join('; '));
  }
  const { id, question, sql, sql_alternatives: alternatives, ordered, tags, db } = parsed.data;
  const isUnread = sql === null && Array.isArray(tags) && tags.includes(NOT_YET_READ);
  return {
    id: String(id ?? place),
    question,
    golds: sql === null ? [] : [sql, ...(alternatives ?? [])],
    ...(isUnread ? { isUnread } : {}),
    isOrdered: ordered ?? false,
    database: db ?? null,
  };
}

function parseJson(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw wrong(place, error instanceof Error ? error.message : String(error));
  }
}

function wrong(place: string, reason: string): LoanqError {
  return new LoanqError(
    'misconfigured',
    `${place} is not {"question": "…", "sql": "…" or null} in JSON (${reason}).`,
  );
}
