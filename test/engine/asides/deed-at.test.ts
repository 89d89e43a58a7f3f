import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE member (member_id INTEGER PRIMARY KEY, name TEXT, joined_on TEXT);
  CREATE TABLE loan (loan_id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES member (member_id), loaned_on TEXT);
  INSERT INTO member VALUES (1, 'Ann', '2020-01-05'), (2, 'Bo', '2021-02-01'), (3, 'Cy', '2022-03-01');
  INSERT INTO loan VALUES (1, 1, '2021-05-01'), (2, 1, '2022-06-01'), (3, 2, '2023-01-01');`;

describe('deedAt()', () => {
  const query = memoryDatabase(SCRIPT);
  const answer = async (question: string) => {
    const knowledge = createKnowledge(await introspect(query), null);
    return createEngine({ knowledge, examples: [], today: '2026-01-01' }).answer(question);
  };
  for (const [question, count] of [
    ['How many members have ever borrowed from us?', 2],
    ['How many members have borrowed from us?', 2],
    ['How many members have never borrowed from us?', 1],
  ] as const)
    it(`answers ${question}`, async () => {
      const made = await answer(question);
      assert.equal(made.kind, 'generation');
      if (made.kind !== 'generation') return;
      const [row] = await query(made.sql);
      assert.deepEqual(Object.values(row ?? {}), [count]);
    });
});
