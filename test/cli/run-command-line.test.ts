import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sendSignal } from '../support/send-signal.ts';
import { createFolder, run, runHere, start } from './program.ts';

describe('loanq', () => {
  let folder: Awaited<ReturnType<typeof createFolder>>;
  before(async () => {
    folder = await createFolder();
  });
  after(() => folder.remove());

  it('explains itself for --help, help and -h', async () => {
    const { code, stdout, stderr } = await run('--help');
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
    for (const part of ['Usage: loanq', 'serve', 'ask', 'sql', '--port', 'LOANQ_PORT', 'OPENAI_API_KEY']) {
      assert.ok(stdout.includes(part), part);
    }
    assert.equal((await runHere(['help'])).stdout, stdout);
    assert.equal((await runHere(['-h'])).stdout, stdout);
  });

  it('explains a command', async () => {
    const { code, stdout } = await runHere(['sql', '--help']);
    assert.equal(code, 0);
    assert.match(stdout, /^Run a SQL statement.*Usage: loanq sql \(STATEMENT \| -\) \[--json \| --csv\]/s);
    assert.equal((await runHere(['help', 'sql'])).stdout, stdout);
  });

  it('says its version, also where a setting is wrong', async () => {
    const wrong = { environment: { LOANQ_PORT: 'x' } };
    for (const args of [['--version'], ['-v'], ['version']]) {
      const { code, stdout } = await start(args, wrong).ended;
      assert.equal(code, 0);
      assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
    }
  });

  for (const [args, message] of [
    [['--prot', '1'], 'There is no flag --prot. Did you mean --port? See loanq --help.'],
    [['--port'], '--port needs a value after it, or with an equals sign: --port=VALUE.'],
    [['ask', 'How many loans?', '--json=5'], '--json takes no value: write --json alone, or leave it out.'],
    [['train', 'list', '--json=yes'], '--json takes no value: write --json alone, or leave it out.'],
    [['--help=sql'], '--help takes no value: write --help alone, or leave it out.'],
    [['--port', '80a'], '--port has the value "80a"; it takes a whole number from 0 to 65535.'],
    [['sreve'], 'There is no command "sreve". Did you mean serve? See loanq --help.'],
    [
      ['How many loans?'],
      'There is no command "How many loans?". To ask a question: loanq ask "How many loans?"',
    ],
    [['serve', '--json'], '--json belongs to ask, sql, eval, train list and train check, not to serve.'],
    [['serve', 'my.db'], 'loanq serve takes no "my.db". For a database: --database FILE.'],
    [['my.db'], 'There is no command "my.db". For a database: loanq --database "my.db"'],
    [['ask'], 'loanq ask takes a question: loanq ask "How many loans are late?"'],
    [['sql', 'SELECT 1', '--json', '--csv'], '--json and --csv exclude each other: give one of them.'],
    [['ask', 'How many?', '--csv', '--json'], '--json and --csv exclude each other: give one of them.'],
    [['sql', 'SELECT', '1'], 'loanq sql takes one statement, in quotes: loanq sql "SELECT 1".'],
  ] as const) {
    it(`refuses ${args.join(' ')} in one line, with exit code 2`, async () => {
      assert.deepEqual(await runHere(args), { code: 2, stdout: '', stderr: `loanq: ${message}\n` });
    });
  }

  it('refuses a wrong variable by its name', async () => {
    const { code, stderr } = await start([], { environment: { LOANQ_TIMEOUT: 'soon' } }).ended;
    assert.equal(code, 2);
    assert.match(stderr, /^loanq: LOANQ_TIMEOUT has the value "soon"; it takes a time/);
  });

  it('refuses a database that is missing, a folder or something else, in one line', async () => {
    const text = join(folder.path, 'loans.csv');
    writeFileSync(text, 'loan_id,grade\n1,A\n2,B\n');
    for (const path of [join(folder.path, 'nope.db'), folder.path, text]) {
      const { code, stdout, stderr } = await run('--database', path);
      assert.deepEqual({ code, stdout }, { code: 2, stdout: '' });
      assert.match(stderr, /^loanq: .*--database.*\n$/);
      assert.ok(stderr.includes(path), stderr);
    }
  });
});

describe('loanq sql', () => {
  let folder: Awaited<ReturnType<typeof createFolder>>;
  before(async () => {
    folder = await createFolder();
  });
  after(() => folder.remove());
  const sql = (...args: string[]) => runHere(['sql', '--database', folder.database, ...args]);

  it('prints a table, numbers to the right', async () => {
    const { code, stdout } = await sql('SELECT grade, sum(principal) AS volume FROM loans GROUP BY grade');
    assert.equal(code, 0);
    assert.equal(stdout, 'grade  volume\n─────  ──────\nA        1700\nB      2500.5\n2 rows\n');
  });

  it('prints every digit of a long integer', async () => {
    const { stdout } = await sql('SELECT 9007199254740993 AS big, -9223372036854775808 AS small');
    assert.match(stdout, /^9007199254740993 {2}-9223372036854775808$/m);
  });

  it('takes a statement that begins with a comment', async () => {
    const { code, stdout } = await sql(
      '-- Number of loans = all\nSELECT count(*) AS loans FROM loans',
      '--csv',
    );
    assert.deepEqual({ code, stdout }, { code: 0, stdout: 'loans\n3\n' });
  });

  it('prints JSON and CSV', async () => {
    const statement = 'SELECT loan_id, grade, NULL AS note FROM loans WHERE loan_id < 3';
    assert.equal(
      (await sql(statement, '--json')).stdout,
      '[{"loan_id":1,"grade":"A","note":null},{"loan_id":2,"grade":"B","note":null}]\n',
    );
    assert.equal((await sql(statement, '--csv')).stdout, 'loan_id,grade,note\n1,A,\n2,B,\n');
  });

  it('takes the statement from standard input for -, in UTF-8', async () => {
    const from = (input: string | Uint8Array) =>
      start(['sql', '-', '--csv', '--database', folder.database], { input }).ended;
    assert.equal((await from("-- One\nSELECT 'é' AS a;\n")).stdout, 'a\né\n');
    const { code, stderr } = await from(Buffer.from("SELECT 'é'", 'latin1'));
    assert.deepEqual(
      { code, stderr },
      { code: 2, stderr: 'loanq: Standard input is not UTF-8, which loanq takes.\n' },
    );
  });

  it("gives the database's message and exit code 1 for SQL that is wrong", async () => {
    const { code, stderr } = await sql('SELECT colour FROM loans');
    assert.equal(code, 1);
    assert.match(stderr, /^loanq: .*no such column: colour/);
  });

  it('changes nothing unless it is allowed to', async () => {
    const count = async () => (await sql('SELECT count(*) AS n FROM loans', '--csv')).stdout;
    assert.equal((await sql('DELETE FROM loans')).code, 1);
    assert.equal(await count(), 'n\n3\n');
    assert.equal((await sql('--writable', 'DELETE FROM loans WHERE loan_id = 3')).code, 0);
    assert.equal(await count(), 'n\n2\n');
  });

  it('says how many rows a write has changed', async () => {
    const write = async (statement: string) => (await sql('--writable', statement)).stdout;
    assert.equal(await write("INSERT INTO loans VALUES (8, 'C', 10), (9, 'C', 20)"), '2 rows changed\n');
    assert.equal(await write('UPDATE loans SET principal = 30 WHERE loan_id = 9'), '1 row changed\n');
    assert.equal(await write('CREATE TABLE notes (note TEXT)'), '0 rows changed\n');
    assert.equal(
      await write("DELETE FROM loans WHERE grade = 'C' RETURNING loan_id"),
      'loan_id\n───────\n      8\n      9\n2 rows\n',
    );
  });

  it('stops quietly when its reader leaves', async () => {
    const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n';
    const program = start(['sql', '--csv', '--database', folder.database, endless]);
    await program.said(/100/);
    program.child.stdout?.destroy();
    const { code, stderr } = await program.ended;
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  });

  it('stops at an interrupt with exit code 130', async () => {
    const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n';
    const program = start(['sql', '--csv', '--database', folder.database, endless]);
    await program.said(/100/);
    sendSignal(program.child, 'SIGINT');
    assert.equal((await program.ended).code, 130);
  });
});
