import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

async function statesOf(column: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const sql = `CREATE TABLE contract (id INTEGER PRIMARY KEY, start_date TEXT, end_date TEXT, status TEXT);
    INSERT INTO contract VALUES (1, '2023-01-01', NULL, '${column}'), (2, '2023-02-01', '2024-01-31', 'x'), (3, '2023-02-01', '2024-01-31', 'x');`;
  const { segments } = createKnowledge(await introspect(memoryDatabase(sql)), null);
  return Object.fromEntries(segments.map(({ name, label, synonyms }) => [name, [label, ...synonyms]]));
}

describe('withEndedRows()', () => {
  it('has words for rows without an end and for those with one', async () => {
    const states = await statesOf('y');
    const open = ['running', 'active', 'current', 'ongoing'];
    assert.deepEqual(states['contract.end_date open']?.slice(0, open.length), open);
    assert.deepEqual(states['contract.end_date over'], ['ended', 'finished', 'terminated', 'former']);
  });

  it('takes what happened at a date for no state that rows are in', async () => {
    const sql = `CREATE TABLE job (id INTEGER PRIMARY KEY, opened_on TEXT, closed_on TEXT);
      INSERT INTO job VALUES (1, '2023-01-01', NULL), (2, '2023-02-01', '2024-01-31');`;
    const { segments } = createKnowledge(await introspect(memoryDatabase(sql)), null);
    const open = segments.find(({ name }) => name === 'job.closed_on open');
    assert.equal(open?.label, 'open');
    assert.equal(segments.find(({ label }) => label === 'closed')?.date, 'closed_on');
  });

  it('knows a date that the rows are named in', async () => {
    const sql = `CREATE TABLE tickets (id INTEGER PRIMARY KEY, date_ticket_logged TEXT, date_ticket_closed TEXT);
      INSERT INTO tickets VALUES (1, '2023-01-01', NULL), (2, '2023-02-01', '2024-01-31');`;
    const { segments } = createKnowledge(await introspect(memoryDatabase(sql)), null);
    assert.deepEqual(segments.map(({ label }) => label).sort(), ['closed', 'open']);
  });

  it('has none that a value of the table is called by', async () => {
    const open = (await statesOf('Active'))['contract.end_date open'];
    assert.deepEqual(open?.slice(0, 3), ['running', 'current', 'ongoing']);
  });

  it('leaves a word to the code that stands for it', async () => {
    const sql = `CREATE TABLE orders (id INTEGER PRIMARY KEY, delivered_on TEXT, stat TEXT);
      INSERT INTO orders VALUES (1, '2023-01-01', 'DLV'), (2, NULL, 'CANC'), (3, '2023-02-01', 'DLV');`;
    const { datasets, segments } = createKnowledge(await introspect(memoryDatabase(sql)), null);
    const values = datasets[0]?.fields.find(({ name }) => name === 'stat')?.values ?? [];
    assert.ok(values.find(({ value }) => value === 'CANC')?.synonyms.includes('cancelled'));
    assert.ok(!segments.some(({ label }) => label === 'delivered'));
  });
});
