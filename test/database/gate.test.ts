import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Database from 'libsql';
import { checkStatement } from '../../src/database/mod.ts';
import { LoanqError } from '../../src/shared/mod.ts';
import { DRIVER_FUNCTIONS, DRIVER_TABLES } from './driver-names.ts';

function refusal(sql: string, options?: { writable: boolean }): string {
  try {
    checkStatement(sql, options);
  } catch (error) {
    assert(error instanceof LoanqError);
    assert.equal(error.code, 'sql-refused');
    return error.message;
  }
  assert.fail(`passed: ${sql}`);
}

describe('checkStatement() passes', () => {
  const statements = [
    'SELECT 1',
    'select 1 ;',
    ';;; SELECT 1 ; ; -- done',
    '-- head\nSELECT 1',
    '/* reading */ SELECT 1 /* tail',
    '\ufeffSELECT 1',
    'WITH t AS (SELECT 1 AS a) SELECT a FROM t',
    'VALUES (1), (2)',
    'EXPLAIN SELECT 1',
    'explain query plan with t as (select 1) select * from t',
    "SELECT replace('a', 'a', 'b')",
    'SELECT \'INSERT INTO loans\', "update" FROM t',
    "SELECT 'it''s; fine -- really'",
    "SELECT * FROM loans WHERE action = 'edit'",
    'SELECT [a;b], `c;d`, "e;f" FROM t',
    "SELECT json_extract(a, '$.b') -> '$.c' FROM t",
    'SELECT sql FROM sqlite_master',
    'SELECT 1--',
  ];
  for (const sql of statements) {
    it(JSON.stringify(sql), () => {
      checkStatement(sql);
    });
  }
});

describe('checkStatement() refuses', () => {
  const statements: Readonly<Record<string, RegExp>> = {
    '': /empty/,
    ' ; -- nothing': /empty/,
    'SELECT 1; SELECT 2': /one statement.*"SELECT"/,
    'SELECT 1; x': /one statement/,
    'SELECT 1\0': /NUL/,
    'SELECT * FROM loans WHERE loan_id = ?': /Parameters \(\?\)/,
    'SELECT :a': /Parameters/,
    'SELECT @a': /Parameters/,
    'SELECT $a': /Parameters/,
    'DELETE FROM loans': /begins with "DELETE".*Allowed is one statement/,
    'with t as (select 1) delete from loans': /DELETE is not allowed/,
    'with t as (select 1) replace into loans select 1': /REPLACE is not allowed/,
    'EXPLAIN PRAGMA user_version = 2': /EXPLAIN is allowed before SELECT/,
    'EXPLAIN QUERY PLAN DELETE FROM loans': /EXPLAIN is allowed before SELECT/,
    'EXPLAIN EXPLAIN SELECT 1': /EXPLAIN is allowed before SELECT/,
    "SELECT \ufeffreadfile('/etc/passwd')": /readfile/,
    "SELECT/**/ReadFile/**/('/etc/passwd')": /ReadFile/,
    'SELECT "readfile"(\'/etc/passwd\')': /readfile/,
    "SELECT * FROM 'fsdir'('/')": /fsdir/,
    'SELECT * FROM pragma_database_list': /pragma_database_list/,
    'SELECT * FROM [PRAGMA_TABLE_INFO]': /PRAGMA_TABLE_INFO/,
  };
  for (const [sql, message] of Object.entries(statements)) {
    it(JSON.stringify(sql), () => {
      assert.match(refusal(sql), message);
    });
  }

  it('statements longer than its limit', () => {
    assert.match(refusal(`SELECT 1${' '.repeat(100_000)}`), /100008 characters long; at most 100000/);
  });
});

describe('checkStatement() says as SQLite does', () => {
  const statements = [
    ...[
      'SELEC * FROM loans',
      'INVALID SQL',
      'loans',
      'GROUP BY x',
      '(SELECT 1)',
      ') SELECT 1',
      '-5',
      '5',
      "'x'",
      '"a" b',
    ],
    ...['[a b] c', '`x`', 'élan', 'EXPLAIN SELEC 1', 'EXPLAIN', 'EXPLAIN QUERY PLAN'],
    ...["SELECT 'open", 'SELECT [open', 'SELECT "open', 'SELECT `open, 1'],
  ];
  for (const sql of statements) {
    it(JSON.stringify(sql), () => {
      let said = '';
      assert.throws(
        () => new Database(':memory:').prepare(sql),
        (error: Error) => {
          said = error.message;
          return true;
        },
      );
      assert.throws(() => checkStatement(sql), { code: 'sql-failed', message: said });
    });
  }
});

describe('checkStatement() of a writable database', () => {
  const passes = ['INSERT INTO t VALUES (1)', 'with t as (select 1) delete from loans', 'CREATE TABLE t (a)'];
  for (const sql of passes) it(`passes ${sql}`, () => void checkStatement(sql, { writable: true }));

  const refused = [
    "ATTACH 'x.db' AS x",
    'DETACH x',
    'VACUUM',
    "VACUUM INTO 'x.db'",
    'PRAGMA journal_mode = OFF',
    'BEGIN',
    'COMMIT',
    'END',
    'ROLLBACK',
    'SAVEPOINT a',
    'RELEASE a',
    'CREATE TEMP TABLE t (a)',
    'CREATE TEMPORARY VIEW t AS SELECT 1',
    "INSERT INTO t SELECT writefile('x', 'y')",
    "SELECT load_extension('x')",
    'INSERT INTO t VALUES (1); INSERT INTO t VALUES (2)',
    'EXPLAIN VACUUM',
  ];
  for (const sql of refused) {
    it(`refuses ${sql}`, () => {
      refusal(sql, { writable: true });
    });
  }
});

describe('checkStatement().sql', () => {
  it('is the statement alone', () => {
    assert.equal(checkStatement(';; -- a\n SELECT /* b */ 1 ; -- c').sql, 'SELECT /* b */ 1');
  });
});

describe('the names that the gate bans', () => {
  const connection = new Database(':memory:');

  function names(sql: string): string[] {
    return connection.prepare(sql).raw().all().map(String).sort();
  }

  it('were chosen with every function of the driver seen', () => {
    const functions = names('SELECT DISTINCT name FROM pragma_function_list');
    const banned = functions.filter((name) => isBanned(`SELECT "${name}"(1)`));
    assert.deepEqual(banned, [...DRIVER_FUNCTIONS.banned].sort());
    assert.deepEqual(
      functions.filter((name) => !banned.includes(name)),
      [...DRIVER_FUNCTIONS.harmless].sort(),
    );
  });

  it('were chosen with every table module of the driver seen', () => {
    const modules = names("SELECT name FROM pragma_module_list WHERE name NOT LIKE 'pragma%'");
    const banned = modules.filter((name) => isBanned(`SELECT * FROM "${name}"`));
    assert.deepEqual(banned, [...DRIVER_TABLES.banned].sort());
    assert.deepEqual(
      modules.filter((name) => !banned.includes(name)),
      [...DRIVER_TABLES.harmless].sort(),
    );
  });
});

function isBanned(sql: string): boolean {
  try {
    checkStatement(sql);
    return false;
  } catch {
    return true;
  }
}
