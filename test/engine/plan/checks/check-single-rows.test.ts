import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE ports (code TEXT PRIMARY KEY, label TEXT NOT NULL);
  CREATE TABLE ferries (ferry_id INTEGER PRIMARY KEY, origin TEXT NOT NULL REFERENCES ports (code), destination TEXT NOT NULL REFERENCES ports (code));
  INSERT INTO ports VALUES ('AAA', 'Aarhus'), ('BBB', 'Bergen'), ('CCC', 'Cork');
  INSERT INTO ferries VALUES (1, 'AAA', 'CCC'), (2, 'BBB', 'CCC'), (3, 'CCC', 'AAA');`;

const rowsOf = await asker(SCRIPT);

describe('checkSingleRows()', () => {
  it('does not take the first of rows that are one each for the most frequent', async () => {
    assert.notDeepEqual(await rowsOf('Which port code is the most common destination?'), [['AAA']]);
  });

  it('leaves numbers of other rows', async () => {
    assert.deepEqual(await rowsOf('Which destination has the most ferries?'), [['Cork']]);
  });
});
