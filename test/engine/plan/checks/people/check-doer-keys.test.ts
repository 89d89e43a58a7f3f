import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE dept (dno INTEGER PRIMARY KEY, dname TEXT);
  CREATE TABLE faculty (fid INTEGER PRIMARY KEY, lname TEXT, dno INTEGER REFERENCES dept (dno));
  CREATE TABLE student (sid INTEGER PRIMARY KEY, sname TEXT, major INTEGER, advisor INTEGER);
  CREATE TABLE course (cid TEXT PRIMARY KEY, title TEXT, instructor INTEGER);
  CREATE TABLE enrolled_in (sid INTEGER REFERENCES student (sid), cid TEXT REFERENCES course (cid));
  INSERT INTO dept VALUES (600, 'Physics'), (601, 'History');
  INSERT INTO faculty VALUES (1, 'Baker', 600), (2, 'Moss', 601), (3, 'Quill', 601);
  INSERT INTO student VALUES (11, 'Ada', 600, 2), (12, 'Ben', 600, 2), (13, 'Cem', 601, 1);
  INSERT INTO course VALUES ('P1', 'Optics', 1), ('P2', 'Waves', 1), ('H1', 'Rome', 2);
  INSERT INTO enrolled_in VALUES (11, 'P1'), (12, 'H1');`);

async function answers(cases: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [question, rows] of Object.entries(cases)) assert.deepEqual(await ask(question), rows, question);
}

describe('checkDoerKeys()', () => {
  it('refuses those whom somebody advises for those whom he teaches', () =>
    answers({ 'Which students are taught by Baker?': null, 'Which faculty teach the most students?': null }));

  it('lets through what goes over the key of those who do it', () =>
    answers({
      'Which courses are taught by Baker?': [['Optics'], ['Waves']],
      'Which faculty do not teach any course?': [['Quill']],
      'Which students are advised by Moss?': [['Ada'], ['Ben']],
    }));
});

describe('checkCountedColumns()', () => {
  it('counts no majors for the students who major', () =>
    answers({
      'How many students major in each department?': null,
      'How many students have Physics as their major?': [[2]],
    }));
});
