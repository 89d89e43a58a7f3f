import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE clubs (club_id INTEGER PRIMARY KEY, club_name TEXT NOT NULL);
  CREATE TABLE fines (fine_id INTEGER PRIMARY KEY, club_id INTEGER NOT NULL REFERENCES clubs (club_id), fine_amount REAL NOT NULL);
  CREATE TABLE shirts (shirt_id INTEGER PRIMARY KEY, club_id INTEGER NOT NULL REFERENCES clubs (club_id), shirt_price REAL NOT NULL);
  INSERT INTO clubs VALUES (1, 'Una'), (2, 'Odd');
  INSERT INTO fines VALUES (1, 1, 30.5), (2, 2, 20.5), (3, 2, 20.25);
  INSERT INTO shirts VALUES (1, 1, 30.5), (2, 2, 20.5), (3, 2, 20.25);`;

const rowsOf = await asker(SCRIPT);

describe('rowsOfTotals()', () => {
  it('ranks by the total of what belongs to them', async () => {
    assert.deepEqual(await rowsOf('Which 2 clubs have the highest fine amount?'), [['Odd'], ['Una']]);
    assert.deepEqual(await rowsOf('Top 1 club by fine amount'), [['Odd']]);
  });

  it('adds up no prices', async () => {
    assert.equal(await rowsOf('Top 1 club by shirt price'), null);
  });
});
