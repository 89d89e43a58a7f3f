import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { introspect } from '../../../src/catalog/mod.ts';
import { sampleDatabase } from '../../support/sample-database.ts';
import { fileDatabase, memoryDatabase } from '../memory-database.ts';

async function contents(sql: string): Promise<Record<string, string>> {
  const { tables } = await introspect(memoryDatabase(sql));
  return Object.fromEntries((tables[0]?.columns ?? []).map((column) => [column.name, column.content]));
}

async function keys(sql: string): Promise<string[]> {
  const { foreignKeys } = await introspect(memoryDatabase(sql));
  return foreignKeys.map(
    (key) => `${key.from}.${key.fromColumns.join('+')} -> ${key.to}.${key.toColumns.join('+')}`,
  );
}

describe('introspect()', () => {
  it('finds tables, rows, keys and values of the loan book', async () => {
    const { tables, foreignKeys } = await introspect(fileDatabase(await sampleDatabase()));
    const loans = tables.find(({ name }) => name === 'loans');
    assert.equal(loans?.rowCount, 10_000);
    assert.deepEqual(loans?.primaryKey, ['loan_id']);
    const status = loans?.columns.find(({ name }) => name === 'status');
    assert.deepEqual(status?.values, ['Charged Off', 'Current', 'Late', 'Paid Off']);
    const issued = loans?.columns.find(({ name }) => name === 'issued_on');
    assert.equal(issued?.content, 'date');
    assert.ok(typeof issued?.max === 'string' && issued.max <= '2025-12-31');
    assert.equal(foreignKeys.length, 8);
    assert.ok(foreignKeys.every((key) => key.isDeclared && key.isTotal));
    assert.deepEqual(
      foreignKeys.filter((key) => key.isUnique).map((key) => key.fromColumns),
      [['application_id']],
    );
  });

  it('tells by the values what a column holds', async () => {
    const sql = `CREATE TABLE t (day TEXT, at TEXT, text TEXT, whole INTEGER, part REAL, is_open INTEGER, stops INTEGER,
        created_at INTEGER, seen_ts INTEGER, load_date INTEGER, raw BLOB, unused TEXT);
      INSERT INTO t VALUES ('2024-01-31', '2024-01-31 10:00:00', '2024-13-01', 7, 1.5, 1, 0, 1700000000, 1700000000000, 20240131, x'00', NULL),
        ('2024-02-01', '2024-02-01T11:30:00Z', 'x', 8, 2, 0, 1, 1700000001, 1700000000001, 20240201, x'01', NULL);`;
    assert.deepEqual(await contents(sql), {
      day: 'date',
      at: 'timestamp',
      text: 'text',
      whole: 'integer',
      part: 'real',
      is_open: 'boolean',
      stops: 'integer',
      created_at: 'unix-seconds',
      seen_ts: 'unix-milliseconds',
      load_date: 'compact-date',
      raw: 'blob',
      unused: 'text',
    });
  });

  it('knows dates that are written otherwise, where their values say in which order', async () => {
    const of = (day: string, next: string): Promise<Record<string, string>> =>
      contents(`CREATE TABLE t (sold_dt TEXT); INSERT INTO t VALUES ('${day}'), ('${next}')`);
    assert.deepEqual(await of('20240131', '20240201'), { sold_dt: 'compact-date' });
    assert.deepEqual(await of('05.01.2024', '07.02.2024'), { sold_dt: 'day-first-date' });
    assert.deepEqual(await of('31/01/2024', '07/02/2024'), { sold_dt: 'day-first-date' });
    assert.deepEqual(await of('01/31/2024', '02/07/2024'), { sold_dt: 'month-first-date' });
    assert.deepEqual(await of('01/05/2024', '02/07/2024'), { sold_dt: 'text' });
    assert.deepEqual(await of('31/01/2024', '01/31/2024'), { sold_dt: 'text' });
  });

  it('knows dates of one digit or two, with a time behind them or a short year', async () => {
    const of = (day: string, next: string): Promise<Record<string, string>> =>
      contents(`CREATE TABLE t (sold_dt TEXT); INSERT INTO t VALUES ('${day}'), ('${next}')`);
    assert.deepEqual(await of('7/14/2018 3:14', '12/2/2018 13:13'), { sold_dt: 'loose-month-first-date' });
    assert.deepEqual(await of('5/31/18', '6/2/18'), { sold_dt: 'loose-month-first-date' });
    assert.deepEqual(await of('1.5.2018', '2.12.2018'), { sold_dt: 'loose-day-first-date' });
    assert.deepEqual(await of('5/31/18', '6/2/2018'), { sold_dt: 'text' });
    assert.deepEqual(await of('5/31/18', '6/2/85'), { sold_dt: 'text' });
  });

  it('takes a number that could be a date for one only if its name says so', async () => {
    assert.deepEqual(await contents('CREATE TABLE t (code INTEGER); INSERT INTO t VALUES (20240131)'), {
      code: 'integer',
    });
  });

  it('gives no list of values of a column with long texts, and none of amounts', async () => {
    const query = memoryDatabase(
      `CREATE TABLE t (note TEXT, amount REAL); INSERT INTO t VALUES ('${'x'.repeat(300)}', 1.5), ('y', 2)`,
    );
    const { tables } = await introspect(query);
    assert.deepEqual(
      tables[0]?.columns.map((column) => column.values),
      [null, null],
    );
  });

  it('finds undeclared keys by name, whatever the key itself is called', async () => {
    const sql = `CREATE TABLE customers (id INTEGER, name TEXT); INSERT INTO customers VALUES (1, 'a'), (2, 'b');
      CREATE TABLE users (uid INTEGER, name TEXT); INSERT INTO users VALUES (7, 'u'), (8, 'v');
      CREATE TABLE orders (order_id INTEGER, customer_id INTEGER, user_id INTEGER);
      INSERT INTO orders VALUES (1, 1, 7), (2, 1, 8), (3, 2, 7);`;
    assert.deepEqual(await keys(sql), ['orders.customer_id -> customers.id', 'orders.user_id -> users.uid']);
  });

  it('finds undeclared keys under shared prefixes', async () => {
    const sql = `CREATE TABLE sbCustomer (sbCustId TEXT, sbCustName TEXT, sbCustCity TEXT); INSERT INTO sbCustomer VALUES ('C1', 'a', 'x'), ('C2', 'b', 'x');
      CREATE TABLE sbTicker (sbTickerId TEXT, sbTickerName TEXT, sbTickerType TEXT); INSERT INTO sbTicker VALUES ('T1', 'a', 'x'), ('T2', 'b', 'x');
      CREATE TABLE sbTransaction (sbTxId TEXT, sbTxCustId TEXT, sbTxTickerId TEXT, sbTxAmount REAL);
      INSERT INTO sbTransaction VALUES ('1', 'C1', 'T1', 5), ('2', 'C1', 'T2', 6), ('3', 'C2', 'T1', 7);`;
    assert.deepEqual(await keys(sql), [
      'sbTransaction.sbTxCustId -> sbCustomer.sbCustId',
      'sbTransaction.sbTxTickerId -> sbTicker.sbTickerId',
    ]);
  });

  it('finds undeclared keys by the part that they play, by a cut or longer name, and by a declared one of the same name', async () => {
    assert.deepEqual(
      await keys(`CREATE TABLE professor (ssn INTEGER PRIMARY KEY, name TEXT); INSERT INTO professor VALUES (1, 'Ann'), (2, 'Bo');
        CREATE TABLE course (ccode TEXT PRIMARY KEY, lecturer INTEGER); INSERT INTO course VALUES ('A1', 1), ('B2', 2), ('C3', 2);
        CREATE TABLE needs (course TEXT, pre_ccode TEXT); INSERT INTO needs VALUES ('B2', 'A1'), ('C3', 'A1'), ('C3', 'B2');
        CREATE TABLE office (ssn INTEGER REFERENCES professor (ssn), room TEXT); INSERT INTO office VALUES (1, 'x'), (2, 'y');
        CREATE TABLE leave (leave_id INTEGER PRIMARY KEY, ssn INTEGER); INSERT INTO leave VALUES (1, 1), (2, 1);`),
      [
        'office.ssn -> professor.ssn',
        'course.lecturer -> professor.ssn',
        'needs.pre_ccode -> course.ccode',
        'leave.ssn -> professor.ssn',
      ],
    );
  });

  it('refuses an undeclared key whose values are not all there', async () => {
    const sql = `CREATE TABLE customers (id INTEGER, name TEXT); INSERT INTO customers VALUES (1, 'a'), (2, 'b');
      CREATE TABLE orders (order_id INTEGER, customer_id INTEGER); INSERT INTO orders VALUES (1, 1), (2, 3);`;
    assert.deepEqual(await keys(sql), []);
  });

  it('ties nobody to those who happen to have the same first name', async () => {
    const names = (table: string): string =>
      `CREATE TABLE ${table} (${table}_id INTEGER PRIMARY KEY, fname TEXT, town_name TEXT);`;
    const rows = `INSERT INTO singers VALUES (1, 'Ada', 'Bonn'), (2, 'Bo', 'Kiel');
      INSERT INTO tutors VALUES (1, 'Bo', 'Kiel'), (2, 'Bo', 'Kiel');`;
    assert.deepEqual(await keys(names('singers') + names('tutors') + rows), [
      'tutors.town_name -> singers.town_name',
    ]);
  });

  it('finds the key of the table that it names, wherever else each stands once', async () => {
    const programs = `CREATE TABLE program (program_id INTEGER, name TEXT); INSERT INTO program VALUES (1, 'a'), (2, 'b');
      CREATE TABLE student (student_id INTEGER, program_id INTEGER); INSERT INTO student VALUES (1, 1), (2, 1), (3, 2);`;
    const details = "INSERT INTO program_detail VALUES (1, 'x'), (2, 'y');";
    const found = [
      'program_detail.program_id -> program.program_id',
      'student.program_id -> program.program_id',
    ];
    for (const key of ['program_id INTEGER', 'program_id INTEGER PRIMARY KEY'])
      assert.deepEqual(
        (await keys(`${programs} CREATE TABLE program_detail (${key}, note TEXT); ${details}`)).sort(),
        found,
      );
  });

  it('leaves a column alone that could name two keys', async () => {
    const sql = `CREATE TABLE a (ref_id INTEGER, x TEXT); INSERT INTO a VALUES (1, 'x'), (2, 'y');
      CREATE TABLE b (ref_id INTEGER, y TEXT); INSERT INTO b VALUES (1, 'x'), (2, 'y');
      CREATE TABLE c (c_id INTEGER, ref_id INTEGER); INSERT INTO c VALUES (1, 1), (2, 1), (3, 2);`;
    assert.deepEqual(
      (await keys(sql)).filter((key) => key.startsWith('c.')),
      [],
    );
  });

  it('reads declared keys in another case, composite ones and ones that name no columns', async () => {
    const sql = `CREATE TABLE Parent (Id INTEGER PRIMARY KEY); CREATE TABLE pair (a INTEGER, b INTEGER, PRIMARY KEY (a, b));
      CREATE TABLE child (id INTEGER PRIMARY KEY, p INTEGER REFERENCES PARENT, a INTEGER, b INTEGER, FOREIGN KEY (A, B) REFERENCES pair (a, b));`;
    assert.deepEqual(await keys(sql), ['child.p -> Parent.Id', 'child.a+b -> pair.a+b']);
  });

  it('tells a key with orphans or NULLs from a total one', async () => {
    const sql = `CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1);
      CREATE TABLE c (id INTEGER PRIMARY KEY, whole INTEGER NOT NULL REFERENCES p, orphan INTEGER REFERENCES p, empty INTEGER REFERENCES p);
      PRAGMA foreign_keys = OFF; INSERT INTO c VALUES (1, 1, 9, NULL);`;
    const { foreignKeys } = await introspect(memoryDatabase(sql));
    assert.deepEqual(
      foreignKeys.map((key) => [key.fromColumns[0], key.isTotal]),
      [
        ['whole', true],
        ['orphan', false],
        ['empty', false],
      ],
    );
  });

  it('leaves out views that cannot be read, and keeps the others', async () => {
    const sql = `CREATE TABLE t (a INTEGER); CREATE VIEW good AS SELECT a FROM t; CREATE VIEW bad AS SELECT a FROM t;
      CREATE TABLE gone (b INTEGER); DROP VIEW bad; CREATE VIEW bad AS SELECT b FROM gone; DROP TABLE gone;`;
    const { tables } = await introspect(memoryDatabase(sql));
    assert.deepEqual(
      tables.map(({ name, kind }) => [name, kind]),
      [
        ['t', 'table'],
        ['good', 'view'],
      ],
    );
  });

  it('reads names with quotes, spaces and SQL in them', async () => {
    const name = `we"ird '); DROP TABLE t;--`;
    const quoted = `"${name.replaceAll('"', '""')}"`;
    const { tables } = await introspect(
      memoryDatabase(`CREATE TABLE ${quoted} (${quoted} TEXT); INSERT INTO ${quoted} VALUES ('x')`),
    );
    assert.equal(tables[0]?.name, name);
    assert.deepEqual(tables[0]?.columns[0]?.values, ['x']);
  });

  it('finds which rows alone have a value, and which alone are referred to', async () => {
    const sql = `CREATE TABLE boat (boat_id INTEGER PRIMARY KEY, state TEXT NOT NULL, wreck_day TEXT, note TEXT);
      CREATE TABLE salvage (salvage_id INTEGER PRIMARY KEY, boat_id INTEGER NOT NULL REFERENCES boat (boat_id));
      INSERT INTO boat SELECT value, CASE value % 3 WHEN 0 THEN 'wrecked' WHEN 1 THEN 'moored' ELSE 'at sea' END,
        CASE WHEN value % 3 = 0 THEN '2024-01-02' END, CASE WHEN value % 5 = 0 THEN 'old' END FROM generate_series(1, 30);
      INSERT INTO salvage SELECT value, 3 * value FROM generate_series(1, 10);`;
    const { tables, foreignKeys } = await introspect(memoryDatabase(sql));
    const wrecked = { column: 'state', values: ['wrecked'] };
    const holders = tables[0]?.columns.map((column) => column.holders ?? null);
    assert.deepEqual(holders, [null, null, wrecked, null]);
    assert.deepEqual(foreignKeys[0]?.holders, wrecked);
  });
});
