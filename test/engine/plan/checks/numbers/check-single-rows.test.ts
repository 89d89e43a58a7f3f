import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

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

  it('does not count what each single row has one of', async () => {
    const guestsOf = await asker(`
      CREATE TABLE guides (guide_id INTEGER PRIMARY KEY, guide_name TEXT NOT NULL);
      CREATE TABLE guests (guest_id INTEGER PRIMARY KEY, guest_name TEXT NOT NULL);
      CREATE TABLE hikes (hike_id INTEGER PRIMARY KEY, guide_id INTEGER NOT NULL REFERENCES guides (guide_id),
        guest_id INTEGER NOT NULL REFERENCES guests (guest_id), hiked_on TEXT NOT NULL);
      CREATE TABLE chats (chat_id INTEGER PRIMARY KEY, guide_id INTEGER NOT NULL REFERENCES guides (guide_id),
        guest_id INTEGER NOT NULL REFERENCES guests (guest_id));
      INSERT INTO guides VALUES (1, 'Ada'), (2, 'Bo');
      INSERT INTO guests VALUES (1, 'Cy'), (2, 'Di'), (3, 'Ed');
      INSERT INTO hikes VALUES (1, 1, 1, '2024-05-01'), (2, 1, 1, '2024-05-02'), (3, 2, 2, '2024-05-01'), (4, 2, 3, '2025-05-02');`);
    assert.equal(await guestsOf('guides by number of guests in hikes'), null);
    assert.deepEqual(await guestsOf('number of guests in hikes by guide'), [
      ['Ada', 1],
      ['Bo', 2],
    ]);
  });

  it('leaves numbers of other rows', async () => {
    assert.deepEqual(await rowsOf('Which destination has the most ferries?'), [['Cork']]);
  });

  it('takes no rows that link two others for the most of one of them', async () => {
    const illsOf = await asker(`
      CREATE TABLE stay (stay_id INTEGER PRIMARY KEY, ward TEXT);
      CREATE TABLE ill_code (ill_id TEXT PRIMARY KEY, description TEXT);
      CREATE TABLE stay_illness (stay_id INTEGER REFERENCES stay (stay_id), ill_id TEXT REFERENCES ill_code (ill_id), is_main INTEGER,
        PRIMARY KEY (stay_id, ill_id));
      INSERT INTO stay VALUES (1, 'A'), (2, 'A'), (3, 'B');
      INSERT INTO ill_code VALUES ('F1', 'Flu'), ('M2', 'Measles');
      INSERT INTO stay_illness VALUES (1, 'F1', 1), (2, 'F1', 1), (2, 'M2', 0), (3, 'F1', 1);`);
    assert.equal(await illsOf('Top 2 illnesses by number of stays'), null);
    assert.equal(await illsOf('Which illness has the most stays?'), null);
  });
});
