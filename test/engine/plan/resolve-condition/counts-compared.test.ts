import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE inn (inn_id INTEGER PRIMARY KEY, inn_name TEXT NOT NULL);
  CREATE TABLE cook (cook_id INTEGER PRIMARY KEY, cook_name TEXT NOT NULL);
  CREATE TABLE inn_cooks (inn_id INTEGER NOT NULL REFERENCES inn (inn_id), cook_id INTEGER NOT NULL REFERENCES cook (cook_id), PRIMARY KEY (inn_id, cook_id));
  CREATE TABLE room (room_id INTEGER PRIMARY KEY, inn_id INTEGER NOT NULL REFERENCES inn (inn_id), beds INTEGER NOT NULL);
  INSERT INTO inn VALUES (1, 'Anchor'), (2, 'Bell'), (3, 'Crown');
  INSERT INTO cook VALUES (1, 'Ona'), (2, 'Tor'), (3, 'Liv');
  INSERT INTO inn_cooks VALUES (1, 1), (1, 2), (2, 2), (3, 1), (3, 3);
  INSERT INTO room VALUES (1, 1, 2), (2, 2, 1), (3, 2, 3), (4, 2, 3), (5, 3, 2), (6, 3, 2);`);

describe('resolveCounts()', () => {
  for (const [question, rows] of [
    ['Which inns have more cooks than rooms?', [['Anchor']]],
    ['Which inns have fewer cooks than rooms?', [['Bell']]],
    ['inns where the number of rooms is greater than the number of cooks', [['Bell']]],
    ['Which inns have more cooks working in them than they have rooms?', [['Anchor']]],
    ['Which inns have more cooks than Bell?', [['Anchor'], ['Crown']]],
    ['Which inns have more rooms than rooms?', null],
  ] as const) {
    it(`compares how many there are: ${question}`, async () => {
      assert.deepEqual(await ask(question), rows);
    });
  }
});
