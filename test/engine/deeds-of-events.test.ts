import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { createEngine, type Engine } from '../../src/engine/mod.ts';
import { memoryDatabase } from '../catalog/memory-database.ts';

/** A radio station: songs are played, jingles are aired, and hosts and guests have names of the same kind. */
const SCRIPT = `
  CREATE TABLE host (host_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT);
  CREATE TABLE guest (guest_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, city TEXT);
  CREATE TABLE broadcast (broadcast_id INTEGER PRIMARY KEY, guest_id INTEGER NOT NULL REFERENCES guest (guest_id), presented_by INTEGER REFERENCES host (host_id), produced_by INTEGER REFERENCES host (host_id), minutes INTEGER);
  CREATE TABLE jingle (jingle_id INTEGER PRIMARY KEY, name TEXT, kind TEXT);
  CREATE TABLE aired_jingle (aired_id INTEGER PRIMARY KEY, jingle_id INTEGER REFERENCES jingle (jingle_id), broadcast_id INTEGER REFERENCES broadcast (broadcast_id), aired_on DATE);
  CREATE TABLE song (song_id INTEGER PRIMARY KEY, title TEXT, released_on DATE);
  CREATE TABLE listener (listener_id INTEGER PRIMARY KEY, nickname TEXT UNIQUE, joined_on DATE);
  CREATE TABLE play (play_id INTEGER PRIMARY KEY, song_id INTEGER REFERENCES song (song_id), listener_id INTEGER REFERENCES listener (listener_id), played_at TIMESTAMP);
  INSERT INTO host VALUES (1, 'Nora', 'Falk'), (2, 'Ivo', 'Brandt');
  INSERT INTO guest VALUES (1, 'Nora', 'Quist', 'Lund'), (2, 'Omar', 'Falk', 'Ystad'), (3, 'Tess', 'Aalto', 'Lund');
  INSERT INTO broadcast VALUES (1, 1, 1, 2, 30), (2, 2, 1, 2, 45), (3, 3, 2, 1, 60);
  INSERT INTO jingle VALUES (1, 'Morning Bell', 'opener'), (2, 'Night Owl', 'closer');
  INSERT INTO aired_jingle VALUES (1, 1, 1, '2023-05-01'), (2, 1, 2, '2024-02-01'), (3, 1, 3, '2024-03-01'), (4, 2, 3, '2024-03-01');
  INSERT INTO song VALUES (1, 'Blue Rain', '2019-01-04'), (2, 'Red Sand', '2024-06-01'), (3, 'Grey Hall', '2022-02-02');
  INSERT INTO listener VALUES (1, 'kit', '2020-01-01'), (2, 'wren', '2024-01-01'), (3, 'jay', '2021-01-01');
  INSERT INTO play VALUES (1, 1, 1, '2024-01-02 10:00:00'), (2, 1, 1, '2024-02-02 11:00:00'), (3, 1, 3, '2023-02-02 12:00:00'), (4, 3, 3, '2024-02-02 13:00:00');
`;

describe('what is done with things, of which rows of their own tell', () => {
  const query = memoryDatabase(SCRIPT);
  let engine: Engine;
  before(async () => {
    const knowledge = createKnowledge(await introspect(query), null);
    engine = createEngine({ knowledge, examples: [], today: '2024-12-31' });
  });

  for (const [question, number] of [
    ['How often was Blue Rain played?', 3],
    ['How many times was the song Blue Rain played in 2024?', 2],
    ['How many jingles were aired in 2024?', 3],
    ['Number of opener jingles aired in 2024', 2],
    ['How many songs were played in 2024?', 2],
  ] as const)
    it(`counts it: ${question}`, async () => {
      const answer = engine.answer(question);
      assert.ok(answer.kind === 'generation', JSON.stringify(answer));
      assert.deepEqual((await query(answer.sql)).map(Object.values), [[number]]);
    });

  for (const question of [
    // Neither how many songs are called so, nor their share of all.
    'How often did Blue Rain happen?',
    // No guest is called so, and a host is.
    'How many broadcasts did Nora Falk present?',
    'Total minutes of broadcasts with Nora Falk',
    // Of each jingle once, or every time that it was aired.
    'Which guest had the most jingles?',
  ])
    it(`refuses what it would lose: ${question}`, () => {
      assert.equal(engine.answer(question).kind, 'refusal');
    });

  it('does not take the date of a thing for that of what was done with it', () => {
    const answer = engine.answer('How many listeners played a song in 2024?');
    if (answer.kind === 'generation') assert.match(answer.sql, /played_at/);
  });
});
