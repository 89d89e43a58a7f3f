import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE islands (id INTEGER PRIMARY KEY, name TEXT, climate TEXT, area REAL);
  CREATE TABLE ferries (id INTEGER PRIMARY KEY, island_id INTEGER NOT NULL REFERENCES islands (id), seats INTEGER);
  INSERT INTO islands VALUES (1, 'Arran', 'wet', 430), (2, 'Bute', 'wet', 120), (3, 'Capri', 'dry', 10), (4, 'Delos', 'dry', 3);
  INSERT INTO ferries VALUES (1, 1, 90), (2, 1, 60), (3, 2, 70), (4, 3, 80), (5, 3, 40), (6, 3, 30);`;

const query = memoryDatabase(SCRIPT);
const knowledge = createKnowledge(await introspect(query), null);
const engine = createEngine({ knowledge, examples: [], today: '2026-01-15' });

async function rowsOf(question: string): Promise<unknown> {
  const answer = engine.answer(question);
  return answer.kind === 'refusal' ? null : (await query(answer.sql)).map((row) => Object.values(row));
}

describe('a comparison with one that is named', () => {
  it('is with the value of that row', async () => {
    for (const question of [
      'islands with an area larger than that of Bute',
      'islands with a larger area than Bute',
      'islands whose area is above the area of Bute',
      'islands with more than twice the area of Bute',
    ])
      assert.deepEqual(await rowsOf(question), [['Arran']], question);
  });

  it('is with what all rows of the one have together', async () => {
    assert.deepEqual(await rowsOf('islands with more ferries than Bute'), [['Arran'], ['Capri']]);
    assert.deepEqual(await rowsOf('islands with a higher average number of seats than Bute'), [['Arran']]);
    assert.deepEqual(await rowsOf('climates with more islands than dry'), []);
  });

  it('is refused where what is named is of another kind', async () => {
    for (const question of [
      'islands with a larger area than dry',
      'islands with more ferries than dry',
      'climates with more islands than Bute',
    ])
      assert.equal(await rowsOf(question), null, question);
  });
});
