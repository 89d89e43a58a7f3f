import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading =
  await reader(`CREATE TABLE tutor (tutor_id INTEGER PRIMARY KEY, tutor_name TEXT, faculty TEXT, hall TEXT);
      INSERT INTO tutor VALUES (1, 'Ann', 'Mech. Eng.', 'Cent. Hall'), (2, 'Bob', 'Geology', 'Cent. Hall'), (3, 'Cy', 'Mech. Eng.', 'West');`);

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
