import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine, type Engine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

let engine: Engine;
before(async () => {
  const catalog = await introspect(
    memoryDatabase(`CREATE TABLE tutor (tutor_id INTEGER PRIMARY KEY, tutor_name TEXT, faculty TEXT, hall TEXT);
      INSERT INTO tutor VALUES (1, 'Ann', 'Mech. Eng.', 'Cent. Hall'), (2, 'Bob', 'Geology', 'Cent. Hall'), (3, 'Cy', 'Mech. Eng.', 'West');`),
  );
  engine = createEngine({ knowledge: createKnowledge(catalog, null), examples: [], today: '2026-01-15' });
});

function reading(question: string): string {
  const answer = engine.answer(question);
  return answer.kind === 'refusal' ? answer.kind : (answer.sql.split('\n')[0] ?? '');
}

describe('withAbbreviatedValue()', () => {
  it('takes words for the value that they are cut short in', () => {
    assert.equal(
      reading('How many tutors are in mechanical engineering?'),
      '-- Number of tutors, for tutors with faculty Mech. Eng.',
    );
    assert.equal(
      reading('How many tutors are in central hall?'),
      '-- Number of tutors, for tutors with hall Cent. Hall',
    );
  });

  it('takes a part of them for nothing', () => {
    assert.equal(reading('How many tutors are in civil engineering?'), 'refusal');
    assert.equal(reading('How many tutors are in mechanical ecology?'), 'refusal');
  });
});
