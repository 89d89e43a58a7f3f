import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../../src/catalog/mod.ts';
import { createEngine } from '../../../../src/engine/mod.ts';
import { memoryDatabase } from '../../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE fairs (fair_id INTEGER PRIMARY KEY, fair_name TEXT);
  CREATE TABLE costs (cost_id INTEGER PRIMARY KEY, fair_id INTEGER NOT NULL REFERENCES fairs (fair_id), kind TEXT, amount REAL);
  INSERT INTO fairs VALUES (1, 'Spring'), (2, 'Autumn');
  INSERT INTO costs VALUES (1, 1, 'Tent', 10), (2, 1, 'Food', 5), (3, 2, 'Food', 7);`;

const query = memoryDatabase(SCRIPT);
const engine = createEngine({
  knowledge: createKnowledge(await introspect(query), null),
  examples: [],
  today: '2026-01-15',
});

async function rowsOf(question: string): Promise<unknown> {
  const answer = engine.answer(question);
  return answer.kind === 'refusal' ? null : (await query(answer.sql)).map((row) => Object.values(row));
}

describe('checkScopes()', () => {
  it('asks back whether all of them are meant together', async () => {
    assert.equal(await rowsOf('What is the total amount of the costs for all the fairs?'), null);
    assert.deepEqual(await rowsOf('What is the total amount of the costs for each fair?'), [
      ['Autumn', 7],
      ['Spring', 15],
    ]);
  });

  it('takes no number for what is asked by which', async () => {
    const answer = engine.answer('Which tent paid the fairs?');
    assert.equal(answer.kind, 'refusal');
  });
});
