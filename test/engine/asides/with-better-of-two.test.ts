import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE port (port_id INTEGER PRIMARY KEY, port_name TEXT NOT NULL, fee REAL NOT NULL, coast TEXT NOT NULL);
  CREATE TABLE skipper (skipper_id INTEGER PRIMARY KEY, name TEXT NOT NULL, age INTEGER NOT NULL, port_id INTEGER NOT NULL REFERENCES port (port_id));
  INSERT INTO port VALUES (1, 'Nes', 9, 'east'), (2, 'Vik', 12, 'west'), (3, 'Ham', 20, 'east');
  INSERT INTO skipper VALUES (1, 'Ona Berg', 41, 1), (2, 'Tor Lie', 56, 2), (3, 'Liv Dal', 70, 1);`);

describe('withBetterOfTwo()', () => {
  for (const [question, rows] of [
    ['Which port has a higher fee, Nes or Vik?', [['Vik']]],
    ['Which port has the lower fee: Nes or Vik?', [['Nes']]],
    ['Which has a higher fee, Nes or Vik?', [['Vik']]],
    ['Who is older, Ona Berg or Tor Lie?', [['Tor Lie']]],
    ['Who is younger, Ona Berg or Tor Lie?', [['Ona Berg']]],
    // Of coasts there are no rows.
    ['Which coast has a higher fee, east or west?', null],
    // Of these two one is no port.
    ['Which port has a higher fee, Nes or Tor Lie?', null],
    ['Which port has a higher fee, Nes or anywhere?', null],
  ] as const) {
    it(`asks for the one that is so: ${question}`, async () => {
      assert.deepEqual(await ask(question), rows);
    });
  }
});
