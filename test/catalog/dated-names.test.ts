import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

async function namesOf(script: string, column: string): Promise<readonly string[]> {
  const { datasets } = createKnowledge(await introspect(memoryDatabase(script)), null);
  return datasets.flatMap(({ fields }) => fields.flatMap((one) => (one.name === column ? one.synonyms : [])));
}

describe('datedNames()', () => {
  it('calls a year by the noun of what happened then', async () => {
    const names = await namesOf(
      `CREATE TABLE quay (quay_id INTEGER PRIMARY KEY, founded_year INTEGER);
       INSERT INTO quay VALUES (1, 1900), (2, 1950);`,
      'founded_year',
    );
    for (const name of ['foundation year', 'year of foundation', 'year founded'])
      assert.ok(names.includes(name), name);
  });

  it('gives none that another column of the table could have', async () => {
    const names = await namesOf(
      `CREATE TABLE quay (quay_id INTEGER PRIMARY KEY, founded_year INTEGER, established_year INTEGER);
       INSERT INTO quay VALUES (1, 1900, 1901), (2, 1950, 1951);`,
      'founded_year',
    );
    assert.ok(!names.includes('foundation year'));
  });
});
