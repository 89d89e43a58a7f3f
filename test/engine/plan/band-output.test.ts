import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker, writer } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE leases (lease_id INTEGER PRIMARY KEY, rent REAL);
  INSERT INTO leases VALUES (1, 0.5), (2, 210.5), (3, 220), (4, 600), (5, NULL);`;

describe('bandOutput()', () => {
  it('tells the last band by its lower bound, so that a missing value is in none', async () => {
    const write = await writer(SCRIPT);
    const sql = write('number of leases by rent band') ?? '';
    assert.match(sql, /WHEN rent < 200 THEN '\$100 to under \$200'\n/);
    assert.match(sql, /WHEN rent >= 500 THEN '\$500 and over'\n {2}END/);
    assert.doesNotMatch(sql, /e\+308|ELSE '/);
    const ask = await asker(SCRIPT);
    assert.deepEqual(await ask('number of leases by rent band'), [
      ['under $100', 1],
      ['$200 to under $300', 2],
      ['$500 and over', 1],
      [null, 1],
    ]);
  });
});
