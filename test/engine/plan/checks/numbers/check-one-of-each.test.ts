import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE machines (machine_id INTEGER PRIMARY KEY, machine_name TEXT NOT NULL, daily_fee REAL NOT NULL, fuel_cost REAL NOT NULL);
  CREATE TABLE tickets (ticket_no INTEGER PRIMARY KEY, ticket_month TEXT NOT NULL, net_amt REAL NOT NULL, tax_amt REAL NOT NULL, booth TEXT NOT NULL);
  INSERT INTO machines VALUES (1, 'Crane', 9, 4), (2, 'Drill', 5, 1);
  INSERT INTO tickets VALUES (1, '2024-01', 10, 1, 'N'), (2, '2024-01', 20, 2, 'S'), (3, '2024-02', 30, 3, 'N');`);

describe('checkOneOfEach()', () => {
  it('computes what is asked for of each row of each, and not of all together', async () => {
    const differences = [
      ['Crane', 5],
      ['Drill', 4],
    ];
    assert.deepEqual(await ask('What is the daily fee minus the fuel cost of each machine?'), differences);
    assert.deepEqual(
      await ask('What is the difference between daily fee and fuel cost for every machine?'),
      differences,
    );
  });

  it('takes the rows for no part of a name', async () => {
    assert.equal(await ask('What is the net amount plus tax of each ticket?'), null);
    assert.deepEqual(await ask('What is the total net amount for each ticket month?'), [
      ['2024-01', 30],
      ['2024-02', 30],
    ]);
  });

  it('leaves one number of all', async () => {
    assert.deepEqual(await ask('total net amount minus total tax amount'), [[54]]);
  });
});
