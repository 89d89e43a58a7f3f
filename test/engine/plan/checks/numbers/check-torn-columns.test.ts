import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE makers (maker_id INTEGER PRIMARY KEY, maker_name TEXT NOT NULL, country TEXT NOT NULL);
  CREATE TABLE clocks (clock_id INTEGER PRIMARY KEY, maker_id INTEGER NOT NULL REFERENCES makers, state TEXT NOT NULL, colour TEXT NOT NULL);
  INSERT INTO makers VALUES (1, 'Ada', 'Chile'), (2, 'Bo', 'Chile'), (3, 'Cai', 'Peru');
  INSERT INTO clocks VALUES (1, 1, 'repaired', 'red'), (2, 2, 'broken', 'red'), (3, 3, 'broken', 'red'), (4, 3, 'broken', 'blue');`);

describe('checkTornColumns()', () => {
  it('groups by the column alone that is named with what it belongs to', async () => {
    const rows = await ask('What percentage of red clocks were repaired by maker country?');
    assert.ok(rows === null || JSON.stringify(rows) === '[["Chile",50],["Peru",0]]', JSON.stringify(rows));
  });

  it('lets both through where both are said', async () => {
    assert.deepEqual(await ask('Number of clocks by maker and country'), [
      ['Ada', 'Chile', 1],
      ['Bo', 'Chile', 1],
      ['Cai', 'Peru', 2],
    ]);
  });
});
