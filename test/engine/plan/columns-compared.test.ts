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
