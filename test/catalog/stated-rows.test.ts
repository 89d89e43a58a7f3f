import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect, type Segment } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

const PEOPLE = `CREATE TABLE technician (technician_id INTEGER PRIMARY KEY, full_name TEXT);
  INSERT INTO technician VALUES (1, 'Ada Lund'), (2, 'Bo Berg');`;

async function segmentsOf(columns: string, rows: string): Promise<readonly Segment[]> {
  const sql = `${PEOPLE} CREATE TABLE ticket (ticket_id INTEGER PRIMARY KEY, ${columns}); INSERT INTO ticket VALUES ${rows};`;
  return createKnowledge(await introspect(memoryDatabase(sql)), null).segments;
}

function labels(segments: readonly Segment[]): readonly string[] {
  return segments.map(({ label }) => label).sort();
}

const TECHNICIAN = 'technician_id INTEGER REFERENCES technician';

describe('withStatedRows()', () => {
  it('calls rows unassigned that are without their person', async () => {
    const segments = await segmentsOf(TECHNICIAN, '(1, 1), (2, NULL)');
    assert.deepEqual(labels(segments), ['assigned', 'unassigned']);
    const unassigned = segments.find(({ label }) => label === 'unassigned');
    assert.deepEqual(unassigned?.condition, {
      kind: 'is-null',
      operand: { kind: 'column', table: 'ticket', column: 'technician_id' },
      negated: false,
    });
  });

  it('has no such word where each row has one, or may have two', async () => {
    assert.deepEqual(labels(await segmentsOf(TECHNICIAN, '(1, 1), (2, 2)')), []);
    const two = `${TECHNICIAN}, reviewer_id INTEGER REFERENCES technician`;
    assert.deepEqual(labels(await segmentsOf(two, '(1, 1, 2), (2, NULL, NULL)')), []);
  });

  it('calls rows by what was done to them so often', async () => {
    for (const column of ['times_reopened', 'reopened_count']) {
      const segments = await segmentsOf(`${column} INTEGER`, '(1, 0), (2, 3)');
      assert.deepEqual(labels(segments), ['reopened'], column);
    }
  });

  it('leaves a word to a state that is called so', async () => {
    const columns = 'times_reopened INTEGER, state TEXT';
    const segments = await segmentsOf(columns, "(1, 0, 'Reopened'), (2, 3, 'New'), (3, 0, 'New')");
    assert.ok(!labels(segments).includes('reopened'));
  });
});
