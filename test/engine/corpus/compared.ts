import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { OpenGenerator } from '../../../src/cli/open-generator.ts';
import { type EvaluationCase, evaluate, type Outcome } from '../../../src/evaluation/mod.ts';
import { sampleDatabase } from '../../support/sample-database.ts';
import { CORPUS } from './evaluate-corpus.ts';

/** Digests of answers whose rows were found to be those of their questions' own SQL, a line each. */
export const COMPARED_FILE = join(CORPUS, 'compared.txt');

/** The digests of the answers that were compared and found right. */
export function readCompared(): ReadonlySet<string> {
  return new Set(readFileSync(COMPARED_FILE, 'utf8').split('\n'));
}

/** Of the answers that were compared before, those are compared again whose digest begins so. */
const COMPARED_AGAIN = '0';

/** What became of questions, with the digests of the answers that are right. */
export interface Compared {
  readonly outcomes: readonly Outcome[];
  readonly digests: readonly string[];
}

/**
 * Asks questions of the loan book as `evaluate` does, and compares the rows of the answers that are not among `compared`, with a part of
 * those that are: most of the time of the corpus is that of its statements.
 */
export async function compareAnswers(
  cases: readonly EvaluationCase[],
  subject: OpenGenerator,
  compared: ReadonlySet<string>,
): Promise<Compared> {
  const { signal } = new AbortController();
  const outcomes: Outcome[] = [];
  const digests: string[] = [];
  for (const test of cases) {
    const start = performance.now();
    const digest = await digestOfAnswer(test, subject);
    const generateMs = performance.now() - start;
    const isKnown = digest !== null && compared.has(digest) && !digest.startsWith(COMPARED_AGAIN);
    // The engine remembers the answer.
    const outcome: Outcome = isKnown
      ? { case: test, generateMs, kind: 'right' }
      : await evaluate(test, subject, signal);
    outcomes.push(outcome);
    if (digest !== null && outcome.kind === 'right') digests.push(digest);
  }
  return { outcomes, digests };
}

/** What the answer to a question is compared with: the same digest is the same statements on the same loan book. Null where it has none. */
async function digestOfAnswer(
  { question, golds, isOrdered }: EvaluationCase,
  { generator }: OpenGenerator,
): Promise<string | null> {
  const { signal } = new AbortController();
  const answer = await generator.generate(question, { signal }).catch(() => null);
  if (answer?.kind !== 'generation' || golds.length === 0) return null;
  // The name of the database has the version of its generator.
  const compared = [basename(await sampleDatabase()), isOrdered, answer.sql, golds];
  return createHash('sha256').update(JSON.stringify(compared)).digest('hex').slice(0, 12);
}
