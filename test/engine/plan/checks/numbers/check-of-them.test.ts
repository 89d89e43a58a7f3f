import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE goats (goat_id INTEGER PRIMARY KEY, goat_name TEXT NOT NULL, breed TEXT NOT NULL);
  CREATE TABLE bells (bell_id INTEGER PRIMARY KEY, goat_id INTEGER NOT NULL REFERENCES goats (goat_id), tone TEXT NOT NULL);
  INSERT INTO goats VALUES (1, 'Pip', 'Alpine'), (2, 'Dot', 'Saanen'), (3, 'Moss', 'Alpine');
  INSERT INTO bells VALUES (1, 1, 'low'), (2, 1, 'high'), (3, 2, 'low');`;

const ask = await asker(SCRIPT);

describe('checkTheirRows()', () => {
  it('has no row for each of what belongs to the groups', async () => {
    assert.equal(await ask('Breeds by number of bells on their goats'), null);
  });

  it('has a row for each of those whose number is asked for', async () => {
    const rows = await ask('List the goats and the number of their bells');
    assert.deepEqual((rows as unknown[][]).map((row) => row.at(-1)).sort(), [1, 2]);
  });
});

describe('checkOfThem()', () => {
  for (const question of [
    'Among the Alpine goats, how many of them have a bell?',
    'Among the goats of the breed Alpine, how many of them have bells?',
  ]) {
    it(`counts those that were named: ${question}`, async () => {
      assert.deepEqual(await ask(question), [[1]]);
    });
  }
});
