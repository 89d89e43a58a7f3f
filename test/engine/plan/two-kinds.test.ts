import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading = await reader(`CREATE TABLE depot (code TEXT PRIMARY KEY, town TEXT NOT NULL);
      CREATE TABLE driver (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE trip (id INTEGER PRIMARY KEY, driver_id INTEGER NOT NULL REFERENCES driver (id), kind TEXT NOT NULL,
        source_depot TEXT NOT NULL REFERENCES depot (code), target_depot TEXT NOT NULL REFERENCES depot (code),
        driven_on TEXT NOT NULL);
      INSERT INTO depot VALUES ('LIS', 'Lisbon'), ('OPO', 'Porto'), ('FAO', 'Faro');
      INSERT INTO driver VALUES (1, 'Ann Abel'), (2, 'Bob Bond');
      INSERT INTO trip VALUES (1, 1, 'coastal', 'LIS', 'OPO', '2020-01-03'), (2, 1, 'inland', 'OPO', 'FAO', '2023-02-03'),
        (3, 2, 'coastal', 'LIS', 'FAO', '2024-03-04');`);

describe('twoKindsCondition', () => {
  for (const [question, where] of [
    [
      'Which drivers have trips from both Lisbon and Porto?',
      'that have at least one trip with source depot town Lisbon and that have at least one trip with source depot town Porto',
    ],
    [
      'Which drivers have trips departing from Lisbon but not from Porto?',
      'that have at least one trip with source depot town Lisbon and that have no trips with source depot town Porto',
    ],
    [
      'Which drivers have a coastal trip but no inland one?',
      'that have at least one trip with kind coastal and that have no trips with kind inland',
    ],
    [
      'Which drivers have trips before 2021 and after 2022?',
      'that have at least one trip with driven on before 2021-01-01 and that have at least one trip with driven on since 2023-01-01',
    ],
  ] as const)
    it(`reads "${question}"`, () => {
      assert.ok(reading(question).startsWith(`-- Drivers ${where}`), reading(question));
    });

  it('leaves open what may be one time or the other', () => {
    assert.equal(reading('How many drivers had trips in 2020 and in 2024?'), 'refusal');
  });
});

describe('routeCondition', () => {
  it('takes what an end is called with it', () => {
    assert.equal(
      reading('How many trips arrive in the town of Faro?'),
      '-- Number of trips, for trips with target depot town Faro',
    );
  });
});
