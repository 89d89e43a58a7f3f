import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { createQueryRunner, type DatabaseRunner, queryRows } from '../../src/database/mod.ts';
import { type ErrorCode, LoanqError } from '../../src/shared/mod.ts';
import { children } from './child-processes.ts';
import { createTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';

const database = createTemporaryDatabase();
let runner: DatabaseRunner;

before(() => {
  runner = createQueryRunner({ path: database.path });
});

after(async () => {
  await runner.close();
  database.remove();
});

async function text(sql: string, from: DatabaseRunner = runner): Promise<string> {
  const { body } = await from.run(sql);
  return await new Response(body).text();
}

function hasCode(code: ErrorCode, message: RegExp) {
  return (error: unknown): boolean => {
    assert(error instanceof LoanqError);
    assert.equal(error.code, code, error.message);
    assert.match(error.message, message);
    return true;
  };
}

describe('run() answers with JSON where', () => {
  const answers: Readonly<Record<string, string>> = {
    'SELECT 1 AS a WHERE 0': '[]',
    'SELECT NULL AS a': '[{"a":null}]',
    'SELECT 9e999 AS a, -9e999 AS b, 9e999 - 9e999 AS c': '[{"a":null,"b":null,"c":null}]',
    'SELECT 9007199254740993 AS a, -9223372036854775808 AS b':
      '[{"a":9007199254740993,"b":-9223372036854775808}]',
    'SELECT 0.1 + 0.2 AS a, 5e-324 AS b, 1e300 AS c': '[{"a":0.30000000000000004,"b":5e-324,"c":1e+300}]',
    "SELECT x'00ff' AS a, x'' AS b": '[{"a":"AP8=","b":""}]',
    'SELECT 1 AS a, 2 AS a, 3 AS a': '[{"a":1,"a_2":2,"a_3":3}]',
    'SELECT 1 AS a, 2 AS a, 3 AS a_2': '[{"a":1,"a_3":2,"a_2":3}]',
    'SELECT 1 AS a_2, 2 AS a, 3 AS a': '[{"a_2":1,"a":2,"a_3":3}]',
    'SELECT 1 AS __proto__, 2 AS constructor, 3 AS "toJSON"': '[{"__proto__":1,"constructor":2,"toJSON":3}]',
    'SELECT 1 AS "", 2 AS ""': '[{"":1,"_2":2}]',
    'SELECT 1 AS z, 2 AS "2", 3 AS "1"': '[{"z":1,"2":2,"1":3}]',
    'SELECT 9007199254740993 AS "1", x\'00\' AS "0", \'a"\' AS b':
      '[{"1":9007199254740993,"0":"AA==","b":"a\\""}]',
    'SELECT \'a"\\é\u{1f600}\' AS "k""\\"': '[{"k\\"\\\\":"a\\"\\\\é\u{1f600}"}]',
    "SELECT CAST(x'61ff62' AS TEXT) AS a": '[{"a":"a\ufffdb"}]',
    'SELECT char(55296) AS a, 1 AS a': '[{"a":"\ufffd\ufffd\ufffd","a_2":1}]',
    "SELECT printf('%.1s', 'é') AS a, 1.5 AS b, NULL AS c": '[{"a":"\ufffd","b":1.5,"c":null}]',
    "SELECT 'a' || char(0) || 'b' AS a": '[{"a":"a\\u0000b"}]',
    "SELECT json_extract('\"a\\u0000b\"', '$') AS a": '[{"a":"a\\u0000b"}]',
    'VALUES (1, 2)': '[{"column1":1,"column2":2}]',
    '; SELECT grade FROM loans ORDER BY loan_id; -- tail': '[{"grade":"A"},{"grade":"B"},{"grade":"A"}]',
  };
  for (const [sql, json] of Object.entries(answers)) {
    it(sql, async () => {
      assert.equal(await text(sql), json);
    });
  }

  it('EXPLAIN and EXPLAIN QUERY PLAN', async () => {
    assert.match(await text('EXPLAIN SELECT 1'), /"opcode":"Init"/);
    assert.match(await text('EXPLAIN QUERY PLAN SELECT * FROM loans'), /SCAN loans/);
  });

  it('2,000 columns', async () => {
    const columns = Array.from({ length: 2_000 }, (_, index) => `${index} AS c${index}`);
    const [row] = await queryRows(runner, `SELECT ${columns.join(', ')}`);
    assert.deepEqual(Object.entries(row ?? {}).at(-1), ['c1999', 1999]);
  });
});

describe('createQueryRunner()', { skip: process.platform !== 'linux' }, () => {
  it("puts the kernel's limits around every query process", async () => {
    await text('SELECT 1');
    const ids = children(database.path);
    assert.notEqual(ids.length, 0);
    for (const id of ids) {
      const limits = execFileSync('cat', [`/proc/${id}/limits`], { encoding: 'utf8' }); // Deno reads no such file.
      assert.doesNotMatch(limits, /Max data size +unlimited/);
      assert.match(limits, /Max core file size +0 /);
      assert.match(limits, /Max file size +1073741824 /);
    }
  });
});

describe('run() rejects', () => {
  const rejections: Readonly<Record<string, [ErrorCode, RegExp]>> = {
    'SELECT foo FROM loans': ['sql-failed', /^no such column: foo$/],
    SELEC: ['sql-failed', /^near "SELEC": syntax error$/],
    'SELECT * FROM nowhere': ['sql-failed', /^no such table: nowhere$/],
    'SELECT FROM': ['sql-failed', /^near "FROM": syntax error$/],
    "SELECT json('x')": ['sql-failed', /^malformed JSON$/],
    'SELECT ?': ['sql-refused', /Parameters/],
    'SELECT abs(-9223372036854775808)': ['sql-failed', /^integer overflow$/],
  };
  for (const [sql, [code, message]] of Object.entries(rejections)) {
    it(sql, async () => {
      await assert.rejects(runner.run(sql), hasCode(code, message));
    });
  }
});

describe('run() with a profile', () => {
  it('describes every column', async () => {
    const sql = `
      SELECT loan_id, grade, principal, date('2024-01-01', loan_id || ' days') AS day, '2024-Q' || loan_id AS quarter,
        CASE loan_id WHEN 1 THEN 'one' WHEN 2 THEN 2.5 END AS mixed, x'00' AS bytes
      FROM loans ORDER BY loan_id`;
    const { profile } = await runner.run(sql, { profile: true });
    const found = await profile;
    assert.equal(found?.rowCount, 3);
    assert.deepEqual(
      found.columns.map(({ types, nullCount, distinctCount, min, max, isTemporal }) =>
        [types.join(), nullCount, distinctCount, min, max, isTemporal].join(' '),
      ),
      [
        'integer 0 3 1 3 false',
        'text 0 2 A B false',
        'real 1 2 1000.5 2000 false',
        'text 0 3 2024-01-02 2024-01-04 true',
        'text 0 3 2024-Q1 2024-Q3 true',
        'text,real 1 2 2.5 2.5 false',
        'blob 0 1   false',
      ],
    );
    assert.equal(found.sample.length, 3);
    assert.equal(Object.values(found.sample[1] ?? {})[1], 'B');
  });

  it('keeps every digit of the integers that it shows', async () => {
    const sql = 'SELECT 9007199254740993 AS a, -9223372036854775808 AS b, 1e300 AS c';
    const { profile } = await runner.run(sql, { profile: true });
    assert.deepEqual((await profile)?.sample, [{ a: 9007199254740993n, b: -9223372036854775808n, c: 1e300 }]);
  });

  it('counts every row and shows the first 200', async () => {
    const sql = 'SELECT value AS a FROM generate_series(1, 30000)';
    const { body, profile } = await runner.run(sql, { profile: true });
    await new Response(body).arrayBuffer();
    const found = await profile;
    assert.equal(found?.rowCount, 30_000);
    assert.equal(found.columns[0]?.distinctCount, 1_000);
    assert.equal(found.sample.length, 200);
  });

  it('resolves to null unless asked for', async () => {
    assert.equal(await (await runner.run('SELECT 1')).profile, null);
  });
});

describe('queryRows()', () => {
  it('keeps integers beyond 2^53 as bigint and rounds nothing else', async () => {
    const rows = await queryRows(runner, "SELECT 9007199254740993 AS a, 1 AS b, 1e300 AS c, '5' AS d");
    assert.deepEqual(rows, [{ a: 9007199254740993n, b: 1, c: 1e300, d: '5' }]);
  });
});

describe('createQueryRunner() of a database that changes', () => {
  let site: TemporaryDatabase;
  before(() => {
    site = createTemporaryDatabase();
  });
  after(() => site.remove());

  it('serves the file that stands at its path', async () => {
    const changing = createQueryRunner({ path: site.path });
    assert.equal(await text('SELECT count(*) AS n FROM loans', changing), '[{"n":3}]');
    const other = createTemporaryDatabase('CREATE TABLE loans (a); INSERT INTO loans VALUES (1)');
    const beside = join(site.directory, 'next.db');
    copyFileSync(other.path, beside);
    other.remove();
    renameSync(beside, site.path);
    assert.equal(await text('SELECT count(*) AS n FROM loans', changing), '[{"n":1}]');
    rmSync(site.path);
    await assert.rejects(text('SELECT 1', changing), hasCode('misconfigured', /there is no such file/));
    await changing.close();
  });

  it('says what is wrong with a file that is none', () => {
    const path = join(site.directory, 'none.db');
    assert.throws(
      () => createQueryRunner({ path }),
      hasCode('misconfigured', /none\.db cannot be opened: there is no/),
    );
    writeFileSync(path, 'no database, just a line of text');
    assert.throws(() => createQueryRunner({ path }), hasCode('misconfigured', /file is not a database/));
    assert.throws(
      () => createQueryRunner({ path: site.directory }),
      hasCode('misconfigured', /is not a file/),
    );
  });

  it('passes on what SQLite says of a damaged file', async () => {
    const path = join(site.directory, 'damaged.db');
    writeFileSync(path, `SQLite format 3\0${'x'.repeat(8_000)}`);
    const damaged = createQueryRunner({ path });
    await assert.rejects(damaged.run('SELECT 1'), hasCode('misconfigured', /file is not a database/));
    await damaged.close();
  });

  it('says why a query process cannot be started, and closes all the same', async () => {
    const command = { file: '/nowhere/node', arguments: [] };
    const broken = createQueryRunner({ path: database.path, command });
    await assert.rejects(
      broken.run('SELECT 1'),
      hasCode('misconfigured', /cannot be opened: .*\/nowhere\/node/),
    );
    await broken.close();
  });

  it('opens a path with signs that mean something in a URL', async () => {
    const path = join(site.directory, 'a b?mode=rw#c%41&.db');
    copyFileSync(database.path, path);
    const odd = createQueryRunner({ path });
    assert.equal(await text('SELECT count(*) AS n FROM loans', odd), '[{"n":3}]');
    await odd.close();
  });
});

describe('run() of a writable database', () => {
  it('changes rows, answers [] or what RETURNING says, and keeps nothing open', async () => {
    const site = createTemporaryDatabase();
    const writable = createQueryRunner({ path: site.path, writable: true });
    assert.equal(await text("INSERT INTO loans VALUES (4, 'C', 1)", writable), '[]');
    assert.equal(
      await text('DELETE FROM loans WHERE loan_id < 3 RETURNING loan_id', writable),
      '[{"loan_id":1},{"loan_id":2}]',
    );
    assert.equal(await text('CREATE TABLE notes (a)', writable), '[]');
    assert.equal(
      await text('SELECT (SELECT count(*) FROM loans) AS n, (SELECT count(*) FROM notes) AS m', writable),
      '[{"n":2,"m":0}]',
    );
    await assert.rejects(text('BEGIN', writable), hasCode('sql-refused', /begins with "BEGIN"/));
    await assert.rejects(
      text("INSERT INTO loans VALUES (4, 'C', 1)", writable),
      hasCode('sql-failed', /^UNIQUE constraint failed: loans.loan_id$/),
    );
    await writable.close();
    site.remove();
  });
});
