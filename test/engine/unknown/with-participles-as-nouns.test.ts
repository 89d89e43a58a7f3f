import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading =
  await reader(`CREATE TABLE ferry (ferry_id INTEGER PRIMARY KEY, name TEXT, delay_min INTEGER, discount_pct REAL);
      CREATE TABLE skipper (skipper_id INTEGER PRIMARY KEY, name TEXT, pay REAL);
      INSERT INTO ferry VALUES (1, 'Ada', 12, 5.5), (2, 'Bee', 95, 10.5), (3, 'Cora', 40, 0.5);
      INSERT INTO skipper VALUES (1, 'Kim', 50.5), (2, 'Lee', 40.5);`);

describe('withParticiplesAsNouns()', () => {
  it('takes a verb with a bound for the number that is called after it', () => {
    const late = '-- Ferries with delay minutes over 30: name';
    assert.equal(reading('Which ferries were delayed by more than 30 minutes?'), late);
    assert.equal(reading('ferries delayed by over 30 minutes'), late);
  });

  it('refuses a verb without a bound, and of rows that have no such number', () => {
    assert.equal(reading('Which ferries were delayed by fog?'), 'refusal');
    assert.equal(reading('Which skippers were delayed by more than 30 minutes?'), 'refusal');
  });
});
