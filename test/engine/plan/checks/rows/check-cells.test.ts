import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE harbours (harbour_id INTEGER PRIMARY KEY, harbour_name TEXT NOT NULL);
  CREATE TABLE landings (landing_id INTEGER PRIMARY KEY, harbour_id INTEGER NOT NULL REFERENCES harbours (harbour_id),
    landed_on TEXT NOT NULL, gear TEXT NOT NULL);
  INSERT INTO harbours VALUES (1, 'Skerry'), (2, 'Wrack');
  INSERT INTO landings VALUES (1, 1, '2022-05-01', 'net'), (2, 1, '2023-05-01', 'line'), (3, 2, '2023-06-01', 'net'),
    (4, 2, '2022-03-02', 'net'), (5, 2, '2022-04-02', 'line'), (6, 2, '2023-04-02', 'line');`);

describe('checkCells()', () => {
  it('asks of groups what is asked of them, and not of their parts', async () => {
    assert.deepEqual(
      await ask('Number of landings by harbour and gear, only harbours with more than 3 landings'),
      [
        ['Wrack', 'line', 2],
        ['Wrack', 'net', 2],
      ],
    );
    assert.equal(
      await ask('Number of landings by harbour and gear, only gears with more than 2 landings'),
      null,
    );
  });

  it('leaves a bound of all that is grouped by', async () => {
    assert.deepEqual(await ask('Number of landings by harbour and gear with more than 1 landing'), [
      ['Wrack', 'line', 2],
      ['Wrack', 'net', 2],
    ]);
  });
});

describe('checkSideBySide()', () => {
  it('has a number of each of the values', async () => {
    assert.deepEqual(await ask('Number of landings by harbour, net and line side by side'), [
      ['Skerry', 1, 1],
      ['Wrack', 2, 2],
    ]);
    assert.deepEqual(await ask('Number of landings by harbour in 2023, net and line side by side'), [
      ['Skerry', 0, 1],
      ['Wrack', 1, 1],
    ]);
    assert.deepEqual(await ask('net and line landings by harbour side by side'), [
      ['Skerry', 'line', 1],
      ['Skerry', 'net', 1],
      ['Wrack', 'line', 2],
      ['Wrack', 'net', 2],
    ]);
  });
});
