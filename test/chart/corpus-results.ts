import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCases } from '../../src/evaluation/mod.ts';
import { type Charted, openSubject } from './open-subject.ts';

const CORPUS = join(import.meta.dirname, '../corpus/loan-book.jsonl');

/** The results of every nth question of the corpus: of its gold SQL, and of what the built-in engine makes of it. */
export async function corpusResults(nth: number): Promise<Charted[]> {
  const cases = parseCases(readFileSync(CORPUS, 'utf8'), 'loan-book.jsonl').filter(
    (_, index) => index % nth === 0,
  );
  const subject = await openSubject();
  try {
    const results: Charted[] = [];
    for (const { question, golds } of cases) {
      for (const sql of golds) results.push(await subject.chartOf(question, sql));
      const answer = await subject.ask(question);
      if (answer !== null) results.push(answer);
    }
    return results;
  } finally {
    await subject.close();
  }
}
