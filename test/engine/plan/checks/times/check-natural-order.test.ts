import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE guests (guest_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL);
  CREATE TABLE stays (stay_id INTEGER PRIMARY KEY, guest_id INTEGER NOT NULL REFERENCES guests (guest_id), arrived_on DATE NOT NULL, departed_on DATE);
  INSERT INTO guests VALUES (1, 'Ida Moss'), (2, 'Max Hale');
  INSERT INTO stays VALUES (1, 1, '2024-05-01', '2024-05-03'), (2, 1, '2024-05-20', '2024-05-20'), (3, 2, '2024-06-01', NULL);`);

describe('checkNaturalOrder()', () => {
  it('takes nobody who came after leaving from one row', async () => {
    assert.equal(await rowsOf('How many guests arrived within 30 days of departure?'), null);
  });

  it('lets the order that things have through', async () => {
    assert.deepEqual(await rowsOf('How many stays departed within 1 day of arrival?'), [[1]]);
  });
});
