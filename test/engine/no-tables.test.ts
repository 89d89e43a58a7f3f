import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { createEngine } from '../../src/engine/mod.ts';
import { memoryDatabase } from '../catalog/memory-database.ts';

it('createEngine() says of a database without tables that it has none', async () => {
  const knowledge = createKnowledge(await introspect(memoryDatabase('')), null);
  const engine = createEngine({ knowledge, examples: [], today: '2026-01-15' });
  for (const question of ['show me everything', 'How many loans are there?']) {
    assert.deepEqual(engine.answer(question), {
      kind: 'refusal',
      reason: 'unanswerable',
      stage: 'rejected',
      message: 'The database has no tables, so there is nothing to ask about.',
    });
  }
});
