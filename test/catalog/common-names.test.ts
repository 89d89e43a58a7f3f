import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect, type Knowledge } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

async function guess(sql: string): Promise<Knowledge> {
  return createKnowledge(await introspect(memoryDatabase(sql)), null);
}

function synonymsOf({ datasets }: Knowledge, table: string): readonly string[] {
  return datasets.find(({ name }) => name === table)?.synonyms ?? [];
}

const CUSTOMER =
  "CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, name TEXT); INSERT INTO customer VALUES (1, 'Ann')";
const SALE =
  'CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, sale_price REAL); INSERT INTO sale VALUES (1, 9.5), (2, 12)';

describe('withCommonNames()', () => {
  it('gives a table the other words for what it holds', async () => {
    assert.ok(synonymsOf(await guess(CUSTOMER), 'customer').includes('client'));
  });

  it('gives columns the other words for what they hold, and dates those for what happened', async () => {
    const { datasets } = await guess(
      `CREATE TABLE meter (meter_id INTEGER PRIMARY KEY, kwh REAL, signup_date TEXT, seat_count INTEGER);
      INSERT INTO meter VALUES (1, 2.5, '2024-01-02', 30), (2, 3.5, '2024-01-03', 40);`,
    );
    const of = (column: string): readonly string[] =>
      datasets[0]?.fields.find(({ name }) => name === column)?.synonyms ?? [];
    assert.ok(of('kwh').includes('consumption'));
    assert.ok(of('signup_date').includes('joined'));
    assert.ok(of('seat_count').includes('seats'));
  });

  it('gives no word that something else is called by', async () => {
    const both = `${CUSTOMER}; CREATE TABLE user (user_id INTEGER PRIMARY KEY, email TEXT); INSERT INTO user VALUES (1, 'a@b.test')`;
    assert.ok(!synonymsOf(await guess(both), 'customer').includes('user'));
    assert.ok(!synonymsOf(await guess(both), 'customer').includes('client'));
  });

  it('calls rows by what their key is the number of, where nothing else is called so', async () => {
    const vets =
      "CREATE TABLE clinician (vet_id INTEGER PRIMARY KEY, full_name TEXT); INSERT INTO clinician VALUES (1, 'Ann')";
    const other = "CREATE TABLE vet (name TEXT PRIMARY KEY); INSERT INTO vet VALUES ('Bo')";
    assert.ok(synonymsOf(await guess(vets), 'clinician').includes('vets'));
    assert.ok(!synonymsOf(await guess(`${vets}; ${other}`), 'clinician').includes('vets'));
  });

  it('takes the one amount of the one table of sales for revenue', async () => {
    const { metrics } = await guess(SALE);
    assert.deepEqual(
      metrics.map(({ label }) => label),
      ['revenue'],
    );
  });

  it('knows no revenue where rows are of several pieces', async () => {
    const { metrics } = await guess(
      'CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, quantity INTEGER, unit_price REAL); INSERT INTO sale VALUES (1, 3, 9.5), (2, 4, 12)',
    );
    assert.deepEqual(metrics, []);
  });
});
