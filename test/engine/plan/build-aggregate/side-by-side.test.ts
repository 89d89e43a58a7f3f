import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writer } from '../../support/asker.ts';

const flats = (flag: string, values: string) => `
  CREATE TABLE flats (flat_id INTEGER PRIMARY KEY, is_active ${flag});
  INSERT INTO flats VALUES ${values};`;

describe('resolveSideBySide()', () => {
  const QUESTION = 'number of active vs inactive flats';

  it('restricts nothing where the two sides are all rows', async () => {
    const write = await writer(flats('BOOLEAN NOT NULL', '(1, 0), (2, 1), (3, 1)'));
    const sql = write(QUESTION) ?? '';
    assert.match(sql, /GROUP BY is_active/);
    assert.doesNotMatch(sql, /WHERE/);
  });

  it('leaves out the rows that are neither', async () => {
    const write = await writer(flats('BOOLEAN', '(1, 0), (2, 1), (3, NULL)'));
    assert.match(write(QUESTION) ?? '', /WHERE \(is_active = 1 OR is_active = 0\)/);
  });
});
