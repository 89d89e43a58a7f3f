import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { emit } from '../../../src/engine/emit/emit.ts';
import { read } from '../../../src/engine/read/read.ts';
import { queryRows } from '../../support/query-rows.ts';
import { sampleDatabase } from '../../support/sample-database.ts';
import { LOAN_BOOK } from '../support/loan-book-knowledge.ts';
import { LOAN_BOOK_QUERIES } from '../support/loan-book-queries.ts';

/** Reading and SQL of each query; delete the file and run the test to write it anew, then read the difference. */
const GOLDEN = join(import.meta.dirname, 'golden.sql');

describe('emit() and read()', () => {
  it('give the SQL and the sentence that were signed', () => {
    const text = Object.entries(LOAN_BOOK_QUERIES)
      .map(([name, query]) => `-- # ${name}\n-- ${read(query, LOAN_BOOK)}\n${emit(query, LOAN_BOOK)};\n`)
      .join('\n');
    if (!existsSync(GOLDEN)) writeFileSync(GOLDEN, text);
    assert.equal(text, readFileSync(GOLDEN, 'utf8'));
  });

  it('give SQL that runs on the sample and finds rows', async () => {
    const path = await sampleDatabase();
    for (const [name, query] of Object.entries(LOAN_BOOK_QUERIES)) {
      assert.ok(queryRows(path, emit(query, LOAN_BOOK)).length > 0, name);
    }
  });
});
