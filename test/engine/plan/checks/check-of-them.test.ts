import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../../src/catalog/mod.ts';
import { createEngine } from '../../../../src/engine/mod.ts';
import { memoryDatabase } from '../../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE goats (goat_id INTEGER PRIMARY KEY, goat_name TEXT NOT NULL, breed TEXT NOT NULL);
  CREATE TABLE bells (bell_id INTEGER PRIMARY KEY, goat_id INTEGER NOT NULL REFERENCES goats (goat_id), tone TEXT NOT NULL);
  INSERT INTO goats VALUES (1, 'Pip', 'Alpine'), (2, 'Dot', 'Saanen'), (3, 'Moss', 'Alpine');
  INSERT INTO bells VALUES (1, 1, 'low'), (2, 1, 'high'), (3, 2, 'low');`;

const query = memoryDatabase(SCRIPT);
const engine = createEngine({
  knowledge: createKnowledge(await introspect(query), null),
  examples: [],
  today: '2026-01-15',
});

describe('checkOfThem()', () => {
  for (const question of [
    'Among the Alpine goats, how many of them have a bell?',
    'Among the goats of the breed Alpine, how many of them have bells?',
  ]) {
    it(`counts those that were named: ${question}`, async () => {
      const answer = engine.answer(question);
      assert.ok(answer.kind === 'generation', JSON.stringify(answer));
      assert.deepEqual(
        (await query(answer.sql)).map((row) => Object.values(row)),
        [[1]],
      );
    });
  }
});
