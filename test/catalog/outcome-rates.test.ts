import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect, parseModel } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

const SQL = `CREATE TABLE orders (id INTEGER PRIMARY KEY, status TEXT, colour TEXT, is_returned INTEGER, stage TEXT, churn_flag TEXT, gift_wrap TEXT);
  INSERT INTO orders VALUES (1, 'Cancelled', 'red', 0, 'Approved', 'Y', 'Y'), (2, 'No-show', 'blue', 1, NULL, 'N', 'N');`;

async function ratesOf(model: string | null, sql = SQL): Promise<readonly string[]> {
  const catalog = await introspect(memoryDatabase(sql));
  const { metrics } = createKnowledge(catalog, model === null ? null : parseModel(model));
  return metrics.map(({ label }) => label).sort();
}

describe('withOutcomeRates()', () => {
  it('names a rate by each outcome of a status and each flag, where every row has one', async () => {
    assert.deepEqual(await ratesOf(null), ['cancellation rate', 'churn rate', 'no show rate', 'return rate']);
  });

  it('names one by a date that some rows have', async () => {
    const sql = `CREATE TABLE members (id INTEGER PRIMARY KEY, joined_on TEXT NOT NULL, churned_at TEXT);
      INSERT INTO members VALUES (1, '2024-01-01', '2025-01-01'), (2, '2024-02-01', NULL);`;
    assert.deepEqual(await ratesOf(null, sql), ['churn rate']);
  });

  it('makes none of what a person has described', async () => {
    const model = 'semantic_model:\n  - name: shop\n    datasets: [{ name: orders, source: orders }]\n';
    assert.deepEqual(await ratesOf(model), []);
  });
});
