import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE bakery (bakery_id INTEGER PRIMARY KEY, name TEXT, town TEXT);
  CREATE TABLE oven (oven_id INTEGER PRIMARY KEY, bakery_id INTEGER REFERENCES bakery (bakery_id), fuel TEXT);
  INSERT INTO bakery VALUES (1, 'Crumb', 'Ely'), (2, 'Rye', 'Bath');
  INSERT INTO oven VALUES (1, 1, 'gas'), (2, 1, 'wood'), (3, 2, 'gas');`;

describe('ofThem()', () => {
  const query = memoryDatabase(SCRIPT);
  const answer = async (question: string) => {
    const knowledge = createKnowledge(await introspect(query), null);
    return createEngine({ knowledge, examples: [], today: '2026-01-01' }).answer(question);
  };
  const BY_BAKERY = [
    ['Crumb', 2],
    ['Rye', 1],
  ];
  for (const [question, rows] of [
    ['bakeries and the number of ovens they use', BY_BAKERY],
    ['Show each bakery and how many ovens it has used.', BY_BAKERY],
    ['the number of ovens that each bakery uses', BY_BAKERY],
    [
      'List each town and the number of bakeries using it.',
      [
        ['Bath', 1],
        ['Ely', 1],
      ],
    ],
  ] as const) {
    it(`counts what belongs to each: ${question}`, async () => {
      const made = await answer(question);
      assert.equal(made.kind, 'generation');
      if (made.kind === 'generation')
        assert.deepEqual(
          (await query(made.sql)).map((row) => Object.values(row)),
          rows,
        );
    });
  }

  it('leaves what was done otherwise', async () => {
    assert.equal((await answer('bakeries and the number of ovens they broke')).kind, 'refusal');
  });
});
