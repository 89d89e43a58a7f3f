import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE shepherds (shepherd_id INTEGER PRIMARY KEY, shepherd_name TEXT NOT NULL);
  CREATE TABLE flocks (flock_id INTEGER PRIMARY KEY, flock_name TEXT NOT NULL, shepherd_id INTEGER NOT NULL REFERENCES shepherds (shepherd_id));
  INSERT INTO shepherds VALUES (1, 'Una'), (2, 'Odd');
  INSERT INTO flocks VALUES (1, 'Hill', 1), (2, 'Dale', 1), (3, 'Fen', 2);`;

const rowsOf = await asker(SCRIPT);

const PAIRS = [
  ['Una', 'Hill'],
  ['Una', 'Dale'],
  ['Odd', 'Fen'],
];

describe('withPairListed()', () => {
  for (const question of [
    'Show the names of the shepherds and their flocks.',
    'Show the names of the shepherds and the flocks they tend and manage.',
    'List the shepherds and the flocks of each.',
  ]) {
    const isRead = !question.includes('tend');
    it(`${isRead ? 'shows both' : 'refuses what is not known'}: ${question}`, async () => {
      assert.deepEqual(await rowsOf(question), isRead ? PAIRS : null);
    });
  }
});
