import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from './support/asker.ts';

const ask = await asker(`
  CREATE TABLE players (player_id INTEGER PRIMARY KEY, name TEXT NOT NULL, team_id INTEGER NOT NULL REFERENCES teams (team_id), goals INTEGER NOT NULL);
  CREATE TABLE teams (team_id INTEGER PRIMARY KEY, name TEXT NOT NULL, coach TEXT NOT NULL);
  INSERT INTO teams VALUES (1, 'Reds', 'Ida'), (2, 'Blues', 'Max');
  INSERT INTO players VALUES (1, 'Pia', 1, 4), (2, 'Ole', 1, 2), (3, 'Una', 2, 6);`);

describe('withoutSlips()', () => {
  for (const question of [
    'how many plaeyrs are there',
    'how manny players are there',
    'howmany players are there',
    'how many play ers are there',
    'How many players do we hvae?',
    'how mny playrs are thre',
  ]) {
    it(`reads "${question}"`, async () => assert.deepEqual(await ask(question), [[3]]));
  }

  it('reads words of grammar that were misspelt', async () => {
    assert.deepEqual(await ask('average gaols of palyers wiht moer than 3 goals'), [[5]]);
    assert.deepEqual(await ask('number of playersby team'), [
      ['Blues', 1],
      ['Reds', 2],
    ]);
  });

  for (const question of [
    'how many payers are there',
    'how many prayers are there',
    'how many goats did each team score',
    'average gaols of the coaches of tears',
    'how many beams are there',
    'how many steams are there',
    'how many roaches are there',
  ]) {
    it(`takes no real word for another: "${question}"`, async () => assert.equal(await ask(question), null));
  }
});
