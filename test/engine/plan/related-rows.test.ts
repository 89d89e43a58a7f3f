import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine, type Engine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

let engine: Engine;
before(async () => {
  const catalog = await introspect(
    memoryDatabase(`CREATE TABLE faculty (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE learner (id INTEGER PRIMARY KEY, name TEXT, faculty_id INTEGER NOT NULL REFERENCES faculty (id));
      CREATE TABLE lesson (id INTEGER PRIMARY KEY, title TEXT, season TEXT, faculty_id INTEGER NOT NULL REFERENCES faculty (id));
      CREATE TABLE room (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE topic (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE lesson_topic (lesson_id INTEGER REFERENCES lesson (id), topic_id INTEGER REFERENCES topic (id));
      CREATE TABLE booking (id INTEGER PRIMARY KEY, learner_id INTEGER NOT NULL REFERENCES learner (id),
        lesson_id INTEGER NOT NULL REFERENCES lesson (id), room_id INTEGER NOT NULL REFERENCES room (id), paid INTEGER);
      INSERT INTO faculty VALUES (1, 'Science'), (2, 'Law');
      INSERT INTO learner VALUES (1, 'Ann Abel', 1), (2, 'Bob Bond', 2);
      INSERT INTO lesson VALUES (1, 'Optics', 'spring', 1), (2, 'Torts', 'autumn', 2), (3, 'Heat', 'autumn', 1);
      INSERT INTO room VALUES (1, 'Blue Hall'), (2, 'Attic');
      INSERT INTO topic VALUES (1, 'Waves'), (2, 'Energy');
      INSERT INTO lesson_topic VALUES (1, 1), (1, 2), (3, 2);
      INSERT INTO booking VALUES (1, 1, 1, 1, 20), (2, 2, 1, 2, 25), (3, 2, 3, 1, 20);`),
  );
  engine = createEngine({ knowledge: createKnowledge(catalog, null), examples: [], today: '2025-12-31' });
});

function reading(question: string): string {
  const answer = engine.answer(question);
  return answer.kind === 'refusal' ? `refused: ${answer.message}` : (answer.sql.split('\n')[0] ?? '');
}

describe('throughEvent()', () => {
  it('asks what brought the two together for what the rows alone cannot tell', () => {
    assert.equal(
      reading('Which learners booked Optics in the Attic?'),
      '-- Learners that have at least one booking with lesson title Optics and room name Attic: name',
    );
  });

  it('does not take a shared owner for it', () => {
    const answer = engine.answer('Which learners are in Optics?');
    assert.ok(answer.kind === 'generation');
    assert.match(answer.sql, /booking/);
    assert.doesNotMatch(answer.sql, /faculty/);
  });
});

describe('linkedValue()', () => {
  it('finds a value that only a table of keys ties to the rows', () => {
    assert.equal(
      reading('List the energy lessons'),
      '-- Lessons that have at least one topic with name Energy: title',
    );
  });
});

describe('ofBothCondition', () => {
  for (const [question, where] of [
    [
      'Which learners have bookings in both the Attic and the Blue Hall?',
      'that have at least one booking with room name Attic and that have at least one booking with room name Blue Hall',
    ],
    [
      'Which learners have bookings in the Attic but not in the Blue Hall?',
      'that have at least one booking with room name Attic and that have no bookings with room name Blue Hall',
    ],
    [
      'Which learners booked both Optics and Heat?',
      'that have at least one lesson with title Optics and that have at least one lesson with title Heat',
    ],
  ] as const) {
    it(`reads "${question}"`, () => {
      assert.equal(reading(question), `-- Learners ${where}: name`);
    });
  }
});

describe('groupsOfRows()', () => {
  it('asks of all rows with the value whether there is none', () => {
    assert.match(reading('Which seasons have no bookings?'), /^-- Season, .*with no bookings$/);
  });
});

describe('ofNobodyCondition', () => {
  it('reads none of them that did so', () => {
    assert.equal(reading('lessons that no learner has booked'), '-- Lessons that have no learners: title');
  });
});

describe('valueAsCondition', () => {
  it('asks the rows of the value what it is', () => {
    assert.equal(
      reading('Which learners have Science as their faculty name?'),
      '-- Learners with faculty name Science: name',
    );
  });
});

describe('checkJoined()', () => {
  it('rejects a list of which it is not said whether all or any of it is meant', () => {
    assert.match(reading('learners with spring and autumn lessons'), /^refused.* both of/);
    assert.doesNotMatch(reading('learners with spring or autumn lessons'), /^refused/);
  });
});
