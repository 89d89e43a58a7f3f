import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE member (member_id INTEGER PRIMARY KEY, name TEXT NOT NULL, trade TEXT NOT NULL);
  CREATE TABLE hobby (hobby_id INTEGER PRIMARY KEY, hobby_name TEXT NOT NULL);
  CREATE TABLE has_hobby (member_id INTEGER NOT NULL REFERENCES member (member_id), hobby_id INTEGER NOT NULL REFERENCES hobby (hobby_id));
  INSERT INTO member VALUES (1, 'Ann', 'joiner'), (2, 'Bo', 'joiner'), (3, 'Cy', 'mason'), (4, 'Di', 'mason'), (5, 'Ed', 'mason');
  INSERT INTO hobby VALUES (1, 'chess'), (2, 'rowing');
  INSERT INTO has_hobby VALUES (1, 1), (1, 2), (2, 1), (3, 1);`);

describe('checkDoersShown()', () => {
  for (const question of ['Which trades do the members work in?', 'In which trades do members work?'])
    it(`shows what is asked for alone: ${question}`, async () => {
      assert.deepEqual(await ask(question), [['joiner'], ['mason']]);
    });
});

describe('checkCommonAmong()', () => {
  for (const question of [
    'Which hobby is the most common among members?',
    'Which hobby is the most popular one among the members?',
  ])
    it(`shows nobody among whom it is common: ${question}`, async () => {
      assert.deepEqual(await ask(question), [['chess']]);
    });
});
