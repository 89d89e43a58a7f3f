import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, ward TEXT NOT NULL, outcome TEXT NOT NULL, nights INTEGER NOT NULL);
  INSERT INTO visit VALUES (1, 'East', 'cured', 2), (2, 'East', 'moved', 3), (3, 'East', 'waiting', 4),
    (4, 'West', 'cured', 2), (5, 'West', 'cured', 1);`);

describe('checkCountsApart()', () => {
  it('gives each of several states a number of its own', async () => {
    const apart = [
      ['East', 1, 1],
      ['West', 2, 0],
    ];
    assert.deepEqual(await ask('cured and moved visit counts by ward'), apart);
    assert.deepEqual(await ask('counts of cured and moved visits by ward'), apart);
  });

  it('counts them together where one number is asked for', async () => {
    assert.deepEqual(await ask('number of cured and moved visits'), [[4]]);
    assert.deepEqual(await ask('visit counts and total nights by ward'), [
      ['East', 3, 9],
      ['West', 2, 3],
    ]);
  });
});
