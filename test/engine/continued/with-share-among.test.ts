import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE nurse (nurse_id INTEGER PRIMARY KEY, name TEXT NOT NULL, ward TEXT NOT NULL, grade TEXT NOT NULL);
  CREATE TABLE shift (shift_id INTEGER PRIMARY KEY, nurse_id INTEGER NOT NULL REFERENCES nurse (nurse_id),
    kind TEXT NOT NULL, hours INTEGER NOT NULL);
  INSERT INTO nurse VALUES (1, 'Ada Moor', 'East', 'senior'), (2, 'Bo Lund', 'East', 'junior'),
    (3, 'Cy Hart', 'East', 'senior'), (4, 'Di Webb', 'West', 'senior'), (5, 'Ed Kerr', 'West', 'junior');
  INSERT INTO shift VALUES (1, 1, 'night', 8), (2, 2, 'day', 8), (3, 4, 'night', 10), (4, 5, 'night', 6), (5, 3, 'day', 4);`);

describe('withShareAmong()', () => {
  it('says all that stands after "among" of the whole', async () => {
    assert.deepEqual(await ask('percentage of nurses with a night shift among nurses of the East ward'), [
      [33.33],
    ]);
    assert.deepEqual(
      await ask('What percentage of nurses have a night shift, out of nurses in the West ward?'),
      [[100]],
    );
    assert.deepEqual(await ask('share of nurses with a night shift among those with the senior grade'), [
      [66.67],
    ]);
  });

  it('takes what all of it is grouped by along', async () => {
    assert.deepEqual(await ask('share of nurses with a night shift among senior nurses by ward'), [
      ['East', 50],
      ['West', 100],
    ]);
  });

  it('says of the whole which rows alone count', async () => {
    assert.deepEqual(
      await ask('What share of nurses have a night shift considering only nurses of the East ward?'),
      [[33.33]],
    );
    assert.deepEqual(await ask('What share of shifts are night shifts for shifts of at least 8 hours?'), [
      [66.67],
    ]);
  });

  it('leaves what is said of other rows to those', async () => {
    assert.deepEqual(await ask('percentage of nurses that have a shift where the hours are over 8'), [[20]]);
  });
});
