import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE ferries (ferry_id INTEGER PRIMARY KEY, ferry_name TEXT NOT NULL, launched_on TEXT NOT NULL);
  CREATE TABLE crossings (crossing_id INTEGER PRIMARY KEY, ferry_id INTEGER NOT NULL REFERENCES ferries (ferry_id), sailed_on TEXT NOT NULL, passengers INTEGER NOT NULL);
  INSERT INTO ferries VALUES (1, 'Alba', '2001-05-01'), (2, 'Brisa', '2010-03-01');
  INSERT INTO crossings VALUES (1, 1, '2022-03-02', 40), (2, 1, '2023-03-05', 70), (3, 2, '2022-06-07', 10), (4, 2, '2023-06-01', 50), (5, 2, '2023-07-01', 60);`;

describe('changes between two times', () => {
  let ask: (question: string) => Promise<unknown[] | null>;
  before(async () => {
    const query = memoryDatabase(SCRIPT);
    const knowledge = createKnowledge(await introspect(query), null);
    const engine = createEngine({ knowledge, examples: [], today: '2024-01-15' });
    ask = async (question) => {
      const answer = engine.answer(question);
      if (answer.kind === 'refusal') return null;
      return (await query(answer.sql)).map((row) => Object.values(row));
    };
  });

  it('stand beside the numbers where both are asked for', async () => {
    const rows = [[50, 180, 130]];
    assert.deepEqual(
      await ask('total passengers in 2022, total passengers in 2023 and the difference'),
      rows,
    );
    assert.deepEqual(
      await ask('How did total passengers change from 2022 to 2023? Both totals and the difference'),
      rows,
    );
  });

  it('are asked for alone by "by how much"', async () => {
    assert.deepEqual(await ask('by how much did the number of crossings fall from 2022 to 2023'), [[1]]);
  });

  it('rank the groups that grew the most', async () => {
    assert.deepEqual(
      await ask('which ferry grew its number of crossings the most from 2022 to 2023, in percent'),
      [['Brisa']],
    );
  });

  it('count from the time that is named', async () => {
    assert.deepEqual(await ask('number of crossings in 2023 versus the previous year'), [
      ['2022', 2],
      ['2023', 3],
    ]);
  });
});
