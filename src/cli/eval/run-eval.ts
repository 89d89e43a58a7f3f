import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type EvaluationCase,
  evaluate,
  type Figures,
  type Outcome,
  parseCases,
  perturbed,
  toFigures,
} from '../../evaluation/mod.ts';
import { fileProblem, LoanqError } from '../../shared/mod.ts';
import type { CommandContext } from '../command.ts';
import { abortOnInterrupt } from '../interrupt.ts';
import { createProgress } from '../progress.ts';
import { belowFloors, parseFloors } from './floors.ts';
import { assertIsFolder, openNamedDatabases } from './named-databases.ts';
import { evaluationJson, evaluationText } from './report.ts';

/** Asks every question of the files and prints how right the answers are. */
export async function runEval(context: CommandContext): Promise<number> {
  const floors = parseFloors(context.textOf);
  const read = await readCases(context.operands);
  const cases = context.isOn('perturb') ? read.flatMap(perturbed) : read;
  const outcomes = await evaluateAll(cases, context);
  const figures = toFigures(outcomes);
  const print = context.isOn('json') ? evaluationJson : evaluationText;
  await context.stdout.write(print(figures, outcomes));
  const missed = [...unmeasured(figures), ...belowFloors(floors, figures)];
  for (const message of missed) await context.stderr.write(`loanq: ${message}\n`);
  return missed.length === 0 ? 0 : 1;
}

/** Where nothing could be measured, nothing is right. */
function unmeasured({ answerable, unanswerable, unread }: Figures): string[] {
  return answerable + unanswerable + unread > 0
    ? []
    : ['nothing was measured: none of the SQL that the files give runs on this database.'];
}

async function readCases(files: readonly string[]): Promise<EvaluationCase[]> {
  if (files.length === 0) {
    throw new LoanqError('misconfigured', 'loanq eval takes a file of questions: loanq eval questions.jsonl');
  }
  const cases: EvaluationCase[] = [];
  for (const file of files) cases.push(...parseCases(await readText(file), basename(file)));
  return cases;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new LoanqError('misconfigured', `Cannot read ${JSON.stringify(file)}: ${fileProblem(error)}.`, {
      cause: error,
    });
  }
}

/** One after the other, so that times are those of a quiet machine; in the order of the files. */
async function evaluateAll(
  cases: readonly EvaluationCase[],
  { settings, log, stderr, textOf }: CommandContext,
): Promise<Outcome[]> {
  const signal = abortOnInterrupt();
  const progress = createProgress(stderr, (done) => `${done} of ${cases.length} questions`);
  // What a model writes must not change what the next question is about.
  const folder = textOf('databases');
  if (folder !== null) await assertIsFolder(folder);
  const databases = openNamedDatabases({ ...settings, writable: false }, folder, log);
  try {
    const outcomes: Outcome[] = [];
    for (const test of cases) {
      outcomes.push(await evaluate(test, await databases.open(test), signal));
      await progress.advance();
    }
    return outcomes;
  } finally {
    await progress.end();
    await databases.close();
  }
}
