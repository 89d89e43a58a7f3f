import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE kites (kite_id INTEGER PRIMARY KEY, kite_name TEXT NOT NULL, colour TEXT NOT NULL, wingspan INTEGER NOT NULL);
  INSERT INTO kites VALUES (1, 'Asa', 'Red', 90), (2, 'Bix', 'Blue', 120), (3, 'Cov', 'Red', 200), (4, 'Dag', 'Blue', 75);`;

const query = memoryDatabase(SCRIPT);
const engine = createEngine({
  knowledge: createKnowledge(await introspect(query), null),
  examples: [],
  today: '2026-01-15',
});

describe('withExplained()', () => {
  for (const [said, plain] of [
    [
      'How many giant kites, i.e. kites with a wingspan above 100, are there?',
      'How many kites with a wingspan above 100 are there?',
    ],
    [
      'How many giant kites, meaning a wingspan above 100, are there?',
      'How many kites with a wingspan above 100 are there?',
    ],
    ['number of warm kites, by which I mean those with colour Red', 'number of kites with colour Red'],
  ] as const)
    it(`asks for what is explained in ${said}`, () => {
      const [one, other] = [engine.answer(said), engine.answer(plain)];
      assert.ok(one.kind === 'generation' && other.kind === 'generation', JSON.stringify(one));
      assert.equal(one.sql, other.sql);
    });

  for (const question of [
    'How many giant kites, meaning those that fly high, are there?',
    'How many giant kites, i.e. dragons, are there?',
  ])
    it(`refuses ${question}`, () => {
      const answer = engine.answer(question);
      assert.equal(answer.kind, 'refusal', JSON.stringify(answer));
    });
});
