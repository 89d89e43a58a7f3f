import assert from 'node:assert/strict';
import { utimesSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import Database from 'libsql';
import { databaseState } from '../../src/cli/database-state.ts';
import { createFolder } from './program.ts';

describe('databaseState()', () => {
  let folder: Awaited<ReturnType<typeof createFolder>>;
  before(async () => {
    folder = await createFolder();
  });
  after(() => folder.remove());

  /** Changes the database, and puts its time back to what it was. */
  function change(...statements: readonly string[]): void {
    const database = new Database(folder.database);
    for (const sql of statements) database.exec(sql);
    database.close();
    utimesSync(folder.database, 1, 1);
  }

  it('stays while nothing is written', () => {
    change();
    const state = databaseState(folder.database);
    change();
    assert.equal(databaseState(folder.database), state);
  });

  it('changes with a value of the same length, though the time of the file be the same', () => {
    const state = databaseState(folder.database);
    change("UPDATE loans SET grade = 'C' WHERE loan_id = 1");
    assert.notEqual(databaseState(folder.database), state);
  });

  it('changes with what is in the write-ahead log alone', () => {
    change('PRAGMA journal_mode = wal');
    const writer = new Database(folder.database);
    const state = databaseState(folder.database);
    writer.exec("UPDATE loans SET grade = 'D' WHERE loan_id = 1");
    assert.notEqual(databaseState(folder.database), state);
    writer.close();
  });
});
