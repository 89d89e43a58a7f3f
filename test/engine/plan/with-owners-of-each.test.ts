import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE clubs (club_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, club_id INTEGER NOT NULL REFERENCES clubs(club_id),
    condition TEXT NOT NULL, price REAL NOT NULL, built_on TEXT NOT NULL);
  INSERT INTO clubs VALUES (1, 'Alba'), (2, 'Brisa'), (3, 'Costa');
  INSERT INTO boats VALUES (1, 1, 'sunken', 10, '2020-01-01'), (2, 1, 'sound', 30, '2021-01-01'),
    (3, 2, 'sound', 50, '2021-05-01'), (4, 3, 'sunken', 20, '2019-01-01'), (5, 3, 'sound', 40, '2018-01-01'),
    (6, 3, 'sound', 60, '2022-01-01');`);

describe('withOwnersOfEach()', () => {
  it('keeps all rows of those that have one', async () => {
    for (const question of [
      'total price of each club that has a sunken boat',
      'total price per club which has a sunken boat',
      'total price of each club with a sunken boat',
    ])
      assert.deepEqual(await ask(question), [
        ['Alba', 40],
        ['Costa', 120],
      ]);
  });

  it('takes how many they have for no number of first rows', async () => {
    const made = JSON.stringify(await ask('newest boat of each club that has three boats'));
    assert.match(made, /^(?:null|\[\["Costa",6(?:,"2022-01-01")?\]\])$/);
  });

  it('asks of the rows what is said of them', async () => {
    assert.deepEqual(await ask('total price of sunken boats of each club'), [
      ['Alba', 10],
      ['Costa', 20],
    ]);
  });
});
