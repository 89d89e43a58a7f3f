import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE ports (code TEXT PRIMARY KEY, label TEXT NOT NULL);
  CREATE TABLE ferries (ferry_id INTEGER PRIMARY KEY, origin TEXT NOT NULL REFERENCES ports (code), destination TEXT NOT NULL REFERENCES ports (code));
  INSERT INTO ports VALUES ('AAA', 'Aarhus'), ('BBB', 'Bergen'), ('CCC', 'Cork');
  INSERT INTO ferries VALUES (1, 'AAA', 'CCC'), (2, 'BBB', 'CCC'), (3, 'CCC', 'AAA');`;

const rowsOf = await asker(SCRIPT);

describe('checkSingleRows()', () => {
  it('does not take the first of rows that are one each for the most frequent', async () => {
    assert.notDeepEqual(await rowsOf('Which port code is the most common destination?'), [['AAA']]);
  });

  it('does not take the first of what no two of them share', async () => {
    const codesOf = await asker(`
      CREATE TABLE coupons (coupon_id INTEGER PRIMARY KEY, code TEXT NOT NULL);
      INSERT INTO coupons VALUES (1, 'NEW'), (2, 'SPA'), (3, 'FUN'), (4, 'TEN'), (5, 'HALF'), (6, 'FREE');`);
    assert.equal(await codesOf('What are the top 3 most frequently used codes?'), null);
  });

  it('leaves numbers of other rows', async () => {
    assert.deepEqual(await rowsOf('Which destination has the most ferries?'), [['Cork']]);
  });
});
