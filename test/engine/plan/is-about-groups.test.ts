import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE recording (r_id INTEGER PRIMARY KEY, encoding TEXT NOT NULL);
  CREATE TABLE tune (tune_name TEXT PRIMARY KEY, style TEXT NOT NULL, tempo INTEGER NOT NULL,
    r_id INTEGER NOT NULL UNIQUE REFERENCES recording (r_id));
  CREATE TABLE keeper (keeper_id INTEGER PRIMARY KEY, name TEXT NOT NULL, dob DATE NOT NULL);
  CREATE TABLE shed (shed_id INTEGER PRIMARY KEY, title TEXT NOT NULL, keeper_id INTEGER NOT NULL REFERENCES keeper (keeper_id));
  CREATE TABLE scout (scout_no INTEGER PRIMARY KEY, scout_name TEXT NOT NULL, scout_dob DATE NOT NULL,
    shed_id INTEGER NOT NULL REFERENCES shed (shed_id));
  INSERT INTO recording VALUES (1, 'flac'), (2, 'wav'), (3, 'flac');
  INSERT INTO tune VALUES ('Alder', 'folk', 90, 1), ('Birch', 'folk', 120, 2), ('Cedar', 'swing', 100, 3);
  INSERT INTO keeper VALUES (1, 'Kay', '1930-01-01'), (2, 'Lee', '1990-01-01');
  INSERT INTO shed VALUES (1, 'North', 1), (2, 'South', 2);
  INSERT INTO scout VALUES (1, 'Ann', '1960-05-01', 1), (2, 'Bo', '1950-05-01', 2);`);

describe('isAboutGroups()', () => {
  it('lists what goes by its name, also where the name is the key', async () => {
    assert.deepEqual(await ask('tunes with style swing'), [['Cedar']]);
  });
});

describe('respell()', () => {
  it('leaves a value that is otherwise a word for people', async () => {
    assert.deepEqual(await ask('What is the average tempo of folk tunes?'), [[105]]);
  });
});

describe('guessForeignKeys()', () => {
  it('does not turn a key that is declared', async () => {
    assert.deepEqual(await ask('List the tunes that are in wav encoding'), [['Birch']]);
  });
});

describe('guessSynonyms()', () => {
  it('has people born by their own date, whatever the table writes before its columns', async () => {
    assert.deepEqual(await ask('scouts born before 1955'), [['Bo']]);
  });
});
