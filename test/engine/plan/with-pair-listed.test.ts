import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE shepherds (shepherd_id INTEGER PRIMARY KEY, shepherd_name TEXT NOT NULL);
  CREATE TABLE flocks (flock_id INTEGER PRIMARY KEY, flock_name TEXT NOT NULL, shepherd_id INTEGER NOT NULL REFERENCES shepherds (shepherd_id));
  INSERT INTO shepherds VALUES (1, 'Una'), (2, 'Odd');
  INSERT INTO flocks VALUES (1, 'Hill', 1), (2, 'Dale', 1), (3, 'Fen', 2);`;

const query = memoryDatabase(SCRIPT);
const engine = createEngine({
  knowledge: createKnowledge(await introspect(query), null),
  examples: [],
  today: '2026-01-15',
});

async function rowsOf(question: string): Promise<readonly unknown[] | null> {
  const answer = engine.answer(question);
  if (answer.kind === 'refusal') return null;
  return (await query(answer.sql)).map((row) => Object.values(row).join(' ')).toSorted();
}

describe('withPairListed()', () => {
  for (const question of [
    'Show the names of the shepherds and their flocks.',
    'Show the names of the shepherds and the flocks they tend and manage.',
    'List the shepherds and the flocks of each.',
  ]) {
    const isRead = !question.includes('tend');
    it(`${isRead ? 'shows both' : 'refuses what is not known'}: ${question}`, async () => {
      assert.deepEqual(await rowsOf(question), isRead ? ['Odd Fen', 'Una Dale', 'Una Hill'] : null);
    });
  }
});
