import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect, parseModel } from '../../../../src/catalog/mod.ts';
import { createEngine } from '../../../../src/engine/mod.ts';
import { memoryDatabase } from '../../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE islands (id INTEGER PRIMARY KEY, name TEXT, climate TEXT);
  CREATE TABLE ferries (id INTEGER PRIMARY KEY, island_id INTEGER NOT NULL REFERENCES islands (id), seats INTEGER);
  INSERT INTO islands VALUES (1, 'Arran', 'wet'), (2, 'Bute', 'wet'), (3, 'Capri', 'dry');
  INSERT INTO ferries VALUES (1, 1, 90), (2, 1, 60), (3, 2, 70), (4, 3, 80), (5, 3, 40), (6, 3, 30);`;

const MODEL = `
semantic_model:
  - name: ferries
    custom_extensions: [{ vendor_name: LOANQ, data: 'shows_ranks: true' }]
    datasets: [{ name: islands, source: islands }]`;

const query = memoryDatabase(SCRIPT);
const catalog = await introspect(query);

function asker(model: string | null): (question: string) => Promise<unknown> {
  const knowledge = createKnowledge(catalog, model === null ? null : parseModel(model));
  const engine = createEngine({ knowledge, examples: [], today: '2026-01-15' });
  return async (question) => {
    const answer = engine.answer(question);
    return answer.kind === 'refusal'
      ? answer.message
      : (await query(answer.sql)).map((row) => Object.values(row));
  };
}

describe('the number that ranks groups', () => {
  it('is left out where they alone are asked for', async () => {
    const rowsOf = asker(null);
    assert.deepEqual(await rowsOf('which island has the most ferries'), [['Capri']]);
    assert.deepEqual(await rowsOf('which climate has the highest average number of seats'), [['wet']]);
  });

  it('is shown where the semantic model says so', async () => {
    const rowsOf = asker(MODEL);
    assert.deepEqual(await rowsOf('which island has the most ferries'), [['Capri', 3]]);
    assert.deepEqual(await rowsOf('which climate has the most islands'), [['wet', 2]]);
    assert.deepEqual(await rowsOf('climates with more than 1 island'), [['wet', 2]]);
  });

  it('is a column of the rows that it tells', async () => {
    const rowsOf = asker(MODEL);
    assert.deepEqual(await rowsOf('islands with more than 1 ferry'), [
      ['Arran', 2],
      ['Capri', 3],
    ]);
    assert.deepEqual(await rowsOf('islands without ferries'), []);
    assert.deepEqual(await rowsOf('climate of islands with more than 2 ferries'), [['dry']]);
    assert.deepEqual(await asker(null)('islands with more than 1 ferry'), [['Arran'], ['Capri']]);
  });

  it('is left out all the same where the name is asked for', async () => {
    const rowsOf = asker(MODEL);
    assert.deepEqual(await rowsOf('what is the name of the island with the most ferries'), [['Capri']]);
  });
});
