import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createClient } from '@libsql/client';
import { createFolder, run, runHere } from './program.ts';

const RIGHT = { question: 'How many loans are there?', sql: 'SELECT 3' };
const ALSO_RIGHT = { question: 'Number of loans by grade', sql: "VALUES (1, 'B'), ('2', 'A')" };
const REFUSED = { question: 'How blurgly are the loans?', sql: null };
const MISSED = { id: 'missed', question: 'How frumious are the loans?', sql: 'SELECT 1' };
const WRONG = { id: 'wrong', question: 'How many loans are there?', sql: 'SELECT 4' };
const ANSWERED = { id: 'answered', question: 'How many loans are there?', sql: null };
const INVALID = { id: 'invalid', question: 'How many loans are there?', sql: 'SELECT colour FROM loans' };

describe('loanq eval', () => {
  let folder: Awaited<ReturnType<typeof createFolder>>;
  before(async () => {
    folder = await createFolder();
  });
  after(() => folder.remove());

  function write(name: string, lines: readonly unknown[]): string {
    const path = join(folder.path, name);
    const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
    writeFileSync(path, `${texts.join('\n')}\n`);
    return path;
  }
  const evaluate = (...args: string[]) => runHere(['eval', '--database', folder.database, ...args]);
  const all = () => write('all.jsonl', [RIGHT, ALSO_RIGHT, REFUSED, MISSED, WRONG, ANSWERED, INVALID]);

  it('prints each miss with its stage, then the figures', async () => {
    const { code, stdout, stderr } = await run('eval', '--database', folder.database, all());
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
    assert.match(stdout, /^unknown-word {2}missed {2}How frumious are the loans\?\n {4}.*frumious/m);
    assert.match(stdout, /^wrong-rows {2}wrong .*\n {4}expected 1 row \[4\]\n.*\n {4}got 1 row \[3\]\n/m);
    assert.match(stdout, /^must-refuse {2}answered /m);
    assert.match(stdout, /^invalid {2}invalid .*\n.*no such column: colour/m);
    assert.match(
      stdout,
      /^precision +66\.7 % +2 of 3 .*\ncoverage +75\.0 % +3 of 4 .*\nrefusal +50\.0 % +1 of 2 /m,
    );
    assert.match(stdout, /^latency +p50 [\d.]+ ms, p99 [\d.]+ ms/m);
    assert.match(stdout, /^missed +1 unknown-word, 1 wrong-rows, 1 must-refuse$/m);
    assert.match(stdout, /^invalid +1, not counted/m);
  });

  it('counts apart what has an answer and is not read yet', async () => {
    const unread = { ...REFUSED, tags: ['near-miss', 'not-yet-read'] };
    const { stdout } = await evaluate(write('unread.jsonl', [RIGHT, REFUSED, unread]));
    assert.match(stdout, /^refusal +100\.0 % +1 of 1 .*\nunread +1 of 1 questions that are not read yet/m);
  });

  it('prints the same for machines', async () => {
    const { stdout } = await evaluate(all(), '--json');
    const { latencyMs, missed, ...figures } = JSON.parse(stdout);
    assert.deepEqual(figures, {
      answerable: 4,
      answered: 3,
      right: 2,
      precision: 200 / 3,
      coverage: 75,
      unanswerable: 2,
      refused: 1,
      refusal: 50,
      unread: 0,
      unreadRefused: 0,
      invalid: 1,
      misses: { 'unknown-word': 1, 'wrong-rows': 1, 'must-refuse': 1 },
    });
    assert.ok(latencyMs.p50 <= latencyMs.p99 && latencyMs.p99 <= latencyMs.max);
    assert.deepEqual(
      missed.map(({ id }: { id: string }) => id),
      ['missed', 'wrong', 'answered', 'invalid'],
    );
    assert.deepEqual(missed[1].expected, { rowCount: 1, rows: [[4]] });
    assert.deepEqual(missed[1].got, { rowCount: 1, rows: [[3]] });
  });

  it('takes several files, and other SQL that is right as well', async () => {
    const other = write('other.jsonl', [
      { ...WRONG, sql_alternatives: ['SELECT nothing', 'SELECT 3.0'] },
      '',
    ]);
    const { stdout } = await evaluate(write('right.jsonl', [RIGHT]), other);
    assert.match(stdout, /2 of 2 answers have the right rows/);
  });

  it('looks at the order of rows where it counts', async () => {
    const { stdout } = await evaluate(write('ordered.jsonl', [{ ...ALSO_RIGHT, ordered: true }]));
    assert.match(stdout, /^wrong-rows {2}ordered\.jsonl:1 /m);
  });

  it('exits with 1 below a floor and says which', async () => {
    const floors = ['--min-precision', '66', '--min-coverage', '80', '--min-refusal=50'];
    const { code, stderr } = await evaluate(all(), ...floors);
    assert.deepEqual(
      { code, stderr },
      { code: 1, stderr: 'loanq: coverage is 75.00 %; its floor is 80 %.\n' },
    );
    assert.equal((await evaluate(all(), '--min-coverage', '75')).code, 0);
    const unmeasured = await evaluate(write('right.jsonl', [RIGHT]), '--min-refusal', '98');
    assert.deepEqual(
      [unmeasured.code, unmeasured.stderr],
      [1, 'loanq: refusal was not measured; its floor is 98 %.\n'],
    );
  });

  it('exits with 1 where nothing could be measured, and with 2 for a folder that is none', async () => {
    const invalid = write('invalid.jsonl', [INVALID]);
    const { code, stderr } = await evaluate(invalid);
    assert.equal(code, 1);
    assert.match(stderr, /^loanq: nothing was measured: none of the SQL/);
    const nowhere = await evaluate(all(), '--databases', join(folder.path, 'nowhere'));
    assert.equal(nowhere.code, 2);
    assert.match(nowhere.stderr, /^loanq: There is no folder ".*nowhere"\./);
  });

  it('says in words what is wrong with a file', async () => {
    const said = async (path: string) => (await evaluate(path)).stderr;
    assert.equal(await said('/nope'), 'loanq: Cannot read "/nope": there is no such file or folder.\n');
    assert.match(await said(folder.path), /: it is a folder\.\n$/);
    const lines: readonly (readonly [unknown, string])[] = [
      [{ sql: 'SELECT 1' }, 'question is missing'],
      [
        { question: 1, sql: 2 },
        'question is not text; sql is not SQL, or null where the question has no answer',
      ],
      [{ question: ' ', sql: '' }, 'question is blank; sql is blank'],
      [[], 'it is not an object'],
    ];
    for (const [line, reason] of lines) {
      const message = await said(write('wrong.jsonl', [line]));
      assert.ok(message.endsWith(`in JSON (${reason}).\n`), message);
    }
  });

  it('asks each question of the database that it names', async () => {
    const databases = join(folder.path, 'databases');
    mkdirSync(databases);
    for (const [file, rows] of [
      ['one.sqlite', 1],
      ['two.db', 2],
    ] as const) {
      const client = createClient({ url: `file:${join(databases, file)}` });
      await client.execute('CREATE TABLE wagons (wagon_id INTEGER PRIMARY KEY)');
      for (let i = 0; i < rows; i += 1) await client.execute('INSERT INTO wagons DEFAULT VALUES');
      client.close();
    }
    const ask = (db: string, sql: string) => ({ db, question: 'How many wagons are there?', sql });
    const file = write('named.jsonl', [ask('one', 'SELECT 1'), ask('two', 'SELECT 2'), RIGHT]);
    const { stdout, stderr } = await evaluate(file, '--databases', databases);
    assert.match(stdout, /3 of 3 answers have the right rows/, stderr);
  });

  it('leaves the databases as they are', async () => {
    const file = write('hostile.jsonl', [{ ...RIGHT, sql: 'DELETE FROM loans RETURNING 3' }]);
    const { stdout } = await evaluate(file, '--writable');
    assert.match(stdout, /^invalid {2}hostile\.jsonl:1 /m);
    const count = await runHere([
      ...['sql', 'SELECT count(*) AS n FROM loans', '--csv'],
      ...['--database', folder.database],
    ]);
    assert.equal(count.stdout, 'n\n3\n');
  });

  it('shows nothing that could steer the terminal', async () => {
    const file = write('steering.jsonl', [
      { ...MISSED, question: 'How \u001B[31mred\u009B are \u202Eloans?' },
    ]);
    const { stdout } = await evaluate(file);
    assert.match(stdout, /How ·\[31mred· are ·loans\?/);
    assert.doesNotMatch(stdout, /[^\P{C}\n]/u);
  });

  for (const [what, line, reason] of [
    ['is not JSON', '{"question": "x"', /wrong\.jsonl:1 is not \{"question"/],
    ['has no SQL', { question: 'x' }, /sql is missing/],
    ['has a blank question', { question: ' ', sql: null }, /question is blank/],
    ['is no object', '[]', /wrong\.jsonl:1 is not/],
    ['names a database without a folder', { ...RIGHT, db: 'one' }, /--databases FOLDER/],
  ] as const) {
    it(`refuses a line that ${what}, with exit code 2`, async () => {
      const { code, stdout, stderr } = await evaluate(write('wrong.jsonl', [line]));
      assert.deepEqual({ code, stdout }, { code: 2, stdout: '' });
      assert.match(stderr, reason);
      assert.match(stderr, /^loanq: .*\n$/);
    });
  }

  it('refuses databases outside the folder, no file, an empty one and floors that are none', async () => {
    const outside = write('outside.jsonl', [{ ...RIGHT, db: '../small' }]);
    for (const [args, reason] of [
      [[outside, '--databases', join(folder.path, 'databases')], /not the name of a file/],
      [[], /takes a file of questions/],
      [[join(folder.path, 'nope.jsonl')], /Cannot read .*nope\.jsonl/],
      [[write('empty.jsonl', [])], /empty\.jsonl holds no questions/],
      [[all(), '--min-precision', '101'], /--min-precision has the value "101"/],
    ] as const) {
      const { code, stdout, stderr } = await evaluate(...args);
      assert.deepEqual({ code, stdout }, { code: 2, stdout: '' });
      assert.match(stderr, reason);
    }
  });
});
