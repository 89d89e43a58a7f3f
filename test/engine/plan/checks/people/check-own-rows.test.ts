import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE goats (goat_id INTEGER PRIMARY KEY, goat_name TEXT NOT NULL, breed TEXT NOT NULL, weight INTEGER NOT NULL, town TEXT NOT NULL);
  CREATE TABLE bells (bell_id INTEGER PRIMARY KEY, goat_id INTEGER NOT NULL REFERENCES goats (goat_id), tone TEXT NOT NULL);
  INSERT INTO goats VALUES (1, 'Pip', 'Alpine', 40, 'Elmford'), (2, 'Dot', 'Saanen', 80, 'Oakham'), (3, 'Moss', 'Alpine', 50, 'Elmford');
  INSERT INTO bells VALUES (1, 1, 'low'), (2, 1, 'high'), (3, 2, 'low');`);

describe('checkOwnRows()', () => {
  it('refuses the average over all where that of some is named', async () => {
    assert.equal(await ask('List the names of Elmford goats with a weight above the average Elmford'), null);
  });

  it('takes the average of the kind that is named', async () => {
    assert.deepEqual(await ask('List the names of Alpine goats with a weight above the average Alpine'), [
      ['Moss'],
    ]);
  });

  it('lets the average of all through', async () => {
    assert.deepEqual(await ask('List the names of Saanen goats with a weight above the average weight'), [
      ['Dot'],
    ]);
  });

  it('does not count rows of those that have none', async () => {
    const counted = await ask('Number of bells for each goat name, including goats that never had a bell');
    assert.ok(counted === null || (Array.isArray(counted) && counted.length === 3), JSON.stringify(counted));
  });
});
