import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import Database from 'libsql';
import { createQueryRunner, type DatabaseRunner, queryRows } from '../../src/database/mod.ts';
import { LoanqError } from '../../src/shared/mod.ts';
import { createTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';

/** Never ends. */
const RUNAWAY = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT sum(i) FROM n';
/** Ends its process the first time. */
const KILLER = "SELECT printf('%.1s', 'é') AS a";

const TIMEOUT_MS = 600;

describe('short statements in one line', () => {
  const database = createTemporaryDatabase();
  let runner: DatabaseRunner;

  before(async () => {
    runner = createQueryRunner({ path: database.path, processes: 1, timeoutMs: TIMEOUT_MS });
    // Once statements are known to be short, a process is given several at a time.
    for (let index = 0; index < 100; index++) await lookUp(runner, index);
  });

  after(async () => {
    await runner.close();
    database.remove();
  });

  it('are each answered with their own rows', async () => {
    const numbers = Array.from({ length: 500 }, (_, index) => index);
    assert.deepEqual(await Promise.all(numbers.map((number) => lookUp(runner, number))), numbers);
  });

  it('are each answered where the same ones are asked again and again, with others among them', async () => {
    const numbers = Array.from({ length: 500 }, (_, index) => (index % 10 === 0 ? index : index % 3));
    assert.deepEqual(await Promise.all(numbers.map((number) => lookUp(runner, number))), numbers);
  });

  it('do not wait for the one after them that runs over the deadline, nor one that fails', async () => {
    const others = Promise.all([1, 2, 1, 2, 1].map((number) => lookUp(runner, number)));
    const failing = runner.run('SELECT abs(-9223372036854775808)');
    const runaway = runner.run(RUNAWAY);
    assert.deepEqual(await Promise.race([others, runaway]), [1, 2, 1, 2, 1]);
    await assert.rejects(failing, /integer overflow/);
    await assert.rejects(runaway, (error) => error instanceof LoanqError && error.code === 'sql-timeout');
  });

  it('do not fall with the one before them that runs over the deadline', async () => {
    const runaway = runner.run(RUNAWAY);
    const others = Promise.all([1, 2, 3, 4, 5].map((number) => lookUp(runner, number)));
    await assert.rejects(runaway, (error) => error instanceof LoanqError && error.code === 'sql-timeout');
    assert.deepEqual(await others, [1, 2, 3, 4, 5]);
  });

  it('do not fall with the one before them that ends its process', async () => {
    const killer = queryRows(runner, KILLER);
    const others = Promise.all([1, 2, 3, 4, 5].map((number) => lookUp(runner, number)));
    assert.deepEqual(await killer, [{ a: '\ufffd' }]);
    assert.deepEqual(await others, [1, 2, 3, 4, 5]);
  });

  it('do not fall with one that its caller cancels, before or after it has begun', async () => {
    const abort = new AbortController();
    const statements = [1, 2, 3].map((number) =>
      runner.run(`SELECT ${number}`, { signal: abort.signal }).catch((error: unknown) => error),
    );
    const others = Promise.all([1, 2, 3, 4, 5].map((number) => lookUp(runner, number)));
    abort.abort();
    for (const outcome of await Promise.all(statements)) {
      assert(outcome instanceof LoanqError && outcome.code === 'cancelled');
    }
    assert.deepEqual(await others, [1, 2, 3, 4, 5]);
  });

  it('leave the runaway of a caller who has gone to nobody', async () => {
    const abort = new AbortController();
    const first = lookUp(runner, 1);
    const runaway = runner.run(RUNAWAY, { signal: abort.signal });
    const last = lookUp(runner, 2);
    abort.abort();
    await assert.rejects(runaway, (error) => error instanceof LoanqError && error.code === 'cancelled');
    assert.deepEqual(await Promise.all([first, last, lookUp(runner, 3)]), [1, 2, 3]);
  });
});

describe('a statement that is kept compiled', () => {
  const database = createTemporaryDatabase();
  let runner: DatabaseRunner;
  let writer: InstanceType<typeof Database>;

  before(() => {
    runner = createQueryRunner({ path: database.path, processes: 1 });
    writer = new Database(database.path);
  });

  after(async () => {
    writer.close();
    await runner.close();
    database.remove();
  });

  const SQL = 'SELECT * FROM loans WHERE loan_id = 1';

  it('sees rows that another process has changed since', async () => {
    assert.deepEqual(await queryRows(runner, SQL), [{ loan_id: 1, grade: 'A', principal: 1000.5 }]);
    writer.exec("UPDATE loans SET grade = 'C' WHERE loan_id = 1");
    assert.deepEqual(await queryRows(runner, SQL), [{ loan_id: 1, grade: 'C', principal: 1000.5 }]);
  });

  it('has the names of columns that another process has renamed or added since', async () => {
    writer.exec('ALTER TABLE loans RENAME COLUMN grade TO class');
    assert.deepEqual(await queryRows(runner, SQL), [{ loan_id: 1, class: 'C', principal: 1000.5 }]);
    writer.exec('ALTER TABLE loans ADD COLUMN note TEXT');
    assert.deepEqual(await queryRows(runner, SQL), [
      { loan_id: 1, class: 'C', principal: 1000.5, note: null },
    ]);
  });

  it('holds no lock after its rows', async () => {
    await queryRows(runner, SQL);
    await queryRows(runner, SQL);
    assert.doesNotThrow(() => writer.exec('PRAGMA busy_timeout = 0; UPDATE loans SET principal = 1'));
  });

  it('runs again after it failed midway', async () => {
    const sql = 'SELECT loan_id, abs(CASE loan_id WHEN 3 THEN edge ELSE 1 END) AS a FROM loans, edges';
    writer.exec('CREATE TABLE edges (edge INTEGER); INSERT INTO edges VALUES (-9223372036854775808)');
    await assert.rejects(queryRows(runner, sql), /integer overflow/);
    writer.exec('UPDATE edges SET edge = 5');
    assert.deepEqual(
      (await queryRows(runner, sql)).map(({ a }) => a),
      [1, 1, 5],
    );
  });
});

describe('statements that change the database', () => {
  let database: TemporaryDatabase;
  let runner: DatabaseRunner;

  before(() => {
    database = createTemporaryDatabase();
    runner = createQueryRunner({ path: database.path, writable: true });
  });

  after(async () => {
    await runner.close();
    database.remove();
  });

  it('are each done once, many at a time, with process killers among them', async () => {
    const inserts = Array.from({ length: 40 }, (_, index) =>
      runner.run(`INSERT INTO loans VALUES (${100 + index}, 'Z', ${index})`),
    );
    const killers = Array.from({ length: 3 }, () => queryRows(runner, KILLER));
    await Promise.all([...inserts, ...killers]);
    assert.deepEqual(await queryRows(runner, "SELECT count(*) AS n FROM loans WHERE grade = 'Z'"), [
      { n: 40 },
    ]);
  });
});

async function lookUp(runner: DatabaseRunner, number: number): Promise<unknown> {
  const [row] = await queryRows(runner, `SELECT ${number} AS n FROM loans WHERE loan_id = 1`);
  return row?.['n'];
}
