import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker, reader } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE essay (essay_id INTEGER PRIMARY KEY, title TEXT NOT NULL, score INTEGER NOT NULL, best_reply_id INTEGER);
  CREATE TABLE cite (cited INTEGER NOT NULL REFERENCES essay (essay_id), citing INTEGER NOT NULL REFERENCES essay (essay_id));
  CREATE TABLE storm (storm_id INTEGER PRIMARY KEY, storm_name TEXT NOT NULL);
  CREATE TABLE boat (boat_id INTEGER PRIMARY KEY, storm_id INTEGER REFERENCES storm (storm_id), rig TEXT NOT NULL, fate TEXT NOT NULL);
  CREATE TABLE coach (coach_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE rower (rower_id INTEGER PRIMARY KEY, name TEXT NOT NULL, coach_id INTEGER REFERENCES coach (coach_id));
  CREATE TABLE hobby (hobby_id INTEGER PRIMARY KEY, hobby_name TEXT NOT NULL);
  CREATE TABLE rower_hobby (rower_id INTEGER REFERENCES rower (rower_id), hobby_id INTEGER REFERENCES hobby (hobby_id));
  INSERT INTO coach VALUES (1, 'Ann');
  INSERT INTO rower VALUES (1, 'Bo', 1), (2, 'Cy', NULL);
  INSERT INTO hobby VALUES (1, 'Chess');
  INSERT INTO rower_hobby VALUES (1, 1), (2, 1);
  INSERT INTO essay VALUES (1, 'On Ice', 4, 2), (2, 'On Fog', 9, NULL), (3, 'On Tar', 2, 1);
  INSERT INTO cite VALUES (1, 2), (1, 3), (2, 3);
  INSERT INTO storm VALUES (1, 'Ada'), (2, 'Bo'), (3, 'Cy');
  INSERT INTO boat VALUES (1, 1, 'sloop', 'Lost'), (2, 1, 'ketch', 'Found'), (3, 2, 'sloop', 'Found');`;

const ask = await asker(SCRIPT);
const reading = await reader(SCRIPT);

describe('checkDropped()', () => {
  for (const question of [
    "What are the titles of the essays that cite 'On Ice'?",
    "Which essays cite 'On Ice'?",
    "How many essays cite 'On Ice'?",
    "Which essays are cited by 'On Tar'?",
    "What is the score of the best reply to the essay titled 'On Ice'?",
    "What is the best reply's score of the essay 'On Ice'?",
    'How many storms did not lose a boat?',
    'Which storms never lost a sloop?',
    'What type of rig is there between the boats 1 and 2?',
    'Which rowers have a hobby that their own coach has?',
    'Which rowers have a hobby that their own coach has too?',
  ]) {
    it(`refuses ${question}`, () => {
      assert.equal(reading(question), 'refusal');
    });
  }
  for (const [question, rows] of [
    ['How many cites are there?', [[3]]],
    ["What is the score of the essay titled 'On Fog'?", [[9]]],
    ['How many boats are not lost?', [[2]]],
    ['Which storms did not lose any boat?', [['Bo'], ['Cy']]],
    [
      'What are the titles and scores of essays with a score over 3?',
      [
        ['On Ice', 4],
        ['On Fog', 9],
      ],
    ],
  ] as const) {
    it(`answers ${question}`, async () => {
      assert.deepEqual(await ask(question), rows);
    });
  }
});
