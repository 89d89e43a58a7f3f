import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE barns (barn_id INTEGER PRIMARY KEY, barn_name TEXT NOT NULL, county TEXT NOT NULL);
  CREATE TABLE goats (goat_id INTEGER PRIMARY KEY, barn_id INTEGER NOT NULL REFERENCES barns (barn_id), goat_name TEXT NOT NULL, weight INTEGER NOT NULL);
  INSERT INTO barns VALUES (1, 'Red', 'Devon'), (2, 'Old', 'Kent'), (3, 'Hill', 'Devon');
  INSERT INTO goats VALUES (1, 1, 'Pip', 40), (2, 1, 'Dot', 60), (3, 2, 'Moss', 80), (4, 3, 'Fern', 10);`);

describe('checkCountedNouns()', () => {
  it('has a row for each of what is named once', async () => {
    assert.deepEqual(await ask('barn and average weight'), [
      ['Hill', 10],
      ['Old', 80],
      ['Red', 50],
    ]);
  });

  it('does not list what they have one by one', async () => {
    const rows = await ask('List the barns with their weight');
    assert.ok(rows === null || (Array.isArray(rows) && rows.length === 3), JSON.stringify(rows));
  });

  it('counts what is to be counted', async () => {
    assert.deepEqual(await ask('number of barns and average weight'), [[3, 47.5]]);
  });
});

describe('checkCountedNouns() of prizes', () => {
  const won = asker(`
    CREATE TABLE clubs (club_id INTEGER PRIMARY KEY, club_name TEXT NOT NULL);
    CREATE TABLE shows (show_id INTEGER PRIMARY KEY, show_name TEXT NOT NULL);
    CREATE TABLE prizes (prize_id INTEGER PRIMARY KEY, prize_name TEXT NOT NULL);
    CREATE TABLE results (show_id INTEGER REFERENCES shows (show_id), club_id INTEGER REFERENCES clubs (club_id),
      prize_id INTEGER REFERENCES prizes (prize_id));
    INSERT INTO clubs VALUES (1, 'Ash'), (2, 'Elm');
    INSERT INTO shows VALUES (1, 'May'), (2, 'June'), (3, 'July'), (4, 'August');
    INSERT INTO prizes VALUES (1, 'First'), (2, 'Second');
    INSERT INTO results VALUES (1, 1, 1), (1, 2, 2), (2, 1, 1), (2, 2, 2), (3, 1, 1), (3, 2, 1), (4, 1, 2), (4, 2, 1);`);

  it('does not count the kinds of what was won many times', async () => {
    assert.equal(await (await won)('number of prizes won by each club'), null);
  });

  it('counts the kinds where these are asked for', async () => {
    assert.deepEqual(await (await won)('number of different prizes of each club'), [
      ['Ash', 2],
      ['Elm', 2],
    ]);
  });
});

describe('kindsGroupedBy()', () => {
  it('has a row for each of those that are so', async () => {
    assert.deepEqual(await ask('number of goats by Devon barn'), [
      ['Hill', 1],
      ['Red', 2],
    ]);
  });
});
