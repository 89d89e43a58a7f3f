import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect, parseModel } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

const SQL = `CREATE TABLE orders (id INTEGER PRIMARY KEY, status TEXT, colour TEXT, is_returned INTEGER, stage TEXT, churn_flag TEXT, gift_wrap TEXT);
  INSERT INTO orders VALUES (1, 'Cancelled', 'red', 0, 'Approved', 'Y', 'Y'), (2, 'No-show', 'blue', 1, NULL, 'N', 'N');`;

async function ratesOf(model: string | null): Promise<readonly string[]> {
  const catalog = await introspect(memoryDatabase(SQL));
  const { metrics } = createKnowledge(catalog, model === null ? null : parseModel(model));
  return metrics.map(({ label }) => label).sort();
}

describe('withOutcomeRates()', () => {
  it('names a rate by each outcome of a status and each flag, where every row has one', async () => {
    assert.deepEqual(await ratesOf(null), ['cancellation rate', 'churn rate', 'no show rate', 'return rate']);
  });

  it('makes none of what a person has described', async () => {
    const model = 'semantic_model:\n  - name: shop\n    datasets: [{ name: orders, source: orders }]\n';
    assert.deepEqual(await ratesOf(model), []);
  });
});
