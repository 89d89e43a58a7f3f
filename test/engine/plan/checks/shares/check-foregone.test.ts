import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE parcels (parcel_id INTEGER PRIMARY KEY, state TEXT NOT NULL, city TEXT NOT NULL);
  INSERT INTO parcels VALUES (1, 'lost', 'Oslo'), (2, 'lost', 'Bergen'), (3, 'delivered', 'Oslo'), (4, 'delivered', 'Oslo');`);

describe('checkForegone()', () => {
  it('takes no share of rows that are all so', async () => {
    assert.equal(await ask('What share of lost parcels are lost?'), null);
  });

  it('takes the share of rows that may be so', async () => {
    assert.deepEqual(await ask('What share of lost parcels are in Oslo?'), [[50]]);
  });
});
