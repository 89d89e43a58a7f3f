import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect, parseModel } from '../../../../src/catalog/mod.ts';
import { createEngine } from '../../../../src/engine/mod.ts';
import { memoryDatabase } from '../../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE ports (id INTEGER PRIMARY KEY, name TEXT);
  CREATE TABLE crossings (id INTEGER PRIMARY KEY, port_id INTEGER NOT NULL REFERENCES ports (id), sailed_on TEXT);
  INSERT INTO ports VALUES (1, 'Ilse'), (2, 'Mole');
  INSERT INTO crossings VALUES (1, 1, '2023-01-05'), (2, 1, '2024-02-05'), (3, 1, '2024-03-05'), (4, 2, '2023-04-05'),
    (5, 2, '2023-05-05'), (6, 2, '2024-06-05');`;

const MODEL = `
semantic_model:
  - name: ferries
    custom_extensions: [{ vendor_name: LOANQ, data: 'shows_ranks: true' }]
    datasets: [{ name: ports, source: ports }]`;

const query = memoryDatabase(SCRIPT);
const catalog = await introspect(query);

async function rowsOf(question: string, model: string | null = MODEL): Promise<unknown> {
  const knowledge = createKnowledge(catalog, model === null ? null : parseModel(model));
  const answer = createEngine({ knowledge, examples: [], today: '2026-01-15' }).answer(question);
  return answer.kind === 'refusal'
    ? answer.message
    : (await query(answer.sql)).map((row) => Object.values(row));
}

describe('withChangeShown()', () => {
  it('shows both numbers that are compared, where the semantic model says so', async () => {
    const question = 'Which ports had more crossings in 2024 than in 2023?';
    assert.deepEqual(await rowsOf(question), [['Ilse', 1, 2]]);
    assert.deepEqual(await rowsOf(question, null), [['Ilse']]);
    assert.deepEqual(
      await rowsOf('Which ports had fewer crossings in 2024 than in 2023? Show both counts.'),
      [['Mole', 2, 1]],
    );
  });

  it('leaves them out where the names alone are asked for', async () => {
    assert.deepEqual(
      await rowsOf('Which ports had more crossings in 2024 than in 2023? Give only the port name.'),
      [['Ilse']],
    );
    assert.deepEqual(await rowsOf('How many ports had more crossings in 2024 than in 2023?'), [[1]]);
  });
});
