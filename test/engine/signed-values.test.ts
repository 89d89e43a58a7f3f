import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from './support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE pupil (pupil_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, blood_group TEXT NOT NULL, mark TEXT NOT NULL);
  INSERT INTO pupil VALUES (1, 'Ada Bell', 'O-', 'B+'), (2, 'Ben Cole', 'O+', 'B'), (3, 'Cy Dunn', 'AB-', 'A');`);

describe('a value that ends with a sign', () => {
  it('is that with this sign', async () => {
    assert.deepEqual(await rowsOf('How many pupils have blood group O-?'), [[1]]);
    assert.deepEqual(await rowsOf('pupils with blood group O+'), [['Ben Cole']]);
    assert.deepEqual(await rowsOf('How many pupils have a mark of B+?'), [[1]]);
  });

  it('is none without one', async () => {
    assert.equal(await rowsOf('How many pupils have blood group O?'), null);
  });
});
