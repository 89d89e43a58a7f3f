import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

/** Asks an engine that knows nothing but the database of the script: the values of the rows, null where it refuses. */
export async function asker(script: string): Promise<(question: string) => Promise<unknown>> {
  const { query, engine } = await openScript(script);
  return async (question) => {
    const answer = engine.answer(question);
    return answer.kind === 'refusal' ? null : (await query(answer.sql)).map((row) => Object.values(row));
  };
}

/** Asks an engine that knows nothing but the database of the script: how it reads the question, 'refusal' where it refuses. */
export async function reader(script: string): Promise<(question: string) => string> {
  const { engine } = await openScript(script);
  return (question) => {
    const answer = engine.answer(question);
    return answer.kind === 'refusal' ? answer.kind : (answer.sql.split('\n')[0] ?? '');
  };
}

/** Asks an engine that knows nothing but the database of the script: the SQL under its first line, null where it refuses. */
export async function writer(script: string): Promise<(question: string) => string | null> {
  const { engine } = await openScript(script);
  return (question) => {
    const answer = engine.answer(question);
    return answer.kind === 'refusal' ? null : answer.sql.slice(answer.sql.indexOf('\n') + 1);
  };
}

async function openScript(script: string) {
  const query = memoryDatabase(script);
  const knowledge = createKnowledge(await introspect(query), null);
  return { query, engine: createEngine({ knowledge, examples: [], today: '2026-01-15' }) };
}
