import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

/** The other names of each column. */
async function namesOf(sql: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const { datasets } = createKnowledge(await introspect(memoryDatabase(sql)), null);
  return Object.fromEntries(
    datasets.flatMap(({ fields }) => fields.map(({ name, synonyms }) => [name, synonyms])),
  );
}

describe('withAmountNames()', () => {
  it('calls an amount by what is paid, and by the money of it', async () => {
    const names = await namesOf(
      `CREATE TABLE placement (placement_id INTEGER PRIMARY KEY, fee_pct REAL, fee_amount REAL, prize_eur REAL);
       INSERT INTO placement VALUES (1, 20.5, 9000.5, 10), (2, 22.0, 8000, 20);`,
    );
    assert.ok(names['fee_amount']?.includes('fees') && names['fee_amount'].includes('fee money'));
    assert.ok(names['prize_eur']?.includes('prize money'));
    assert.ok(names['fee_pct']?.includes('fee percentage') && !names['fee_pct'].includes('fees'));
  });

  it('calls what a survey found by what it is about, and a moment by the noun of what was done', async () => {
    const names = await namesOf(
      `CREATE TABLE satisfaction_survey (id INTEGER PRIMARY KEY, score INTEGER, created_at TEXT);
       INSERT INTO satisfaction_survey VALUES (1, 4, '2024-01-01 10:00:00'), (2, 5, '2024-01-02 11:00:00'), (3, 2, '2024-01-03 11:00:00');`,
    );
    assert.ok(names['score']?.includes('satisfaction score'));
    assert.ok(names['created_at']?.includes('creation time'));
  });

  it('has no name that something else is called by', async () => {
    const names = await namesOf(
      `CREATE TABLE trip (id INTEGER PRIMARY KEY, fee_amount REAL); INSERT INTO trip VALUES (1, 9.5), (2, 8);
       CREATE TABLE fee (fee_id INTEGER PRIMARY KEY, label TEXT); INSERT INTO fee VALUES (1, 'a'), (2, 'b');`,
    );
    assert.ok(!names['fee_amount']?.includes('fees'));
  });
});
