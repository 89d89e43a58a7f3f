import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE vans (van_id INTEGER PRIMARY KEY, model TEXT NOT NULL, year INTEGER NOT NULL, cost REAL NOT NULL, crtd_ts TIMESTAMP);
  CREATE TABLE buyers (buyer_id INTEGER PRIMARY KEY, buyer_name TEXT NOT NULL);
  CREATE TABLE deals (deal_id INTEGER PRIMARY KEY, van_id INTEGER NOT NULL REFERENCES vans (van_id),
    buyer_id INTEGER NOT NULL REFERENCES buyers (buyer_id), sale_price REAL NOT NULL);
  CREATE TABLE payments (payment_id INTEGER PRIMARY KEY, deal_id INTEGER NOT NULL REFERENCES deals (deal_id), payment_amount REAL NOT NULL);
  INSERT INTO vans VALUES (1, 'Lynx', 2019, 11, '2022-12-08 10:00:00'), (2, 'Puma', 2015, 9, '2022-12-09 10:00:00'),
    (3, 'Wolf', 2022, 14, '2022-12-01 10:00:00');
  INSERT INTO buyers VALUES (1, 'Ada'), (2, 'Bo');
  INSERT INTO deals VALUES (1, 1, 1, 12), (2, 2, 1, 10), (3, 3, 2, 15);
  INSERT INTO payments VALUES (1, 1, 6), (2, 1, 6), (3, 3, 15);`);

describe('checkNewest()', () => {
  it('takes no day on which it was written down for how old it is', async () => {
    assert.equal(await ask('Which is the oldest van?'), null);
    assert.equal(await ask('The two newest vans and their cost'), null);
  });
});

describe('checkWhoPaid()', () => {
  it('takes no prices for what was paid', async () => {
    const paid = [
      ['Ada', 12],
      ['Bo', 15],
    ];
    assert.deepEqual(await ask('How much did each buyer pay in total?'), paid);
    assert.deepEqual(await ask('How much was paid by each buyer?'), paid);
  });
});

describe('checkSingleRows() of what is named', () => {
  it('counts no one row for all that are alike', async () => {
    const ofGames = await asker(`
      CREATE TABLE makers (maker_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE games (game_id INTEGER PRIMARY KEY, title TEXT NOT NULL, maker_id INTEGER REFERENCES makers (maker_id));
      INSERT INTO makers VALUES (1, 'Ada'), (2, 'Bo');
      INSERT INTO games VALUES (1, 'Amber', 1), (2, 'Birch', 1), (3, 'Cedar', 2);`);
    assert.equal(await ofGames('Games by the maker of Amber'), null);
    assert.deepEqual(await ofGames('Number of games by maker'), [
      ['Ada', 2],
      ['Bo', 1],
    ]);
  });
});
