import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE clubs (club_id INTEGER PRIMARY KEY, club_name TEXT NOT NULL, county TEXT NOT NULL, num_trophies INTEGER NOT NULL, num_registered INTEGER NOT NULL);
  CREATE TABLE player (player_id INTEGER PRIMARY KEY, club_id INTEGER NOT NULL REFERENCES clubs (club_id), first_name TEXT NOT NULL, last_name TEXT NOT NULL);
  INSERT INTO clubs VALUES (1, 'Red', 'Devon', 4, 30), (2, 'Old', 'Kent', 7, 20), (3, 'Hill', 'Devon', 1, 25);
  INSERT INTO player VALUES (1, 1, 'Pip', 'Ash'), (2, 1, 'Dot', 'Elm'), (3, 2, 'Moss', 'Oak');`);

describe('checkCountedColumns()', () => {
  it('does not take the number of things for the things', async () => {
    for (const question of [
      'Which trophies does Old have?',
      'List the trophies',
      'Which players are registered in Hill?',
      'Show me the trophies of Hill',
    ])
      assert.equal(await ask(question), null, question);
  });

  it('does not list the numbers of several where one is asked for', async () => {
    assert.equal(await ask('How many players are registered in clubs of the county Devon?'), null);
  });

  it('has the number where it is asked for', async () => {
    assert.deepEqual(await ask('How many trophies does Old have?'), [[7]]);
    assert.deepEqual(await ask('How many players are registered in Hill?'), [[25]]);
    assert.deepEqual(await ask('Which club has the most registered players?'), [['Red']]);
    assert.deepEqual(await ask('Number of registered players per club'), [
      ['Red', 30],
      ['Old', 20],
      ['Hill', 25],
    ]);
  });
});
