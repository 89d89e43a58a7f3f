import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE shops (shop_id INTEGER PRIMARY KEY, shop_name TEXT NOT NULL);
  CREATE TABLE usage (usage_id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL REFERENCES shops (shop_id), active_tills INTEGER, storage REAL);
  INSERT INTO shops VALUES (1, 'Elm'), (2, 'Oak');
  INSERT INTO usage VALUES (1, 1, 3, 12), (2, 1, 3, 14), (3, 2, 3, 9), (4, 2, 8, 40), (5, 2, 8, 41);`);

describe('checkUnits()', () => {
  it('groups by none of what is divided by', async () => {
    assert.equal(await ask('Average storage per active till by shop'), null);
    assert.deepEqual(await ask('Average storage by shop'), [
      ['Elm', 13],
      ['Oak', 30],
    ]);
  });
});
