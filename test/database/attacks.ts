/** A statement that must not get through. `{dir}` is a private directory with the database, `{public}` one open to all. */
export interface Attack {
  readonly sql: string;
  /** Layers that hold it when the others are off; the gate holds every one. */
  readonly alsoHeldBy: readonly ('connection' | 'process')[];
}

const BOTH = ['connection', 'process'] as const;

/** Statements that change rows, tables or the file's header; neither layer below the gate lets them through. */
const CHANGES = [
  "INSERT INTO loans VALUES (9, 'X', 1)",
  "INSERT INTO loans VALUES (9, 'X', 1) RETURNING *",
  "INSERT OR REPLACE INTO loans VALUES (1, 'X', 1)",
  "REPLACE INTO loans VALUES (1, 'X', 1)",
  'UPDATE loans SET principal = 0',
  'UPDATE loans SET principal = 0 RETURNING loan_id',
  'DELETE FROM loans',
  'DELETE FROM loans RETURNING *',
  'WITH t AS (SELECT 1) DELETE FROM loans',
  'WITH t AS (SELECT 1) UPDATE loans SET principal = 0',
  "WITH t AS (SELECT 9 AS a) INSERT INTO loans SELECT a, 'X', 1 FROM t",
  "WITH t AS (SELECT 1) REPLACE INTO loans VALUES (1, 'X', 1)",
  'WITH RECURSIVE t(a) AS (VALUES (1)) DELETE FROM loans WHERE loan_id IN (SELECT a FROM t)',
  'CREATE TABLE spoiled (a)',
  'CREATE TABLE spoiled AS SELECT * FROM loans',
  'CREATE INDEX spoiled ON loans (grade)',
  'CREATE VIEW spoiled AS SELECT 1',
  'CREATE TRIGGER spoiled AFTER INSERT ON loans BEGIN DELETE FROM loans; END',
  'CREATE VIRTUAL TABLE spoiled USING fts5(a)',
  'CREATE VIRTUAL TABLE spoiled USING rtree(id, a, b)',
  'DROP TABLE loans',
  'DROP TABLE IF EXISTS loans',
  'ALTER TABLE loans RENAME TO spoiled',
  'ALTER TABLE loans ADD COLUMN spoiled',
  'ALTER TABLE loans DROP COLUMN grade',
  'ANALYZE',
  'VACUUM',
  'PRAGMA user_version = 7',
  'PRAGMA application_id = 7',
  'UPDATE sqlite_dbpage SET data = zeroblob(4096) WHERE pgno = 1',
  "PRAGMA rekey = 'abc'",
];

/** Changes in the clothes of something else; held like the plain ones. */
const DISGUISES: readonly ((sql: string) => string)[] = [
  (sql) => `-- SELECT 1\n${sql}`,
  (sql) => `/* SELECT */ ${sql}`,
  (sql) => `/*/ SELECT 1 */ ${sql}`,
  (sql) => `;;; ${sql}`,
  (sql) => `\ufeff${sql}`,
  (sql) => `\t\r\n\f ${sql};`,
  (sql) => sql.replace(/^\w+/, (verb) => [...verb].map((c, i) => (i % 2 ? c.toLowerCase() : c)).join('')),
  (sql) => sql.replace(/ /g, '/**/'),
  (sql) => `${sql} -- ; SELECT 1`,
];

const DISGUISED = [
  'DELETE FROM loans',
  'UPDATE loans SET principal = 0',
  'DROP TABLE loans',
  'CREATE TABLE spoiled (a)',
];

/** Functions and tables that reach files; a read-only connection does not stop them, a user without rights does. */
const FILES = [
  "SELECT writefile('{dir}/spoiled', 'x')",
  "SELECT writefile('{dir}/loans.db', 'x')",
  "SELECT writefile('{dir}/a/b/spoiled', 'x', 33188, 0)",
  "SELECT WriteFile('{dir}/spoiled', 'x')",
  "SELECT \"writefile\"('{dir}/spoiled', 'x')",
  "SELECT `writefile`('{dir}/spoiled', 'x')",
  "SELECT [writefile]('{dir}/spoiled', 'x')",
  "SELECT writefile/* */\n('{dir}/spoiled', 'x')",
  "SELECT \ufeffwritefile('{dir}/spoiled', 'x')",
  "SELECT 1 WHERE writefile('{dir}/spoiled', 'x')",
  "SELECT (SELECT (SELECT writefile('{dir}/spoiled', 'x')))",
  "SELECT count(*) FILTER (WHERE writefile('{dir}/spoiled', 'x')) FROM loans",
  "SELECT grade FROM loans ORDER BY writefile('{dir}/spoiled', grade)",
  "SELECT 1 LIMIT writefile('{dir}/spoiled', 'x')",
  "VALUES (writefile('{dir}/spoiled', 'x'))",
  "WITH t AS MATERIALIZED (SELECT writefile('{dir}/spoiled', 'x') AS a) SELECT * FROM t",
  "SELECT max(writefile('{dir}/spoiled', 'x')) OVER () FROM loans",
  "SELECT sha3_query('SELECT writefile(''{dir}/spoiled'', ''x'')')",
  "SELECT readfile('{dir}/secret')",
  "SELECT hex(readfile('{dir}/secret'))",
  "SELECT length(READFILE('{dir}/secret')) AS leaked",
  "SELECT 'canary' AS found FROM loans WHERE readfile('{dir}/secret') LIKE 'canary%'",
  "SELECT data FROM fsdir('{dir}/secret')",
  "SELECT data FROM 'fsdir'('{dir}/secret')",
  'SELECT data FROM "FSDIR"(\'{dir}/secret\')',
  "SELECT data FROM main.fsdir('{dir}/secret')",
  "SELECT name FROM fsdir('{dir}') WHERE name LIKE '%secret'",
];

/** Other databases as files. */
const DATABASE_FILES = [
  "ATTACH '{dir}/spoiled.db' AS spoiled",
  "ATTACH DATABASE 'file:{dir}/spoiled.db?mode=rwc' AS spoiled",
  "/* SELECT */ ATTACH '{dir}/spoiled.db' AS spoiled",
  "aTtAcH '{dir}/spoiled.db' AS spoiled KEY 'abc'",
  "VACUUM INTO '{dir}/spoiled.db'",
  "VACUUM main INTO '{dir}/spoiled.db'",
  "vacuum/**/into/**/'{dir}/spoiled.db'",
];

/** Where anyone may write, only the gate stands in the way. */
const PUBLIC_FILES = [
  "SELECT writefile('{public}/spoiled', 'x')",
  "SELECT 1, writefile('{public}/spoiled', 'x') FROM loans",
];

/** What reaches the next statement in the same process, or tells where the file lies. */
const STATE: readonly Attack[] = [
  { sql: 'PRAGMA hard_heap_limit = 1', alsoHeldBy: [] },
  { sql: "PRAGMA key = 'abc'", alsoHeldBy: [] },
  { sql: 'SELECT * FROM pragma_database_list', alsoHeldBy: [] },
  { sql: 'BEGIN', alsoHeldBy: [] },
  { sql: 'SAVEPOINT s', alsoHeldBy: [] },
  { sql: 'PRAGMA case_sensitive_like = 1', alsoHeldBy: [] },
  { sql: 'PRAGMA writable_schema = 1', alsoHeldBy: [] },
  { sql: 'PRAGMA journal_mode = OFF', alsoHeldBy: [] },
  { sql: 'BEGIN EXCLUSIVE', alsoHeldBy: ['connection'] },
  { sql: 'CREATE TEMP TABLE loans AS SELECT 1 AS loan_id', alsoHeldBy: ['connection'] },
  { sql: 'CREATE TEMPORARY VIEW loans AS SELECT 1 AS loan_id', alsoHeldBy: ['connection'] },
  // With the connection's layer off there is nothing for these to undo.
  { sql: 'PRAGMA query_only = 0', alsoHeldBy: ['process'] },
  { sql: 'pragma/**/trusted_schema = 1', alsoHeldBy: ['process'] },
  // SQLite carries some pragmas out while it prepares them, so that explaining one is enough.
  { sql: 'EXPLAIN PRAGMA query_only = 0', alsoHeldBy: ['process'] },
];

/** What prepares an attack, or tells of the database's inside, but shows no harm while it stands alone. */
const PREPARATIONS = [
  "SELECT load_extension('{dir}/spoiled')",
  "SELECT fts3_tokenizer('simple', x'0000000000000000')",
  "SELECT sqlite3mc_config('cipher', 'chacha20')",
  "SELECT sqlite_log(1, 'spoiled')",
  'DETACH main',
  'SELECT * FROM pragma_compile_options',
  'SELECT * FROM sqlite_stmt',
  'SELECT data FROM sqlite_dbpage LIMIT 1',
  'SELECT pgno FROM main.[SQLITE_DBPAGE] LIMIT 1',
];

/** A second statement behind a harmless first. */
const TAILS = [
  'SELECT 1; DROP TABLE loans',
  'SELECT 1;;; DELETE FROM loans',
  'SELECT 1 /* ; */; DELETE FROM loans',
  "SELECT ';'; DELETE FROM loans",
  'SELECT 1 -- ;\n; DELETE FROM loans',
  'SELECT "a""" FROM (SELECT 1 AS "a""") ; DELETE FROM loans',
  'SELECT [a] FROM (SELECT 1 AS a) ; DELETE FROM loans',
  'SELECT 1\0; DELETE FROM loans',
  'EXPLAIN SELECT 1; DELETE FROM loans',
  'VALUES (1); DELETE FROM loans',
];

export const ATTACKS: readonly Attack[] = [
  ...CHANGES.map((sql) => ({ sql, alsoHeldBy: BOTH })),
  ...DISGUISED.flatMap((sql) => DISGUISES.map((wear) => ({ sql: wear(sql), alsoHeldBy: BOTH }))),
  ...FILES.map((sql) => ({ sql, alsoHeldBy: ['process'] as const })),
  ...DATABASE_FILES.map((sql) => ({ sql, alsoHeldBy: ['process'] as const })),
  ...PUBLIC_FILES.map((sql) => ({ sql, alsoHeldBy: [] })),
  ...STATE,
  ...PREPARATIONS.map((sql) => ({ sql, alsoHeldBy: BOTH })),
  ...TAILS.map((sql) => ({ sql, alsoHeldBy: BOTH })),
];
