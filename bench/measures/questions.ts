import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { percentile } from '../report/statistics.ts';
import { format, type Table } from '../report/table.ts';
import { ROOT } from '../servers/loanq.ts';
import type { Server } from '../servers/server-process.ts';

const CORPUS = join(ROOT, 'test/corpus/loan-book.jsonl');

/** From a question to its SQL with the built-in engine, one question after another; how good the SQL is tests say. */
export async function measureQuestions(loanq: Server, rounds: number): Promise<Table> {
  const questions = readQuestions();
  const times = { answered: [] as number[], refused: [] as number[] };
  await askAll(loanq, questions); // The first time through compiles the engine.
  for (let round = 0; round < rounds; round++) {
    for (const { isAnswered, ms } of await askAll(loanq, questions)) {
      times[isAnswered ? 'answered' : 'refused'].push(ms);
    }
  }
  return {
    id: 'questions',
    head: ['generate-sql', 'questions', 'p50 ms', 'p99 ms', 'longest ms'],
    rows: Object.entries(times).map(([name, ms]) => [
      name,
      `${ms.length / rounds}`,
      ...[0.5, 0.99, 1].map((share) => format(percentile(ms, share))),
    ]),
  };
}

async function askAll(loanq: Server, questions: readonly string[]) {
  const answers: { readonly isAnswered: boolean; readonly ms: number }[] = [];
  for (const question of questions) {
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${loanq.port}/api/v1/chat/generate-sql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question }),
    });
    await answer.text();
    answers.push({ isAnswered: answer.ok, ms: performance.now() - start });
  }
  return answers;
}

function readQuestions(): string[] {
  const lines = readFileSync(CORPUS, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const { question }: { readonly question: string } = JSON.parse(line);
    return question;
  });
}
