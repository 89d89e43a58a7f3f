import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createFolder, type Ended, runHere } from './program.ts';

describe('loanq import', () => {
  let folder: Awaited<ReturnType<typeof createFolder>>;
  let leases = '';
  let payments = '';
  before(async () => {
    folder = await createFolder();
    leases = join(folder.path, 'leases.csv');
    payments = join(folder.path, 'Payments 2024.csv');
    writeFileSync(leases, 'lease_id,lessee,rent\n1,Elm,100.50\n2,Oak,200\n3,Oak,\n');
    writeFileSync(payments, 'Payment No.;lease_id;paid\n7;1;01.02.2024\n8;2;03.04.2024\n');
  });
  after(() => folder.remove());
  const importing = (...args: string[]): Promise<Ended> => runHere(['import', ...args]);

  it('makes a database of several files, says what it made, and it can be asked', async () => {
    const database = join(folder.path, 'own.db');
    const { code, stdout, stderr } = await importing(leases, payments, '--database', database);
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
    assert.equal(
      stdout,
      'Table leases: 3 rows of leases.csv\n' +
        '  lease_id  INTEGER PRIMARY KEY\n' +
        '  lessee    TEXT\n' +
        '  rent      REAL; empty in 1 row\n' +
        'Table payments_2024: 2 rows of Payments 2024.csv\n' +
        '  payment_no  INTEGER; "Payment No." in the file\n' +
        '  lease_id    INTEGER\n' +
        '  paid        TEXT; text, as dates are understood as YYYY-MM-DD\n',
    );
    const asked = await runHere(['ask', 'total rent by lessee', '--csv', '--database', database]);
    assert.equal(asked.stdout, 'lessee,total_rent\nElm,100.5\nOak,200\n');
  });

  it('keeps what is in a database that is there', async () => {
    const rows = async () =>
      (await runHere(['sql', 'SELECT count(*) AS n FROM loans', '--csv', '--database', folder.database]))
        .stdout;
    assert.equal((await importing(leases, '--database', folder.database)).code, 0);
    assert.equal(await rows(), 'n\n3\n');
    const again = await importing(leases, '--database', folder.database);
    assert.equal(again.code, 2);
    assert.match(again.stderr, /has a table "leases" already\. Write it anew with --replace/);
    assert.equal((await importing(leases, '--replace', '--database', folder.database)).code, 0);
    assert.equal(await rows(), 'n\n3\n');
  });

  for (const [what, args, message] of [
    [
      'no file',
      ['--database', 'x.db'],
      'loanq import takes CSV files: loanq import leases.csv --database leases.db',
    ],
    ['no database', ['a b.csv'], 'Say which database to write to; a new one is made: --database a_b.db'],
    [
      'a delimiter of two signs',
      ['a.csv', '--delimiter', '||', '--database', 'x.db'],
      '--delimiter has the value "||"; it takes one sign, or tab.',
    ],
    [
      'two files for one table',
      ['a/x.csv', 'b/x.csv', '--database', 'x.db'],
      'a/x.csv and b/x.csv would both be the table "x": rename one.',
    ],
  ] as const) {
    it(`refuses ${what}, with exit code 2`, async () => {
      assert.deepEqual(await importing(...args), { code: 2, stdout: '', stderr: `loanq: ${message}\n` });
    });
  }

  it('writes into no file that is not a database', async () => {
    const { code, stderr } = await importing(leases, '--database', payments);
    assert.equal(code, 2);
    assert.match(stderr, /is no database\. Make one of it first: loanq import /);
  });

  it('is what a CSV file in the place of a database leads to', async () => {
    const { code, stderr } = await runHere(['sql', 'SELECT 1', '--database', leases]);
    assert.equal(code, 2);
    assert.match(
      stderr,
      /leases\.csv is no database\. .*loanq import .*leases\.csv --database .*leases\.db;/,
    );
    assert.equal(
      (await runHere(['leases.csv'])).stderr,
      'loanq: There is no command "leases.csv". To ask it, make a database of it: loanq import "leases.csv" --database "leases.db"\n',
    );
  });
});
