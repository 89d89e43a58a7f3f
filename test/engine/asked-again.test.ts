import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { createEngine } from '../../src/engine/mod.ts';
import { memoryDatabase } from '../catalog/memory-database.ts';

it('createEngine() makes the answer to a question that is asked again only once', async () => {
  const catalog = await introspect(memoryDatabase('CREATE TABLE ferries (name TEXT, berths INTEGER)'));
  const engine = createEngine({
    knowledge: createKnowledge(catalog, null),
    examples: [],
    today: '2026-01-15',
  });
  for (const question of ['How many ferries are there?', 'How many trams are there?']) {
    const first = engine.answer(question);
    assert.equal(engine.answer('Average berths of ferries').kind, 'generation');
    assert.equal(engine.answer(question), first);
  }
});
