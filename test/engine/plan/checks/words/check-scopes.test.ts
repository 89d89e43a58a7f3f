import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker, reader } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE fairs (fair_id INTEGER PRIMARY KEY, fair_name TEXT);
  CREATE TABLE costs (cost_id INTEGER PRIMARY KEY, fair_id INTEGER NOT NULL REFERENCES fairs (fair_id), kind TEXT, amount REAL);
  INSERT INTO fairs VALUES (1, 'Spring'), (2, 'Autumn');
  INSERT INTO costs VALUES (1, 1, 'Tent', 10), (2, 1, 'Food', 5), (3, 2, 'Food', 7);`;

const ask = await asker(SCRIPT);
const reading = await reader(SCRIPT);

describe('checkScopes()', () => {
  it('asks back whether all of them are meant together', async () => {
    assert.equal(await ask('What is the total amount of the costs for all the fairs?'), null);
    assert.equal(await ask('What was the total amount of food across all fairs?'), null);
    assert.equal(await ask('total amount across all fairs'), null);
    assert.deepEqual(await ask('What is the total amount of the costs for each fair?'), [
      ['Autumn', 7],
      ['Spring', 15],
    ]);
  });

  it('takes no number for what is asked by which', async () => {
    assert.equal(reading('Which tent paid the fairs?'), 'refusal');
  });
});
