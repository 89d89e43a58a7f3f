import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE poet (poet_id INTEGER PRIMARY KEY, name TEXT NOT NULL, born INTEGER, died INTEGER);
  CREATE TABLE book (book_id INTEGER PRIMARY KEY, title TEXT NOT NULL, poet_id INTEGER REFERENCES poet (poet_id));
  CREATE TABLE reader (reader_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, birth_date DATE);
  CREATE TABLE lending (lending_id INTEGER PRIMARY KEY, book_id INTEGER REFERENCES book (book_id),
    reader_id INTEGER REFERENCES reader (reader_id), out_date DATE, back_date DATE);
  CREATE TABLE clerk (clerk_id INTEGER PRIMARY KEY, name TEXT NOT NULL, boss_id INTEGER);
  INSERT INTO poet VALUES (1, 'Ada Moor', 1901, 1974), (2, 'Bo Lund', 1948, NULL);
  INSERT INTO book VALUES (1, 'Tides', 1), (2, 'Moss', 2), (3, 'Salt', 2);
  INSERT INTO reader VALUES (1, 'Cy Hart', '1985-10-27'), (2, 'Di Webb', '1944-04-05'), (3, 'Ed Kerr', '1990-01-02');
  INSERT INTO lending VALUES (1, 1, 1, '2024-01-01', '2024-01-20'), (2, 2, 2, '2024-02-01', NULL);
  INSERT INTO clerk VALUES (1, 'Fay Roe', NULL), (2, 'Gus Hill', 1);`);

describe('checkNow()', () => {
  it('takes none that have ever been for those that are now', async () => {
    assert.deepEqual(await ask('Which readers have a lending?'), [['Cy Hart'], ['Di Webb']]);
    for (const question of [
      'Which readers currently have a lending?',
      'Which readers have no book at the moment?',
    ])
      assert.equal(await ask(question), null, question);
  });
});

describe('lightVerb', () => {
  it('is none after an article', async () => {
    assert.deepEqual(await ask('Which readers have a book?'), [['Cy Hart'], ['Di Webb']]);
  });
});

describe('checkAge()', () => {
  it('takes no age of other people', async () => {
    assert.equal(await ask('What is the average age at which poets died?'), null);
  });
});

describe('checkWho()', () => {
  it('names nobody by a number', async () => {
    assert.equal(await ask("Who's the boss of Gus Hill?"), null);
    assert.deepEqual(await ask('What is the boss id of Gus Hill?'), [[1]]);
  });
});
