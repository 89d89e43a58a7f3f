import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE ward (ward_id INTEGER PRIMARY KEY, ward_name TEXT NOT NULL UNIQUE);
  INSERT INTO ward VALUES (1, 'North'), (2, 'South'), (3, 'East');
  CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, ward_id INTEGER NOT NULL REFERENCES ward, fee REAL NOT NULL, visited_on TEXT NOT NULL);
  INSERT INTO visit VALUES (1, 1, 10, '2024-01-03'), (2, 1, 20, '2024-02-04'), (3, 2, 40, '2025-01-05'), (4, 1, 30, '2025-01-06');
`;

describe('withTimesOfPeriods()', async () => {
  const ask = await asker(SCRIPT);
  it('takes the time of the first number for that of the months', async () => {
    assert.deepEqual(await ask('monthly number of visits in 2024 and average fee'), [
      ['2024-01', 1, 10],
      ['2024-02', 1, 20],
    ]);
  });
});

describe('checkMisread()', async () => {
  const ask = await asker(SCRIPT);
  it('takes a stroke after rows for "per"', async () => {
    assert.deepEqual(await ask('# of visits / ward in 2024'), [['North', 2]]);
  });
});
