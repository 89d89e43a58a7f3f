import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { createEngine } from '../../src/engine/mod.ts';
import { memoryDatabase } from '../catalog/memory-database.ts';

/** Asks the built-in engine, without a semantic model, of a database that a script makes: what is read, or the empty text where it refuses. */
export async function readingsOn(script: string): Promise<(question: string) => string> {
  const engine = createEngine({
    knowledge: createKnowledge(await introspect(memoryDatabase(script)), null),
    examples: [],
    today: '2026-01-15',
  });
  return (question) => {
    const answer = engine.answer(question);
    return answer.kind === 'generation' ? (answer.reading ?? '') : '';
  };
}
