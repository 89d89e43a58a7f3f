import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE skippers (skipper_id INTEGER PRIMARY KEY, skipper_name TEXT NOT NULL, port TEXT NOT NULL, wage REAL NOT NULL);
  CREATE TABLE trips (trip_id INTEGER PRIMARY KEY, skipper_id INTEGER NOT NULL REFERENCES skippers (skipper_id));
  INSERT INTO skippers VALUES (1, 'Ada', 'Kiel', 100), (2, 'Bo', 'Kiel', 200), (3, 'Cy', 'Rye', 300);
  INSERT INTO trips VALUES (1, 1), (2, 1), (3, 3);`;

const rowsOf = await asker(SCRIPT);

describe('withOwnListed()', () => {
  for (const question of [
    'List the skippers in Kiel with their wage and number of trips',
    'Show skippers in Kiel, their wage and number of trips',
  ]) {
    it(`shows what each of them has, and also those who have none: ${question}`, async () => {
      assert.deepEqual(await rowsOf(question), [
        ['Ada', 100, 2],
        ['Bo', 200, 0],
      ]);
    });
  }

  it('leaves what is asked of all of them', async () => {
    assert.deepEqual(await rowsOf('total wage of skippers in Kiel'), [[300]]);
  });
});
