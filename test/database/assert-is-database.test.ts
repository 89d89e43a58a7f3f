import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Database from 'libsql';
import { assertIsDatabase } from '../../src/database/mod.ts';
import { createTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';

describe('assertIsDatabase()', () => {
  let site: TemporaryDatabase;
  before(() => {
    site = createTemporaryDatabase();
  });
  after(() => site.remove());

  function cut(name: string, sizeBytes: number): string {
    const path = join(site.directory, name);
    copyFileSync(site.path, path);
    truncateSync(path, sizeBytes);
    return path;
  }

  it('takes a whole database, and an empty file, which is one', () => {
    assertIsDatabase(site.path);
    assertIsDatabase(cut('empty.db', 0));
  });

  it('refuses one whose end is missing, however little', () => {
    const { size } = statSync(site.path);
    for (const sizeBytes of [size - 1, size - 4_000, size - 4_096, 120, 50]) {
      assert.throws(() => assertIsDatabase(cut('cut.db', sizeBytes)), {
        code: 'misconfigured',
        message: /cut\.db is not whole: by its header it has [\d,]+ bytes, and the file only [\d,]+\./,
      });
    }
  });

  it('believes no page count that an old version of SQLite has left behind', () => {
    const path = join(site.directory, 'old.db');
    const bytes = readFileSync(site.path);
    bytes.writeUInt32BE(bytes.readUInt32BE(24) + 1, 24);
    bytes.writeUInt32BE(1_000, 28);
    writeFileSync(path, bytes);
    assertIsDatabase(path);
  });

  it('takes one of which a part is still in its write-ahead log', () => {
    const path = join(site.directory, 'log.db');
    const writer = new Database(path);
    writer.exec('PRAGMA journal_mode = wal; CREATE TABLE a (b); INSERT INTO a VALUES (zeroblob(100000))');
    assertIsDatabase(path);
    const { size } = statSync(path);
    truncateSync(path, Math.max(100, size - 1));
    assertIsDatabase(path);
    writer.close();
    for (const ending of ['', '-wal', '-shm']) rmSync(`${path}${ending}`, { force: true });
  });
});
