import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE radio_station (id TEXT PRIMARY KEY, program_name TEXT, country TEXT);
  CREATE TABLE radio_program (program_id INTEGER PRIMARY KEY, title TEXT, station TEXT REFERENCES radio_station (id), genre TEXT, host_id INTEGER REFERENCES host (host_id));
  CREATE TABLE host (host_id INTEGER PRIMARY KEY, name TEXT, nationality TEXT);
  CREATE TABLE track (track_id INTEGER PRIMARY KEY, program_id INTEGER REFERENCES radio_program (program_id), minutes REAL, broadcast_date TEXT);
  INSERT INTO radio_station VALUES ('a', 'Wave', 'Italy'), ('b', 'Beam', 'Spain');
  INSERT INTO host VALUES (1, 'Ann', 'Finnish'), (2, 'Bo', 'Dutch');
  INSERT INTO radio_program VALUES (1, 'Dawn', 'a', 'News', 1), (2, 'Dusk', 'a', 'Music', 1), (3, 'Dawn', 'b', 'News', 2);
  INSERT INTO track VALUES (1, 1, 10, '2024-01-01'), (2, 1, 20, '2024-01-02'), (3, 3, 40, '2024-02-01');`);

async function answers(cases: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [question, rows] of Object.entries(cases)) assert.deepEqual(await ask(question), rows, question);
}

describe('what rows are called', () => {
  it('is the end of the name of their table, and not the name of others in one of its columns', () =>
    answers({
      'What are the titles of the programs in the News genre, in alphabetical order?': [['Dawn'], ['Dawn']],
      'Which hosts have no programs?': [],
    }));

  it('is one row each of what every one of them has', () =>
    answers({
      'Show the average minutes of every host.': [
        ['Ann', 15],
        ['Bo', 40],
      ],
    }));

  it('needs no key where columns of each are listed', () =>
    answers({
      'Show the title and genre of each program together with the number of tracks.': [
        ['Dawn', 'News', 2],
        ['Dawn', 'News', 1],
      ],
    }));

  it('is no word for what others do, nor one that is near to it', () =>
    answers({
      'How many stations that broadcast a program are in Italy?': null,
      'How many programs did not finish?': null,
      'For each genre, show the number of programs and the number of tracks, highest total first.': null,
    }));
});
