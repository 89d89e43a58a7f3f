import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading =
  await reader(`CREATE TABLE program (program_id INTEGER PRIMARY KEY, summary TEXT, campus TEXT);
      CREATE TABLE saddle (saddle_id INTEGER PRIMARY KEY, saddle_name TEXT, fitter TEXT);
      INSERT INTO program VALUES (1, 'Diploma in Brewing', 'North'), (2, 'Diploma in Baking', 'South'), (3, 'Certificate of Milling', 'North');
      INSERT INTO saddle VALUES (1, 'Royal Jump', 'Royal Fitters'), (2, 'Royal Trail', 'Royal Hides'), (3, 'Plain', 'Hides');`);

describe('withBeginningOfValues()', () => {
  it('takes a word before rows for what several values of one of their columns begin with', () => {
    assert.equal(
      reading('How many Diploma programs are there?'),
      '-- Number of programs, for programs with summary beginning with "Diploma"',
    );
  });

  it('refuses what the values of two columns begin with, and of none', () => {
    assert.equal(reading('How many Royal saddles are there?'), 'refusal');
    assert.equal(reading('How many Doctoral programs are there?'), 'refusal');
  });
});
