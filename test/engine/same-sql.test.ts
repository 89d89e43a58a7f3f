import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSameSql } from '../../src/engine/same-sql.ts';

const ONE = "-- Boats\nSELECT COUNT(*) AS boats\nFROM boats\nWHERE town = 'Rome'\n  AND price > 5";

describe('isSameSql()', () => {
  it('sees the same in another order of conditions and under other names', () => {
    const other = "-- Red boats\nSELECT COUNT(*) AS number\nFROM boats\nWHERE price > 5\n  AND town = 'Rome'";
    assert.ok(isSameSql(ONE, other));
  });

  it('sees another condition, column or order of rows', () => {
    for (const other of [
      ONE.replace('5', '6'),
      ONE.replace('COUNT(*)', 'SUM(price)'),
      `${ONE}\nORDER BY town`,
      ONE.replace('\n  AND price > 5', ''),
    ])
      assert.equal(isSameSql(ONE, other), false, other);
  });
});
