import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading =
  await reader(`CREATE TABLE mill (mill_id INTEGER PRIMARY KEY, short_name TEXT, full_name TEXT, overseer TEXT, valley TEXT);
      CREATE TABLE worker (worker_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, supervisor INTEGER REFERENCES worker (worker_id));
      INSERT INTO mill VALUES (1, 'Weir', 'Weir Mill', 'Odo', 'North'), (2, 'Tide', 'Tide Mill', 'Odo', 'South'), (3, 'Post', 'Post Mill', 'Runa', 'South');
      INSERT INTO worker VALUES (1, 'Ann', 'Lark', NULL), (2, 'Ben', 'Moor', 1), (3, 'Cleo', 'Reed', 1), (4, 'Dan', 'Sand', 2);`);

describe('withHoldersAsked()', () => {
  it('asks for who does something by what a column calls him', () => {
    assert.match(reading('Who oversees the Weir mill?'), /Weir(?: Mill)?: overseer$/);
    assert.match(reading('Who oversees the most mills?'), /^-- Overseer by number of mills, .*only the top$/);
  });

  it('asks for rows of their own by the key to them', () => {
    assert.match(
      reading('Who supervises Dan Sand?'),
      /^-- Supervisors that have at least one worker with first name Dan/,
    );
    assert.match(
      reading("Who supervises Dan Sand? Give me the supervisor's first and last name."),
      /: supervisor first name and supervisor last name$/,
    );
  });

  it('asks for nobody of whom no column tells', () => {
    assert.equal(reading('Who owns the Weir mill?'), 'refusal');
    assert.equal(reading('Who painted the Tide mill?'), 'refusal');
  });
});
