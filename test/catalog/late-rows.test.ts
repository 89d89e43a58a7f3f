import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect, type Segment } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

async function segmentsOf(columns: string, values: string): Promise<readonly Segment[]> {
  const sql = `CREATE TABLE job (job_id INTEGER PRIMARY KEY, ${columns}); INSERT INTO job VALUES (1, ${values})`;
  return createKnowledge(await introspect(memoryDatabase(sql)), null).segments;
}

describe('withLateRows()', () => {
  it('calls rows late that were done after they were due', async () => {
    const segments = await segmentsOf('due_date TEXT, finish_date TEXT', "'2024-01-02', '2024-01-03'");
    const late = segments.find(({ label }) => label === 'late');
    assert.equal(late?.date, null);
    assert.equal(late?.condition.kind === 'binary' && late.condition.operator, '>');
    assert.ok(segments.some(({ label }) => label === 'on time'));
  });

  it('keeps the date of what is said to be done late', async () => {
    const segments = await segmentsOf('due_date TEXT, delivered_on TEXT', "'2024-01-02', '2024-01-03'");
    const late = segments.find(({ label }) => label === 'delivered late');
    assert.equal(late?.date, 'delivered_on');
  });

  it('calls nothing late where several dates may tell, or a value is called so', async () => {
    const two = 'due_date TEXT, delivered_on TEXT, finish_date TEXT';
    const both = await segmentsOf(two, "'2024-01-02', '2024-01-03', '2024-01-04'");
    const state = await segmentsOf(
      'due_date TEXT, finish_date TEXT, status TEXT',
      "'2024-01-02', '2024-01-03', 'Late'",
    );
    for (const segments of [both, state]) assert.ok(segments.every(({ label }) => !label.endsWith('late')));
  });
});
