import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker, reader } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE clerks (clerk_id INTEGER PRIMARY KEY, clerk_name TEXT NOT NULL, hire_date DATE NOT NULL, termination_date DATE,
    employment_status TEXT NOT NULL);
  CREATE TABLE plans (plan_id INTEGER PRIMARY KEY, start_date DATE NOT NULL, end_date DATE, status TEXT NOT NULL);
  INSERT INTO clerks VALUES (1, 'Ada', '2019-02-01', '2022-05-01', 'terminated'), (2, 'Bo', '2020-03-01', NULL, 'active'),
    (3, 'Cy', '2020-04-01', '2023-06-01', 'terminated');
  INSERT INTO plans VALUES (1, '2021-01-01', '2022-01-01', 'cancelled'), (2, '2022-01-01', NULL, 'active');`;
const ask = await asker(SCRIPT);
const reading = await reader(SCRIPT);

describe('checkDateOfState()', () => {
  it('takes no other date for that of a state', async () => {
    assert.equal(await ask('Number of terminated clerks per year'), null);
    assert.equal(await ask('Cancelled plans per year'), null);
  });

  it('takes the date that is named, and the usual one of all rows', () => {
    assert.match(reading('Terminated clerks by hire year'), /^-- Number of clerks by year of hire date/);
    assert.match(reading('Clerks per year'), /^-- Number of clerks by year of hire date/);
    assert.match(reading('How many clerks were terminated in 2022?'), /with termination date in 2022/);
  });
});
