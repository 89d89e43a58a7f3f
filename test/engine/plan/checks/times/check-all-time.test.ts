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

describe('checkAllTime()', () => {
  it('lets a number of one time stand beside that of all times', async () => {
    const both = [
      ['Skerry', 1, 2],
      ['Wrack', 2, 4],
    ];
    assert.deepEqual(await ask('Number of landings in 2023 and in total by harbour'), both);
    assert.deepEqual(await ask('number of landings in 2023 and number of landings overall by harbour'), both);
    assert.deepEqual(await ask('landings by harbour, in 2023 and ever'), both);
    assert.deepEqual(await ask('Number of landings in 2023 and overall'), [[3, 6]]);
  });

  it('loses neither of the two', async () => {
    assert.equal(await ask('top 1 harbour by number of landings in 2023 and overall'), null);
    assert.equal(await ask('number of landings by month in 2023 and in total'), null);
    assert.equal(await ask('all landings and landings in 2023 by harbour'), null);
  });

  it('asks a bound of all times of no time', async () => {
    assert.equal(await ask('Harbours by number of landings in 2023 with more than 3 landings overall'), null);
    assert.equal(await ask('Number of landings by gear in 2023 with more than 2 landings overall'), null);
  });

  it('takes the time that is said last for both', async () => {
    assert.deepEqual(await ask('Harbours with more line landings than net landings in 2023'), [['Skerry']]);
  });
});
