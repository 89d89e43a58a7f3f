/** Statements without end or measure; some stop for nothing but the end of their process, in some the gate's length limit is the end. */
export const RUNAWAYS: Readonly<Record<string, string>> = {
  'an infinite CTE': 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c',
  'an infinite CTE without duplicates':
    'WITH RECURSIVE c(x) AS (SELECT 1 UNION SELECT x + 1 FROM c) SELECT count(*) FROM c',
  'infinite rows': 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT * FROM c',
  'a cross join':
    'SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b, generate_series(1, 100000) c',
  'a cross join in disguise of a filter':
    'SELECT a.value FROM generate_series(1, 10000000) a JOIN generate_series(1, 10000000) b ON a.value + b.value < 0',
  'a large sort': 'SELECT value FROM generate_series(1, 50000000) ORDER BY random()',
  'a blob of 1 GB': 'SELECT zeroblob(1000000000)',
  'a random blob of 1 GB': 'SELECT randomblob(1000000000)',
  'blobs of 1 GB compared': 'SELECT randomblob(900000000) = randomblob(900000000)',
  'a padded text of 900 MB': "SELECT printf('%.*c', 900000000, 'x')",
  'a padded text of 2 GB': "SELECT printf('%.*c', 2000000000, 'x')",
  'a hundred texts of 10 MB': "SELECT printf('%.*c', 10000000, 'x') FROM generate_series(1, 100000)",
  'hexadecimal of 600 MB': 'SELECT hex(zeroblob(600000000))',
  'text that doubles':
    "WITH RECURSIVE t(s) AS (SELECT 'xxxxxxxxxxxxxxxx' UNION ALL SELECT s || s FROM t) SELECT max(length(s)) FROM t",
  'a concatenation without end':
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT length(group_concat(x, 'xxxxxxxxxxxxxxxxx')) FROM c",
  'replacements that multiply':
    "SELECT length(replace(replace(hex(zeroblob(20000)), '0', hex(zeroblob(20000))), '0', 'xxxxxxxx'))",
  'a pattern of many wildcards':
    "SELECT printf('%.*c', 10000000, 'a') LIKE replace(printf('%.*c', 20000, '%'), '%', '%a') || 'b'",
  'a pattern of one long text':
    "SELECT printf('%.*c', 100000000, 'a') LIKE '%' || printf('%.*c', 40000, 'a') || 'b%'",
  'a GLOB of many stars':
    "SELECT printf('%.*c', 100000, 'a') GLOB replace(printf('%.*c', 3000, '*'), '*', '*a') || 'b'",
  'a search in a long text':
    "SELECT instr(printf('%.*c', 50000000, 'a'), printf('%.*c', 200000, 'a') || 'b')",
  'a regular expression of nested parentheses':
    "SELECT 'x' REGEXP printf('%.*c', 300000, '(') || printf('%.*c', 300000, ')')",
  'a JSON document of nested arrays': "SELECT json_valid(printf('%.*c', 100000000, '['))",
  'views that double while they are prepared': doublings(30),
  '20,000 chained CTEs': chainOfTables(20_000),
  'an expression of 50,000 terms': `SELECT ${'1+'.repeat(50_000)}1`,
  'parentheses 40,000 deep': `SELECT ${'('.repeat(40_000)}1${')'.repeat(40_000)}`,
};

/** Text that is not UTF-8: what the driver answers by aborting its process. */
export const PROCESS_KILLERS: Readonly<Record<string, string>> = {
  "SELECT CAST(x'ff' AS TEXT) AS a": '[{"a":"\ufffd"}]',
  'SELECT char(55296) AS a': '[{"a":"\ufffd\ufffd\ufffd"}]',
  "SELECT printf('%.1s', 'é') AS a": '[{"a":"\ufffd"}]',
  "SELECT substr(CAST('é' AS BLOB), 1, 1) || '' AS a": '[{"a":"\ufffd"}]',
  'SELECT \'["\\ud800"]\' ->> 0 AS a': '[{"a":"\ufffd\ufffd\ufffd"}]',
};

/** Each table is twice the one before; SQLite works through all 2^count of them before the first row. */
function doublings(count: number): string {
  const tables = Array.from(
    { length: count },
    (_, index) => `t${index + 1} AS (SELECT * FROM t${index} UNION ALL SELECT * FROM t${index})`,
  );
  return `WITH t0 AS (SELECT 1), ${tables.join(', ')} SELECT count(*) FROM t${count}`;
}

function chainOfTables(count: number): string {
  const tables = Array.from({ length: count }, (_, index) => `t${index + 1} AS (SELECT * FROM t${index})`);
  return `WITH t0 AS (SELECT 1), ${tables.join(', ')} SELECT * FROM t${count}`;
}
