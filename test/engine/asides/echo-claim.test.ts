import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE kites (kite_id INTEGER PRIMARY KEY, kite_name TEXT NOT NULL, colour TEXT NOT NULL, wingspan INTEGER NOT NULL);
  CREATE TABLE flights (flight_id INTEGER PRIMARY KEY, kite_id INTEGER NOT NULL REFERENCES kites (kite_id), flown_on TEXT NOT NULL);
  INSERT INTO kites VALUES (1, 'Asa', 'Red', 90), (2, 'Bix', 'Blue', 120), (3, 'Cov', 'Red', 200), (4, 'Dag', 'Blue', 75);
  INSERT INTO flights VALUES (1, 1, '2024-05-01'), (2, 1, '2024-06-01'), (3, 2, '2024-06-02'), (4, 3, '2024-07-09');`;

const query = memoryDatabase(SCRIPT);
const engine = createEngine({
  knowledge: createKnowledge(await introspect(query), null),
  examples: [],
  today: '2026-01-15',
});

describe('echoClaim()', () => {
  for (const [said, plain] of [
    ['average wingspan (mean) of the red kites', 'average wingspan of the red kites'],
    ['How many red kites (colour) are there?', 'How many red kites are there?'],
    ['number of kites by colour, i.e. the count for each colour', 'number of kites by colour'],
  ] as const)
    it(`leaves out what is said again in ${said}`, () => {
      const [one, other] = [engine.answer(said), engine.answer(plain)];
      assert.ok(one.kind === 'generation' && other.kind === 'generation', JSON.stringify(one));
      assert.equal(one.sql, other.sql);
    });

  for (const question of [
    'average wingspan (median) of the red kites',
    'How many red kites (wingspan) are there?',
    'number of kites by colour (three flights or more)',
    'number of kites by colour (wingspan less colour)',
  ])
    it(`does not leave out what says more in ${question}`, () => {
      const answer = engine.answer(question);
      const plain = engine.answer(question.replace(/ \([^)]*\)/, ''));
      assert.ok(plain.kind === 'generation', JSON.stringify(plain));
      assert.ok(answer.kind === 'refusal' || answer.sql !== plain.sql, JSON.stringify(answer));
    });
});
