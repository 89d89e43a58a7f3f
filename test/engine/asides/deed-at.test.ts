import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE member (member_id INTEGER PRIMARY KEY, name TEXT, joined_on TEXT);
  CREATE TABLE loan (loan_id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES member (member_id), loaned_on TEXT);
  INSERT INTO member VALUES (1, 'Ann', '2020-01-05'), (2, 'Bo', '2021-02-01'), (3, 'Cy', '2022-03-01');
  INSERT INTO loan VALUES (1, 1, '2021-05-01'), (2, 1, '2022-06-01'), (3, 2, '2023-01-01');`;

const ask = await asker(SCRIPT);

describe('deedAt()', () => {
  for (const [question, count] of [
    ['How many members have ever borrowed from us?', 2],
    ['How many members have borrowed from us?', 2],
    ['How many members have never borrowed from us?', 1],
  ] as const)
    it(`answers ${question}`, async () => {
      assert.deepEqual(await ask(question), [[count]]);
    });
});
