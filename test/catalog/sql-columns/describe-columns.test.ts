import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge, describeColumns, introspect, type Knowledge } from '../../../src/catalog/mod.ts';
import { memoryDatabase } from '../memory-database.ts';

let knowledge: Knowledge;

before(async () => {
  const database = memoryDatabase(`
    CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, state TEXT, grade TEXT, issued_on TEXT, principal REAL,
      interest_rate REAL, term_months INTEGER, borrower_id INTEGER, notes TEXT);
    INSERT INTO loans VALUES (1, 'CA', 'A', '2024-01-05', 1000.5, 7.5, 36, 11, 'one'),
      (2, 'TX', 'B', '2024-02-06', 2000.5, 8.5, 60, 12, 'two'), (3, 'NY', 'A', '2024-03-07', 500.5, 9.5, 36, 13, 'three');`);
  knowledge = createKnowledge(await introspect(database), null);
});

/** `name role unit` of each column, as `describeColumns()` sees it. */
function meanings(sql: string): string[] | null {
  const found = describeColumns(sql, knowledge);
  return found?.map(({ name, role, unit }) => `${name}: ${role} ${unit?.kind ?? '-'}`) ?? null;
}

const CASES: readonly (readonly [sql: string, expected: readonly string[] | null])[] = [
  ['SELECT COUNT(*) FROM loans', ['COUNT(*): measure count']],
  ['SELECT COUNT(DISTINCT borrower_id) AS borrowers FROM loans', ['borrowers: measure count']],
  [
    "SELECT strftime('%Y-%m', issued_on) AS month, AVG(interest_rate) rate FROM loans GROUP BY 1 ORDER BY 1;",
    ['month: time -', 'rate: rate percent'],
  ],
  [
    "SELECT strftime('%m', issued_on) AS m, COUNT(*) n FROM loans GROUP BY m",
    ['m: ordered-category -', 'n: measure count'],
  ],
  [
    "SELECT strftime('%Y', issued_on) || '-Q' || ((strftime('%m', issued_on) + 2) / 3) AS q, COUNT(*) n FROM loans GROUP BY 1",
    ['q: time -', 'n: measure count'],
  ],
  [
    'SELECT loans.state, COUNT(*) FROM loans GROUP BY loans.state',
    ['state: geography -', 'COUNT(*): measure count'],
  ],
  [
    'SELECT term_months, 100.0 * SUM(CASE WHEN grade = \'A\' THEN 1 ELSE 0 END) / COUNT(*) AS "share of A" FROM loans GROUP BY 1',
    ['term_months: ordered-category duration', 'share of A: share percent'],
  ],
  ['SELECT term_months, loan_id FROM loans', ['term_months: measure duration', 'loan_id: identifier -']],
  [
    'SELECT CAST(term_months / 12 AS INTEGER) AS years, COUNT(*) AS n FROM loans GROUP BY 1',
    ['years: ordered-category duration', 'n: measure count'],
  ],
  [
    "-- what's -- asked\nWITH grouped AS (SELECT grade AS g, COUNT(*) AS n FROM loans /* ; */ GROUP BY 1) SELECT g, SUM(n) OVER () AS total FROM grouped",
    ['g: category -', 'total: measure count'],
  ],
  [
    'SELECT g, n FROM (SELECT grade AS g, COUNT(*) AS n FROM loans GROUP BY grade) ORDER BY n',
    ['g: category -', 'n: measure count'],
  ],
  ["SELECT SUM(CASE WHEN state = 'CA' THEN 1 ELSE 0 END) AS n FROM loans", ['n: measure count']],
  [
    'SELECT grade, RANK() OVER (ORDER BY COUNT(*)) AS place FROM loans GROUP BY grade',
    ['grade: category -', 'place: ordered-category -'],
  ],
  ['SELECT SUM(principal) / COUNT(*) AS mean FROM loans', null],
  ['SELECT * FROM loans', null],
  ['SELECT loans.* FROM loans', null],
  ['VALUES (1)', null],
  ['SELECT (((', null],
  ['WITH a AS', null],
  ['WITH a AS (SELECT', null],
  ['', null],
  ['SELECT 1 + $1 FROM x', null],
];

describe('describeColumns()', () => {
  for (const [sql, expected] of CASES) {
    it(`reads ${JSON.stringify(sql)}`, () => assert.deepEqual(meanings(sql), expected));
  }

  it('looks at each column of a chain of common table expressions once', () => {
    const chain = Array.from({ length: 60 }, (_, index) =>
      index === 0
        ? 't0 AS (SELECT principal AS x FROM loans)'
        : `t${index} AS (SELECT x + x AS x FROM t${index - 1})`,
    );
    assert.deepEqual(meanings(`WITH ${chain.join(', ')} SELECT x FROM t59`), ['x: measure money']);
  });

  it('reads a statement of thousands of columns in time', () => {
    const items = Array.from({ length: 20_000 }, (_, index) => `SUM(term_months) AS c${index}`);
    const start = performance.now();
    assert.equal(meanings(`SELECT ${items.join(', ')} FROM loans`)?.length, 20_000);
    assert.ok(performance.now() - start < 5_000);
  });
});
