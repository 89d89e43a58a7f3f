import assert from 'node:assert/strict';
import { copyFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'libsql';
import { createQueryRunner, type DatabaseRunner, queryRows } from '../../src/database/mod.ts';
import { createResultCache } from '../../src/database/result-cache.ts';
import { createTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';

/** A file that was changed more lately than this is not trusted to stay as it is. */
const SETTLED_MS = 2_600;

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, principal INTEGER);
  INSERT INTO loans VALUES (1, 1000), (2, 2000);
`;

/** Takes a good part of a second when it is run. */
const SLOW = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500000)
  SELECT sum(i) + (SELECT sum(principal) FROM loans) AS total FROM n`;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

describe('a result that was given before', () => {
  let database: TemporaryDatabase;
  let runner: DatabaseRunner;
  let writer: Database.Database;

  before(async () => {
    database = createTemporaryDatabase(SCHEMA);
    writer = new Database(database.path);
    runner = createQueryRunner({ path: database.path });
    // The first process that opens the database makes its write-ahead log, which is a change of it.
    await total();
    await delay(SETTLED_MS);
    // The first result is kept once the views have been looked at.
    await total();
    await delay(100);
  });

  after(async () => {
    await runner.close();
    writer.close();
    database.remove();
  });

  /** Writes as another program would: not within one turn of the event loop with what is asked next. */
  const write = async (sql: string): Promise<void> => {
    writer.exec(sql);
    await delay(1);
  };

  const total = (): Promise<unknown> => queryRows(runner, 'SELECT sum(principal) AS total FROM loans');

  it('is given again without running the statement, with the profile where that is asked for', async () => {
    const first = await timeOf(() => queryRows(runner, SLOW));
    let again = first;
    // Processes that start meanwhile, as on a busy machine, touch the log once more.
    for (let time = 0; time < 20 && again >= first / 5; time++) {
      if (time > 0) await delay(SETTLED_MS);
      again = await timeOf(() => queryRows(runner, `${SLOW}; -- the same`));
    }
    assert(again < first / 5, `${again} ms after ${first} ms`);
    const profiles = [];
    for (let time = 0; time < 2; time++) {
      const { profile } = await runner.run('SELECT principal FROM loans', { profile: true });
      profiles.push(await profile);
    }
    assert.equal(profiles[0]?.rowCount, 2);
    assert.deepEqual(profiles[1], profiles[0]);
  });

  it('is not given where chance or the clock makes the rows', async () => {
    for (const sql of [
      'SELECT random() AS a',
      'SELECT hex(RANDOMBLOB(8)) AS a',
      'SELECT "random"() AS a',
      "SELECT strftime('%f', 'now') AS a",
    ]) {
      const [first] = await queryRows(runner, sql);
      await delay(5);
      const [second] = await queryRows(runner, sql);
      assert.notDeepEqual(second, first, sql);
    }
  });

  it('is not given for long where the clock may make the rows', async () => {
    const sql = "SELECT strftime('%s', 'n' || 'ow') AS a";
    const [first] = await queryRows(runner, sql);
    await delay(2_100);
    assert.notDeepEqual((await queryRows(runner, sql))[0], first);
  });

  it('is not given once another program has written to the database, nor what was read just after', async () => {
    assert.deepEqual(await total(), [{ total: 3000 }]);
    for (const principal of [5000, 6000, 7000]) {
      await write(`UPDATE loans SET principal = ${principal} WHERE loan_id = 2`);
      assert.deepEqual(await total(), [{ total: 1000 + principal }]);
      assert.deepEqual(await total(), [{ total: 1000 + principal }]);
    }
    await write('PRAGMA wal_checkpoint(TRUNCATE)');
    assert.deepEqual(await total(), [{ total: 8000 }]);
  });

  it('has the names that the columns have now, where the file had long stood as it was', async () => {
    await write(
      "CREATE TABLE branches (branch_id INTEGER, city TEXT); INSERT INTO branches VALUES (1, 'Austin')",
    );
    await delay(SETTLED_MS);
    const sql = 'SELECT *, random() > 0 AS chance FROM branches';
    const namesOf = async (): Promise<string[]> => (await queryRows(runner, sql)).flatMap(Object.keys);
    assert.deepEqual(await namesOf(), ['branch_id', 'city', 'chance']);
    assert.deepEqual(await namesOf(), ['branch_id', 'city', 'chance']);
    await write('ALTER TABLE branches RENAME COLUMN city TO town');
    assert.deepEqual(await namesOf(), ['branch_id', 'town', 'chance']);
  });

  it('is not given where a view is made by chance', async () => {
    await write('CREATE VIEW lots AS SELECT loan_id, random() AS lot FROM loans');
    await delay(SETTLED_MS);
    const sql = 'SELECT lot FROM lots';
    const first = await queryRows(runner, sql);
    assert.notDeepEqual(await queryRows(runner, sql), first);
  });

  it('is not given once another file stands in its place', async () => {
    await write('DROP VIEW lots; PRAGMA wal_checkpoint(TRUNCATE)');
    await delay(SETTLED_MS);
    assert.deepEqual(await total(), [{ total: 8000 }]);
    const copy = join(database.directory, 'copy.db');
    copyFileSync(database.path, copy);
    const other = new Database(copy);
    other.exec('PRAGMA journal_mode = DELETE; DELETE FROM loans WHERE loan_id = 2');
    other.close();
    renameSync(copy, database.path);
    await delay(1);
    assert.deepEqual(await total(), [{ total: 1000 }]);
  });
});

describe('createResultCache()', () => {
  it('makes room by what was used longest ago, and keeps nothing large', async () => {
    const cache = createResultCache({
      readVersion: () => ({ identity: 'one', text: 'the same', changedAt: 0 }),
      viewsRepeat: () => Promise.resolve('always'),
    });
    const runs: string[] = [];
    const ask = async (key: string, size: number): Promise<void> => {
      await cache.through(key, 'always', () => {
        runs.push(key);
        return Promise.resolve({ body: new Uint8Array(size), profile: Promise.resolve(null) });
      });
      await delay(0);
    };
    const size = 60_000;
    for (let index = 0; index < 100; index++) await ask(`${index}`, size);
    await ask('0', size);
    for (let index = 100; index < 180; index++) await ask(`${index}`, size);
    assert.equal(new Set(runs).size, runs.length, 'none was run twice');
    await ask('0', size);
    await ask('179', size);
    await ask('1', size);
    assert.deepEqual(runs.slice(180), ['1']);
    await ask('large', 70_000);
    await ask('large', 70_000);
    assert.deepEqual(runs.slice(181), ['large', 'large']);
  });
});
