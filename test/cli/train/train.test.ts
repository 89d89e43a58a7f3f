import assert from 'node:assert/strict';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { describe, it } from 'node:test';
import { makeTrainingFolder } from '../../support/training-folder.ts';
import { type Ended, runHere } from '../program.ts';
import { EXAMPLE, withTraining } from './with-training.ts';

const run = (...args: string[]): Promise<Ended> => runHere(args);

describe('loanq train', () => {
  const { shared, open } = withTraining();

  it('explains itself and each of its commands', async () => {
    const group = await run('train');
    assert.equal(group.code, 0);
    for (const name of ['add', 'list', 'remove', 'check', 'export', 'draft']) {
      assert.match(group.stdout, new RegExp(`^  train ${name} `, 'm'));
      const { code, stdout } = await run('train', name, '--help');
      assert.equal(code, 0);
      assert.match(stdout, new RegExp(`^[A-Z].*\\n\\nUsage: loanq train ${name} `));
      assert.equal((await run('help', 'train', name)).stdout, stdout);
    }
    assert.deepEqual(await run('train', 'ad'), {
      code: 2,
      stdout: '',
      stderr: 'loanq: There is no command "train ad". Did you mean train add? See loanq train --help.\n',
    });
  });

  it('needs to be told the folder', async () => {
    const { code, stderr } = await run(
      'train',
      'add',
      'Q?',
      '--sql',
      'SELECT 1',
      '--database',
      shared().database,
    );
    assert.equal(code, 2);
    assert.match(stderr, /--training FOLDER, or LOANQ_TRAINING/);
  });

  it('add teaches an example, in a folder that it makes', async (t) => {
    const { folder, read } = await open(t);
    const training = join(folder.path, 'new');
    const settings = ['--database', shared().database, '--training', training];
    const added = await run(
      'train',
      'add',
      'Which grade rules?',
      '--sql',
      "SELECT 'A' AS grade;",
      ...settings,
    );
    assert.deepEqual(added, {
      code: 0,
      stdout: `Added ${join(training, 'examples/which-grade-rules.sql')}\n`,
      stderr: '',
    });
    assert.equal(
      await read('new/examples/which-grade-rules.sql'),
      "-- Which grade rules?\nSELECT 'A' AS grade;\n",
    );
    assert.match((await run('ask', 'which grade rules', ...settings)).stdout, /grade\n─+\nA\n1 row\n$/);
  });

  for (const [what, args, message] of [
    ['writes', ['Q?', '--sql', 'DELETE FROM loans'], /is not a query/],
    [
      'writes in disguise',
      ['Q?', '--sql', 'WITH a AS (SELECT 1) DELETE FROM loans'],
      /The SQL of "Q\?" does not do: /,
    ],
    [
      'reads files',
      ['Q?', '--sql', "SELECT readfile('/etc/passwd') AS x"],
      /The SQL of "Q\?" does not do: .*readfile/,
    ],
    ['does not compile', ['Q?', '--sql', 'SELECT nope FROM loans'], /does not do: no such column: nope\.\n/],
    ['finds nothing', ['Q?', '--sql', 'SELECT * FROM loans WHERE 0'], /returns no rows\. .*--may-be-empty/],
    ['is two', ['Q?', '--sql', 'SELECT 1; SELECT 2'], /--sql takes one statement/],
    [
      'has a question that is asked',
      ['what is the BIGGEST loan', '--sql', 'SELECT 1 AS one'],
      /contradict: examples\/a\.sql:2\./,
    ],
    [
      'is there already',
      ['What is the biggest loan?', '--sql', 'select max(principal) as principal from loans'],
      /is there already, with the same SQL: examples\/a\.sql:2\./,
    ],
    [
      'has no SQL',
      ['What is this?'],
      /"What is this\?" is no \.sql, \.md or \.yaml file; a question needs its SQL/,
    ],
    ['is a file that is not there', ['nope.sql'], /Cannot read "nope\.sql"/],
    ['is a term without meaning', ['--term', 'x'], /either --sql, .* or --same-as/],
    ['is a term without aggregate', ['--term', 'x', '--sql', 'loans.principal'], /no aggregate/],
    [
      'is a term of a column that is not there',
      ['--term', 'x', '--sql', 'SUM(loans.nope)'],
      /no column "nope"/,
    ],
    [
      'is a term that has a meaning',
      ['--term', 'principal', '--sql', 'SUM(loans.loan_id)'],
      /"principal" has a meaning already/,
    ],
    ['is a word for nothing', ['--term', 'x', '--same-as', 'blurgl'], /Nothing is called "blurgl"/],
    [
      'is a word that is taken',
      ['--term', 'grade', '--same-as', 'principal'],
      /"grade" has a meaning already: column loans\.grade/,
    ],
  ] as const) {
    it(`add refuses what ${what}`, async (t) => {
      const { train } = await open(t, { 'examples/a.sql': EXAMPLE });
      const { code, stdout, stderr } = await train('add', ...args);
      assert.deepEqual({ code, stdout }, { code: 2, stdout: '' }, stderr);
      assert.match(stderr, message);
      assert.equal((await train('list')).stdout.trimEnd().split('\n').at(-1), '1 entry');
    });
  }

  it('add takes a statement without rows where that is said', async (t) => {
    const { train, read } = await open(t);
    const sql = 'SELECT loan_id FROM loans WHERE principal < 0';
    assert.equal((await train('add', 'Negative loans?', '--sql', sql, '--may-be-empty')).code, 0);
    assert.match(await read('examples/negative-loans.sql'), /^-- Negative loans\?\n-- @may-be-empty\n/);
    assert.equal((await train('check')).code, 0);
  });

  it('add teaches measures, kinds of rows and other words', async (t) => {
    const { folder, train } = await open(t);
    const terms = [
      [
        '--term',
        'total exposure',
        '--sql',
        'SUM(loans.principal)',
        '--synonyms',
        'lot, heap',
        '--meaning',
        'All of it.',
      ],
      ['--term', 'jumbo', '--table', 'loans', '--sql', 'principal > 2000'],
      ['--term', 'giant', '--same-as', 'jumbo'],
      ['--term', 'pile', '--same-as', 'total exposure'],
      ['--term', 'school mark', '--same-as', 'grade'],
      ['--term', 'advance', '--same-as', 'loan'],
    ];
    for (const term of terms) {
      const { code, stderr } = await train('add', ...term);
      assert.equal(code, 0, stderr);
    }
    const ask = async (question: string): Promise<string> => {
      const { stdout, stderr } = await run(
        'ask',
        question,
        '--database',
        shared().database,
        '--training',
        folder.path,
      );
      assert.equal(stderr, '');
      return stdout.replace(/^.*─\n/s, '').replace(/ +/g, ' ');
    };
    assert.equal(await ask('heap by school mark'), 'A 1700\nB 2500.5\n2 rows\n');
    assert.equal(await ask('What is the pile?'), ' 4200.5\n1 row\n');
    assert.equal(await ask('How many giant advances are there?'), ' 1\n1 row\n');
    const { code, stdout } = await train('check');
    assert.deepEqual({ code, stdout }, { code: 0, stdout: '0 examples, 2 terms, 0 documents: all work.\n' });
  });

  it('add takes files, all or none, and never overwrites one', async (t) => {
    const { folder, train, read } = await open(t, { 'documents/words.md': '# Mine\nStays.\n' });
    const outside = join(folder.path, '.outside');
    await mkdir(outside);
    const write = async (name: string, text: string): Promise<string> => {
      await writeFile(join(outside, name), text);
      return join(outside, name);
    };
    const good = await write('Good.sql', EXAMPLE);
    const bad = await write('bad.sql', '-- Bad?\nSELECT nope FROM loans;\n');
    const words = await write('words.md', '# Theirs\nOther.\n');
    assert.equal((await train('add', good, bad)).code, 2);
    await assert.rejects(stat(join(folder.path, 'examples')));
    assert.equal((await train('add', good)).code, 0);
    assert.equal(await read('examples/good.sql'), EXAMPLE);
    const { code, stderr } = await train('add', words);
    assert.equal(code, 2);
    assert.ok(stderr.includes(`${join(folder.path, 'documents/words.md')} is there already`), stderr);
    assert.equal(await read('documents/words.md'), '# Mine\nStays.\n');
  });

  it('add says what it cannot write', { skip: process.getuid?.() === 0 }, async (t) => {
    const { folder, train } = await open(t);
    await chmod(folder.path, 0o500);
    const { code, stderr } = await train('add', 'Q?', '--sql', 'SELECT 1 AS one');
    assert.equal(code, 2);
    assert.match(stderr, /Cannot write .*permission denied/);
  });

  it('list shows what there is, or what contains some words', async (t) => {
    const { train } = await open(t, { 'examples/a.sql': EXAMPLE, 'documents/a.md': '# Grades\nA to G.\n' });
    const { stdout } = await train('list');
    assert.match(
      stdout,
      /^example {3}examples\/a\.sql:2 +What is the biggest loan\?\ndocument {2}documents\/a\.md#grades +Grades\n2 entries\n$/,
    );
    const found = JSON.parse((await train('list', 'BIGGEST', '--json')).stdout);
    assert.deepEqual(
      found.map(({ id }: { id: string }) => id),
      ['examples/a.sql:2'],
    );
  });

  it('check says what broke, all of it, with exit code 1', async (t) => {
    const { train } = await open(t, {
      'examples/a.sql': `${EXAMPLE}\n-- Gone?\nSELECT gone FROM loans;\n\n-- None?\nSELECT 1 WHERE 0;\n`,
      'examples/b.sql': '-- Broken?\nSELECT (;\n\nSELECT 3;\n',
      'notes.md': '# Where am I?\n',
      'semantic-model/a.yaml':
        'semantic_model: [{ name: m, metrics: [{ name: x, expression: { dialects: [{ dialect: ANSI_SQL, expression: SUM(loans.gone) }] } }] }]',
    });
    const { code, stdout } = await train('check');
    assert.equal(code, 1);
    assert.match(stdout, /^notes\.md: it is not read/m);
    assert.match(stdout, /^examples\/b\.sql: examples\/b\.sql:4: .*has no question/m);
    assert.match(stdout, /^examples\/a\.sql:5: no such column: gone$/m);
    assert.match(stdout, /^examples\/a\.sql:8: it returns no rows$/m);
    assert.match(stdout, /^semantic-model: .*no column "gone"/m);
    assert.match(stdout, /5 found that do not work\.\n$/);
    assert.equal(JSON.parse((await train('check', '--json')).stdout).length, 5);
  });

  it('export writes material that works by itself, and JSON lines that eval takes', async (t) => {
    const { folder, train } = await open(t, {
      'examples/a.sql': EXAMPLE,
      'documents/a.md': '# Grades\nA to G.\n',
    });
    const target = join(folder.path, '.copy');
    const { code, stdout } = await train('export', target);
    assert.deepEqual({ code, stdout }, { code: 0, stdout: `Wrote 2 files to ${target}.\n` });
    assert.equal(await readFile(join(target, 'examples/a.sql'), 'utf8'), EXAMPLE);
    assert.match((await train('export', target)).stderr, /holds training material already/);
    const lines = join(folder.path, '.lines.jsonl');
    await writeFile(lines, (await train('export', '--jsonl')).stdout);
    const settings = ['--database', shared().database, '--training', folder.path];
    assert.match((await run('eval', lines, ...settings)).stdout, /100(\.0)? %/);
  });

  it('draft describes any database, and does not overwrite', async (t) => {
    const { folder, train, read } = await open(t);
    const { stdout } = await run('train', 'draft', '--database', shared().database);
    assert.match(stdout, /name: small\n.*name: loans\n.*name: principal\n/s);
    assert.equal((await train('draft')).code, 0);
    assert.equal(await read('semantic-model.yaml'), stdout);
    assert.equal((await train('check')).code, 0);
    const again = await train('draft');
    assert.equal(again.code, 2);
    assert.ok(again.stderr.includes(`${join(folder.path, 'semantic-model.yaml')} is there already`));
  });

  it('adds the terms that the help of add shows, beside what comes with loanq', async (t) => {
    const folder = await makeTrainingFolder({});
    t.after(() => folder.remove());
    const { stdout } = await runHere(['train', 'add', '--help']);
    const shown = [...stdout.matchAll(/^ +loanq (train add --term (?!.*--table).*)$/gm)];
    assert.equal(shown.length, 2);
    for (const [, line = ''] of shown) {
      const words = line.matchAll(/"([^"]*)"|(\S+)/g);
      const args = Array.from(words, ([, quoted, word = '']) => quoted ?? word);
      const { code, stderr } = await runHere(args, { LOANQ_TRAINING: folder.path });
      assert.deepEqual({ code, stderr }, { code: 0, stderr: '' }, line);
    }
  });

  it('extends what comes with loanq about the sample', async (t) => {
    const folder = await makeTrainingFolder({});
    t.after(() => folder.remove());
    const environment = { LOANQ_TRAINING: folder.path };
    const train = (...args: string[]) => runHere(['train', ...args], environment);
    const rate = "100 * COUNT(*) FILTER (WHERE loans.status = 'Late') / COUNT(loans.loan_id)";
    assert.equal((await train('add', '--term', 'sour rate', '--sql', rate)).code, 0);
    assert.match(
      (await train('add', 'What is the default rate?', '--sql', 'SELECT 1 AS x')).stderr,
      /loanq:examples/,
    );
    assert.match(
      (await train('remove', 'loanq:examples/branches.sql')).stderr,
      /comes with loanq and cannot be removed/,
    );
    const target = join(folder.path, '.all');
    assert.equal((await train('export', target)).code, 0);
    const listed = await runHere(['train', 'list'], { LOANQ_TRAINING: target });
    const here = (await train('list')).stdout.split('\n').map((line) => line.replace(/^(\w+ +)\S+ +/, '$1'));
    const there = new Set(listed.stdout.split('\n').map((line) => line.replace(/^(\w+ +)\S+ +/, '$1')));
    assert.deepEqual(
      here.slice(0, -2).filter((line) => !there.has(line)),
      [],
    );
    assert.ok(here.length > 250);
  });
});
