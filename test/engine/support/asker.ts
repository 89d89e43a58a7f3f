import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

/** Asks an engine that knows nothing but the database of the script: the values of the rows, null where it refuses. */
export async function asker(script: string): Promise<(question: string) => Promise<unknown>> {
  const query = memoryDatabase(script);
  const engine = createEngine({
    knowledge: createKnowledge(await introspect(query), null),
    examples: [],
    today: '2026-01-15',
  });
  return async (question) => {
    const answer = engine.answer(question);
    return answer.kind === 'refusal' ? null : (await query(answer.sql)).map((row) => Object.values(row));
  };
}
