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

  it('asks for the part that people play for others, where the verb is nothing else', async () => {
    const answer = await reader(
      `CREATE TABLE Rep (Id TEXT PRIMARY KEY, Name TEXT, ManagerId TEXT REFERENCES Rep (Id));
       CREATE TABLE Shop (Id TEXT PRIMARY KEY, Town TEXT, OwnerId TEXT REFERENCES Rep (Id));
       CREATE TABLE Buyer (Id TEXT PRIMARY KEY, FirstName TEXT, LastName TEXT, ShopId TEXT REFERENCES Shop (Id));
       INSERT INTO Rep VALUES ('r1', 'Ada Moss', NULL), ('r2', 'Bo Reed', 'r1');
       INSERT INTO Shop VALUES ('s1', 'Bonn', 'r1'), ('s2', 'Kiel', 'r2');
       INSERT INTO Buyer VALUES ('b1', 'Cy', 'Pike', 's1'), ('b2', 'Di', 'Lund', 's2');`,
    );
    assert.equal(
      answer('Who manages Bo Reed?'),
      '-- Managers that have at least one representative with name Bo Reed: manager name',
    );
  });

  it('asks for nobody of whom no column tells', () => {
    assert.equal(reading('Who owns the Weir mill?'), 'refusal');
    assert.equal(reading('Who painted the Tide mill?'), 'refusal');
  });

  it('asks for nobody who plays the part for others than those that are done', async () => {
    const answer = await reader(
      `CREATE TABLE person (id INTEGER PRIMARY KEY, alias TEXT UNIQUE);
       CREATE TABLE poem (id INTEGER PRIMARY KEY, title TEXT, author_id INTEGER REFERENCES person (id));
       CREATE TABLE remark (id INTEGER PRIMARY KEY, poem_id INTEGER REFERENCES poem (id), person_id INTEGER REFERENCES person (id));
       INSERT INTO person VALUES (1, 'ada'), (2, 'bo');
       INSERT INTO poem VALUES (1, 'Tide', 1), (2, 'Weir', 1), (3, 'Reed', 2);
       INSERT INTO remark VALUES (1, 1, 2), (2, 2, 2), (3, 3, 1);`,
    );
    assert.match(answer('Who wrote the most poems?'), /^-- Author alias by number of poems/);
    assert.doesNotMatch(answer('Who wrote the most remarks?'), /[Aa]uthor/);
  });
});
