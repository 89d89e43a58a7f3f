import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE ward (ward_id INTEGER PRIMARY KEY, ward_name TEXT NOT NULL UNIQUE);
  INSERT INTO ward VALUES (1, 'North'), (2, 'South'), (3, 'East');
  CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, ward_id INTEGER NOT NULL REFERENCES ward, fee REAL NOT NULL);
  INSERT INTO visit VALUES (1, 1, 10), (2, 1, 20), (3, 2, 40), (4, 1, 30), (5, 3, 5), (6, 3, 7);
`;

describe('checkSizeOfRanked()', async () => {
  const ask = await asker(SCRIPT);
  it('refuses the largest by an average, unless it is named as what ranks', async () => {
    assert.equal(await ask('average fee of visits in the two largest wards'), null);
    assert.deepEqual(await ask('top two wards by average fee of visits'), [
      ['South', 40],
      ['North', 20],
    ]);
  });
  it('lets pass the largest by a number', async () => {
    assert.deepEqual(await ask('number of visits in the two largest wards'), [
      ['North', 3],
      ['East', 2],
    ]);
  });
});
