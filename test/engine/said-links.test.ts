import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { createEngine } from '../../src/engine/mod.ts';
import { linksOf, withSaidLinks } from '../../src/engine/said-links.ts';
import { tokenize } from '../../src/engine/tokenize.ts';
import { memoryDatabase } from '../catalog/memory-database.ts';
import { asker } from './support/asker.ts';

const SCRIPT = `
  CREATE TABLE school (school_id INTEGER PRIMARY KEY, name TEXT);
  CREATE TABLE tutor (tutor_id INTEGER PRIMARY KEY, name TEXT, school_id INTEGER REFERENCES school (school_id));
  CREATE TABLE lesson (lesson_id INTEGER PRIMARY KEY, title TEXT, school_id INTEGER REFERENCES school (school_id));
  CREATE TABLE teaches (tutor_id INTEGER REFERENCES tutor (tutor_id), lesson_id INTEGER REFERENCES lesson (lesson_id), PRIMARY KEY (tutor_id, lesson_id));
  CREATE TABLE trained_in (tutor_id INTEGER REFERENCES tutor (tutor_id), lesson_id INTEGER REFERENCES lesson (lesson_id), PRIMARY KEY (tutor_id, lesson_id));
  INSERT INTO school VALUES (1, 'North'), (2, 'South');
  INSERT INTO tutor VALUES (1, 'Ann', 1), (2, 'Bo', 1), (3, 'Cy', 2);
  INSERT INTO lesson VALUES (1, 'Cello', 1), (2, 'Flute', 1), (3, 'Harp', 2);
  INSERT INTO teaches VALUES (1, 1), (1, 2), (3, 3);
  INSERT INTO trained_in VALUES (1, 1), (2, 1), (2, 3), (3, 3);`;

const query = memoryDatabase(SCRIPT);
const knowledge = createKnowledge(await introspect(query), null);

describe('withSaidLinks()', () => {
  const said = (question: string) =>
    withSaidLinks(knowledge, tokenize(question)).datasets.flatMap(({ name, isSaid }) =>
      isSaid === true ? [name] : [],
    );

  it('knows the tables that are named by what their rows tell', () => {
    assert.deepEqual([...linksOf(knowledge).values()].flat(), ['teaches', 'trained_in']);
  });

  it('marks the table that a verb of the question is the name of, in whatever form', () => {
    assert.deepEqual(said('lessons taught by each tutor'), ['teaches']);
    assert.deepEqual(said('tutors who trained in a lesson'), ['trained_in']);
    assert.deepEqual(said('lessons of each tutor'), []);
  });
});

describe('a verb that a table is the name of', () => {
  const engine = createEngine({ knowledge, examples: [], today: '2026-01-01' });
  for (const [question, rows] of [
    [
      'How many lessons does each tutor teach?',
      [
        ['Ann', 2],
        ['Cy', 1],
      ],
    ],
    [
      'number of tutors trained in each lesson',
      [
        ['Cello', 2],
        ['Harp', 2],
      ],
    ],
    ['Which tutor teaches the most lessons?', [['Ann']]],
  ] as const) {
    it(`relates rows by it: ${question}`, async () => {
      const answer = engine.answer(question);
      assert.equal(answer.kind, 'generation');
      if (answer.kind === 'generation')
        assert.deepEqual(
          (await query(answer.sql)).map((row) => Object.values(row)),
          rows,
        );
    });
  }

  it('is needed where two tables relate the same', () => {
    assert.equal(engine.answer('number of lessons for each tutor').kind, 'refusal');
  });
});

describe('a verb that the date of an event is called by', () => {
  const visits = asker(`
    CREATE TABLE guest (guest_id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE talk (talk_id INTEGER PRIMARY KEY, title TEXT);
    CREATE TABLE guest_talk_booking (guest_id INTEGER REFERENCES guest (guest_id), talk_id INTEGER REFERENCES talk (talk_id),
      booking_date DATE, PRIMARY KEY (guest_id, talk_id));
    CREATE TABLE guest_talk_attendance (guest_id INTEGER, talk_id INTEGER, date_of_attendance DATE, PRIMARY KEY (guest_id, talk_id),
      FOREIGN KEY (guest_id, talk_id) REFERENCES guest_talk_booking (guest_id, talk_id));
    INSERT INTO guest VALUES (1, 'Ann'), (2, 'Bo'), (3, 'Cy');
    INSERT INTO talk VALUES (1, 'Bees'), (2, 'Owls');
    INSERT INTO guest_talk_booking VALUES (1, 1, '2024-01-02'), (1, 2, '2024-01-02'), (2, 2, '2024-01-03');
    INSERT INTO guest_talk_attendance VALUES (1, 1, '2024-02-02');`);
  for (const [question, rows] of [
    ['Which guests never attended any talk?', [['Bo'], ['Cy']]],
    ['Which guests have not booked any talk?', [['Cy']]],
    ['How many talks did each guest attend?', [['Ann', 1]]],
  ] as const) {
    it(`relates rows by that event: ${question}`, async () => {
      assert.deepEqual(await (await visits)(question), rows);
    });
  }
});

describe('tables that are named by the same verb of others', () => {
  const ask = asker(`
    CREATE TABLE trainers (trainer_id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE rowers (rower_id INTEGER PRIMARY KEY, name TEXT, trainer_id INTEGER REFERENCES trainers (trainer_id));
    CREATE TABLE races (race_id INTEGER PRIMARY KEY, title TEXT);
    CREATE TABLE participates_in (rower_id INTEGER REFERENCES rowers (rower_id), race_id INTEGER REFERENCES races (race_id));
    CREATE TABLE trainers_participate_in (trainer_id INTEGER REFERENCES trainers (trainer_id),
      race_id INTEGER REFERENCES races (race_id));
    INSERT INTO trainers VALUES (1, 'Ann'), (2, 'Bo');
    INSERT INTO rowers VALUES (1, 'Cy', 1), (2, 'Di', 2);
    INSERT INTO races VALUES (1, 'Regatta'), (2, 'Sprint');
    INSERT INTO participates_in VALUES (1, 1), (1, 2);
    INSERT INTO trainers_participate_in VALUES (2, 1);`);

  for (const [question, rows] of [
    ['Which trainers participate in a race?', [['Bo']]],
    ['Which trainers do not participate in any race?', [['Ann']]],
    ['Which rowers participate in a race?', [['Cy']]],
  ] as const) {
    it(`relates each by its own: ${question}`, async () => {
      assert.deepEqual(await (await ask)(question), rows);
    });
  }
});

describe('tables of events with keys of their own', () => {
  const ask = asker(`
    CREATE TABLE movies (movie_id INTEGER PRIMARY KEY, title TEXT NOT NULL);
    CREATE TABLE halls (hall_id INTEGER PRIMARY KEY, hall_name TEXT NOT NULL);
    CREATE TABLE screenings (screening_id INTEGER PRIMARY KEY, movie_id INTEGER NOT NULL REFERENCES movies (movie_id),
      hall_id INTEGER NOT NULL REFERENCES halls (hall_id), screened_on TEXT NOT NULL);
    CREATE TABLE prizes (prize_id INTEGER PRIMARY KEY, movie_id INTEGER NOT NULL REFERENCES movies (movie_id),
      hall_id INTEGER NOT NULL REFERENCES halls (hall_id), amount REAL NOT NULL);
    INSERT INTO movies VALUES (1, 'Dusk'), (2, 'Reed'), (3, 'Salt');
    INSERT INTO halls VALUES (1, 'Grand'), (2, 'Royal');
    INSERT INTO screenings VALUES (1, 1, 1, '2024-01-05'), (2, 1, 2, '2024-02-05'), (3, 2, 1, '2024-03-05');
    INSERT INTO prizes VALUES (1, 2, 2, 100);`);

  for (const [question, rows] of [
    ['Which movies were never screened in any hall?', [['Salt']]],
    ['Which movies were screened in both Grand and Royal?', [['Dusk']]],
  ] as const) {
    it(`relates rows by the one that is said: ${question}`, async () => {
      assert.deepEqual(await (await ask)(question), rows);
    });
  }
});
