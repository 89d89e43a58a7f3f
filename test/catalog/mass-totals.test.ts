import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

async function metricsOf(table: string): Promise<readonly string[]> {
  const catalog = await introspect(
    memoryDatabase(`CREATE TABLE ${table} (id INTEGER PRIMARY KEY, source TEXT NOT NULL, amount REAL NOT NULL);
      INSERT INTO ${table} VALUES (1, 'dues', 20.5), (2, 'gifts', 7.25), (3, 'dues', 11.0);`),
  );
  return createKnowledge(catalog, null).metrics.map(({ label }) => label);
}

describe('withMassTotals()', () => {
  it('names the total of what each row is some of', async () => {
    assert.ok((await metricsOf('income')).includes('total income'));
  });

  it('leaves open what may be their number', async () => {
    assert.ok(!(await metricsOf('payment')).includes('total payment'));
  });
});
