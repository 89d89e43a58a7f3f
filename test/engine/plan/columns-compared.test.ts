import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE crates (crate_id INTEGER PRIMARY KEY, arrived_at TEXT NOT NULL, promised_on TEXT NOT NULL);
  INSERT INTO crates VALUES (1, '2024-03-01 10:30:00', '2024-03-01'), (2, '2024-03-02 08:00:00', '2024-03-05'),
    (3, '2024-03-09 23:59:00', '2024-03-08');`);

describe('resolveFields()', () => {
  it('takes a moment for its day where it is compared with a day', async () => {
    assert.deepEqual(await ask('How many crates have arrived at on or before promised on?'), [[2]]);
    assert.deepEqual(await ask('How many crates arrived after the promised date?'), [[1]]);
  });
});

const ofHerds = await asker(`
  CREATE TABLE herd (herd_id INTEGER PRIMARY KEY, year INTEGER, cows REAL, bulls REAL, oxen REAL);
  INSERT INTO herd VALUES (1, 1924, 20, 12, 9), (2, 1925, 30, 10, 8), (3, 1926, 5, 9, 2);`);

describe('checkColumnsCompared()', () => {
  it('asks for none of what is held against others', async () => {
    assert.deepEqual(await ofHerds('Which herds had more cows than bulls?'), [[1], [2]]);
    assert.equal(await ofHerds('Which herds had more cows than bulls and oxen combined?'), null);
    assert.equal(await ofHerds('herds with more cows than bulls and oxen'), null);
  });
});
