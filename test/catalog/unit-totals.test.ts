import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect, type Metric } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

async function metricsOf(...tables: readonly string[]): Promise<readonly Metric[]> {
  const sql = tables.map(
    (columns, at) => `CREATE TABLE ${columns.replace('(', `(id${at} INTEGER PRIMARY KEY, `)};`,
  );
  return createKnowledge(await introspect(memoryDatabase(sql.join('\n'))), null).metrics;
}

function columnsOf(metrics: readonly Metric[], name: string): string[] {
  return metrics
    .filter(({ label, synonyms }) => [label, ...synonyms].includes(name))
    .map((metric) => metric.name);
}

describe('withUnitTotals()', () => {
  it('adds up the one column in a unit, by what is done in it and by what it is of', async () => {
    const metrics = await metricsOf('trip (trip_date DATE, distance_km REAL, delay_minutes INTEGER)');
    assert.deepEqual(columnsOf(metrics, 'kilometres driven'), ['total trip.distance_km']);
    assert.deepEqual(columnsOf(metrics, 'minutes of delay'), ['total trip.delay_minutes']);
    assert.deepEqual(columnsOf(metrics, 'minutes of trips'), ['total trip.delay_minutes']);
  });

  it('tells what is spent in a currency from what is collected', async () => {
    const metrics = await metricsOf(
      'donation (donated_on DATE, amount_eur REAL)',
      'treatment (treated_on DATE, cost_eur REAL, price_eur REAL)',
    );
    assert.deepEqual(columnsOf(metrics, 'euros collected'), ['total donation.amount_eur']);
    assert.deepEqual(columnsOf(metrics, 'euros spent'), ['total treatment.cost_eur']);
  });

  it('names nothing by a unit that two columns have', async () => {
    const metrics = await metricsOf('trip (trip_date DATE, km REAL)', 'test_drive (driven_on DATE, km REAL)');
    assert.deepEqual(columnsOf(metrics, 'kilometers driven'), []);
    assert.deepEqual(columnsOf(metrics, 'kilometers of trips'), ['total trip.km']);
  });

  it('adds up no lengths of things that others refer to, and no rates', async () => {
    const metrics = await metricsOf(
      'route (opened_on DATE, km REAL)',
      'job (job_date DATE, rate_eur REAL, average_hours REAL, route_id INTEGER REFERENCES route (id0))',
    );
    assert.deepEqual(metrics, []);
  });
});
