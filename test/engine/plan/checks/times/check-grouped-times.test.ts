import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../../../support/asker.ts';

const reading = await reader(`
  CREATE TABLE members (member_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, joined_on TEXT NOT NULL);
  CREATE TABLE hires (hire_id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members (member_id), hired_on TEXT NOT NULL);
  INSERT INTO members VALUES (1, 'Ida Moss', '2020-01-05'), (2, 'Max Hale', '2021-03-01'), (3, 'Zoe Pike', '2021-07-01');
  INSERT INTO hires VALUES (1, 1, '2022-05-01'), (2, 1, '2023-05-01'), (3, 2, '2023-06-01');`);

describe('checkGroupedTimes()', () => {
  it('asks back whether it is when people came or when they did it', () => {
    assert.equal(reading('number of members with hires per year'), 'refusal');
  });

  it('groups by when they came where nothing else can be meant, or it is said', () => {
    assert.match(reading('number of members per year'), /by year joined/);
    assert.match(reading('number of members with hires by year they joined'), /by year joined/);
  });
});
