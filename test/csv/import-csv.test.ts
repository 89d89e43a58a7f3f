import assert from 'node:assert/strict';
import { createWriteStream, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { after, describe, it } from 'node:test';
import Database from 'libsql';
import { type ImportedTable, type ImportOptions, importCsv } from '../../src/csv/mod.ts';
import { queryRows } from '../support/query-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'loanq-csv-'));
after(() => rmSync(folder, { recursive: true }));
let count = 0;

/** A database of its own for each test. */
function newDatabase(): string {
  count += 1;
  return join(folder, `${count}.db`);
}

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function run(path: string, database: string, more: Partial<ImportOptions> = {}): Promise<ImportedTable> {
  const signal = new AbortController().signal;
  return importCsv(path, { database, delimiter: null, replace: false, signal, onBytes() {}, ...more });
}

function typesOf({ columns }: ImportedTable): string[] {
  return columns.map(({ name, type, isPrimaryKey }) => `${name} ${type}${isPrimaryKey ? ' KEY' : ''}`);
}

describe('importCsv()', () => {
  it('makes a table with types and key, and keeps every value', async () => {
    const text =
      '\ufefflease_id,Lessee Name,zip,rent,signed,big\r\n' +
      '2,"Müller, ""Söhne""\r\nBerlin",01067,420.50,2024-03-14,9007199254740993\r\n' +
      '1,  Elm ,10115,,2024-05-02,1\r\n\r\n';
    const database = newDatabase();
    const table = await run(write('leases.csv', text), database);
    assert.equal(table.rowCount, 2);
    assert.deepEqual(typesOf(table), [
      'lease_id INTEGER KEY',
      'lessee_name TEXT',
      'zip TEXT',
      'rent REAL',
      'signed TEXT',
      'big INTEGER',
    ]);
    assert.equal(table.columns[1]?.title, 'Lessee Name');
    assert.deepEqual(queryRows(database, 'SELECT * FROM leases ORDER BY lease_id'), [
      [1, '  Elm ', '10115', null, '2024-05-02', 1],
      [2, 'Müller, "Söhne"\r\nBerlin', '01067', 420.5, '2024-03-14', 9007199254740992],
    ]);
    assert.deepEqual(queryRows(database, 'SELECT CAST(max(big) AS TEXT) FROM leases'), [
      ['9007199254740993'],
    ]);
  });

  it('takes semicolons, tabs, and what it is told', async () => {
    const database = newDatabase();
    assert.deepEqual(typesOf(await run(write('a.csv', 'x;y\n1;2,5\n'), database)), ['x INTEGER', 'y TEXT']);
    assert.deepEqual(typesOf(await run(write('b.tsv', 'x\ty\n1\t2.5\n'), database)), ['x INTEGER', 'y REAL']);
    const bars = await run(write('c.txt', 'x|y\n1|2\n'), database, { delimiter: '|' });
    assert.deepEqual(typesOf(bars), ['x INTEGER', 'y INTEGER']);
  });

  it('sees the last row before it gives a type, also where there are many', async () => {
    const path = join(folder, 'many.csv');
    const stream = createWriteStream(path);
    stream.write('id,n\n');
    for (let i = 0; i < 120_000; i += 1) stream.write(`${i},${i === 119_999 ? '0x7' : i}\n`);
    stream.end();
    await finished(stream);
    const database = newDatabase();
    const bytes: number[] = [];
    const table = await run(path, database, { onBytes: (read) => bytes.push(read) });
    assert.deepEqual(typesOf(table), ['id INTEGER KEY', 'n TEXT']);
    assert.deepEqual(queryRows(database, 'SELECT count(*), max(id), min(n) FROM many'), [
      [120_000, 119_999, '0'],
    ]);
    assert.ok(bytes.length > 1 && bytes.every((read, i) => i === 0 || read > (bytes[i - 1] ?? 0)));
  });

  it('declares what is never empty, and counts what is', async () => {
    const database = newDatabase();
    const table = await run(write('gaps.csv', 'a,b\n1,\n2, \n3,x\n'), database);
    assert.deepEqual(
      table.columns.map(({ emptyCount }) => emptyCount),
      [0, 2],
    );
    const flags = queryRows(database, 'SELECT name, "notnull" FROM pragma_table_info(\'gaps\')');
    assert.deepEqual(flags, [
      ['a', 1],
      ['b', 0],
    ]);
  });

  it('makes a key only of a column that is named for it and names each row', async () => {
    const types = async (name: string, text: string) => typesOf(await run(write(name, text), newDatabase()));
    assert.deepEqual(await types('k1.csv', 'id,a\n1,2\n1,3\n'), ['id INTEGER', 'a INTEGER']);
    assert.deepEqual(await types('k2.csv', 'id,a\n1,2\n,3\n'), ['id INTEGER', 'a INTEGER']);
    assert.deepEqual(await types('k5.csv', 'id,a\nx,1\nx,2\n'), ['id TEXT', 'a INTEGER']);
    assert.deepEqual(await types('k3.csv', 'no,a\n1,2\n2,3\n'), ['no INTEGER', 'a INTEGER']);
    assert.deepEqual(await types('wagons.csv', 'Wagon_ID,a\n01,2\n02,3\n'), [
      'Wagon_ID TEXT KEY',
      'a INTEGER',
    ]);
    assert.deepEqual(await types('k4.csv', 'id,a\n1, 1\n 1,3\n'), ['id INTEGER', 'a INTEGER']);
  });

  it('takes a file with names alone', async () => {
    const database = newDatabase();
    assert.equal((await run(write('names.csv', 'a,b'), database)).rowCount, 0);
    assert.deepEqual(queryRows(database, 'SELECT * FROM names'), []);
  });

  it('writes a table anew only where that is said, and never a view', async () => {
    const database = newDatabase();
    const path = write('t.csv', 'a\n1\n');
    await run(path, database);
    writeFileSync(path, 'b\nx\ny\n');
    await assert.rejects(run(path, database), {
      code: 'misconfigured',
      message: /has a table "t" already\. .*--replace/,
    });
    assert.deepEqual(queryRows(database, 'SELECT * FROM t'), [[1]]);
    await run(path, database, { replace: true });
    assert.deepEqual(queryRows(database, 'SELECT * FROM t'), [['x'], ['y']]);
    const connection = new Database(database);
    connection.exec('CREATE VIEW v AS SELECT 1 AS a');
    connection.close();
    await assert.rejects(run(write('v.csv', 'a\n1\n'), database, { replace: true }), {
      message: /has a view "v" already\. Rename the file/,
    });
  });

  for (const [what, content, message] of [
    [
      'a row that is short',
      'a,b\n1,2\n3\n',
      /^bad\.csv, line 3: the row has 1 field, and the first line 2 fields\./,
    ],
    ['a row that is long', 'a,b\n"1\n1",2\n3,4,5\n', /^bad\.csv, line 4: the row has 3 fields/],
    [
      'what is not UTF-8',
      Buffer.from('a,b\n1,2\n3,\xe9\n4,5\n', 'latin1'),
      /^bad\.csv, line 3: it is not in UTF-8\. .*iconv/,
    ],
    [
      'what ends within a character',
      Buffer.from('a\nx\xc3', 'latin1'),
      /^bad\.csv, line 2: it is not in UTF-8/,
    ],
    ['UTF-16', Buffer.from('\ufeffa,b\n1,2\n', 'utf16le'), /^bad\.csv: it is in UTF-16\. .*iconv -f UTF-16/],
    ['NUL characters', 'a,b\n1,2\n3,\0\n', /^bad\.csv, line 3: it holds a NUL character/],
    [
      'a quotation mark that is not closed',
      'a,b\n1,2\n3,"4\n5,6\n',
      /^bad\.csv, line 4: a quotation mark is not closed; it was opened in row 2/,
    ],
    [
      'a quotation mark within a field',
      'a,b\n1,5" pipe\n',
      /^bad\.csv, line 2: a quotation mark stands inside/,
    ],
    ['something after a quotation mark', 'a,b\n1,"x"y\n', /^bad\.csv, line 2: something stands between/],
    [
      'values without names',
      '1,2024-01-01\n2,2024-01-02\n',
      /^bad\.csv, line 1: it holds values \(1, 2024-01-01\)/,
    ],
    ['nothing', '', /^bad\.csv: there is nothing in it/],
  ] as const) {
    it(`refuses ${what}, and leaves nothing behind`, async () => {
      const database = newDatabase();
      const before = readdirSync(folder).length;
      const isThere = existsSync(join(folder, 'bad.csv'));
      await assert.rejects(run(write('bad.csv', content), database), { code: 'misconfigured', message });
      assert.ok(!existsSync(database));
      assert.equal(readdirSync(folder).length, before + (isThere ? 0 : 1));
    });
  }

  it('says where a character of two bytes lies across the pieces that are read', async () => {
    const lines = `${'é'.repeat(50)}\n`.repeat(8_000);
    const database = newDatabase();
    assert.equal((await run(write('wide.csv', `x${lines}`), database)).rowCount, 7_999);
    const bad = Buffer.concat([Buffer.from(`x${lines}`), Buffer.from([0xff])]);
    await assert.rejects(run(write('wide.csv', bad), newDatabase()), {
      message: /^wide\.csv, line 8001: it is not/,
    });
  });

  it('ends when it is interrupted, and leaves nothing behind', async () => {
    const database = newDatabase();
    const controller = new AbortController();
    controller.abort();
    const path = write('stopped.csv', 'a\n1\n');
    await assert.rejects(run(path, database, { signal: controller.signal }), { code: 'cancelled' });
    assert.ok(!existsSync(database));
  });

  it('says what it cannot read or write', async () => {
    await assert.rejects(run(join(folder, 'none.csv'), newDatabase()), {
      message: /Cannot read ".*none\.csv": there is no/,
    });
    const path = write('w.csv', 'a\n1\n');
    await assert.rejects(run(path, join(folder, 'nowhere', 'a.db')), {
      message: /Cannot write to .*its folder is not there/,
    });
  });
});
