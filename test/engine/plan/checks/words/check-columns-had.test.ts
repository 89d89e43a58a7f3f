import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE kites (kite_id INTEGER PRIMARY KEY, shape TEXT, span REAL);
  INSERT INTO kites VALUES (1, 'delta', 2.5), (2, 'box', 1.5), (3, NULL, 3);`;

const rowsOf = await asker(SCRIPT);

describe('checkColumnsHad()', () => {
  it('lists the columns that rows are asked for with', async () => {
    const rows = [
      ['delta', 2.5],
      ['box', 1.5],
      [null, 3],
    ];
    assert.deepEqual(await rowsOf('list kites with shape and span'), rows);
    assert.deepEqual(await rowsOf('kites with shape and span'), rows);
  });

  it('leaves a number and a total that are asked for', async () => {
    assert.deepEqual(await rowsOf('number of kites with a shape and total span'), [[2, 4]]);
  });
});
