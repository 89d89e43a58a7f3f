import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createFolder, run, runHere, start } from './program.ts';

/** A server that speaks the OpenAI protocol and answers everything with the same text. */
async function startProvider(answer: string): Promise<{ address: string; server: Server }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: '1',
        object: 'chat.completion',
        created: 1,
        model: 'small',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: answer } }],
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return { address: `http://127.0.0.1:${address.port}/v1`, server };
}

describe('loanq ask', () => {
  let folder: Awaited<ReturnType<typeof createFolder>>;
  before(async () => {
    folder = await createFolder();
  });
  after(() => folder.remove());
  const database = () => ['--database', folder.database];

  it('answers from any database: reading, SQL and rows', async () => {
    const { code, stdout, stderr } = await run('ask', 'How many loans are there?', ...database());
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
    assert.match(stdout, /^-- .+\nSELECT.*\n\n\w+\n─+\n +3\n1 row\n$/s);
  });

  it('answers as the HTTP interface does, for --json', async () => {
    const { stdout } = await runHere(['ask', 'How many loans are there?', '--json', ...database()]);
    const answer = JSON.parse(stdout);
    assert.deepEqual(Object.keys(answer), ['sql', 'data', 'chart_code', 'generator']);
    assert.equal(answer.generator, 'builtin');
    assert.deepEqual(answer.data.map(Object.values), [[3]]);
    assert.match(answer.chart_code, /plotly/);
  });

  it('prints the rows as CSV, and beside them how the question was read', async () => {
    const { stdout, stderr } = await runHere(['ask', 'number of loans by grade', '--csv', ...database()]);
    assert.equal(stdout, 'grade,number_of_loans\nA,2\nB,1\n');
    assert.match(stderr, /^-- Number of loans by grade\n$/);
  });

  it('takes the question from standard input for -', async () => {
    const input = 'number of loans\nby grade\n';
    const { stdout } = await start(['ask', '-', '--csv', ...database()], { input }).ended;
    assert.equal(stdout, 'grade,number_of_loans\nA,2\nB,1\n');
    assert.equal((await runHere(['ask', '-', ...database()])).code, 2);
  });

  it('says what it does not understand, with exit code 1', async () => {
    const { code, stdout, stderr } = await runHere(['ask', 'How blurgly are the loans?', ...database()]);
    assert.deepEqual({ code, stdout }, { code: 1, stdout: '' });
    assert.match(stderr, /^loanq: .*blurgly/);
  });

  it('says what is left of a refused question that is answered', async () => {
    const { stderr } = await runHere(['ask', 'number of loans for the blurgly ones', ...database()]);
    assert.match(stderr, /^loanq: .*blurgly.*\nLess of it is answered:\n {2}number of loans\n$/);
  });

  it('says what to set where a provider is demanded and none configured', async () => {
    const { code, stderr } = await runHere([
      'ask',
      'How many loans?',
      '--generator',
      'provider',
      ...database(),
    ]);
    assert.equal(code, 1);
    assert.match(stderr, /^loanq: .*OPENAI_API_KEY.*\n$/);
  });

  it('asks the provider that the environment configures', async () => {
    const { address, server } = await startProvider(
      '```sql\nSELECT max(principal) AS largest FROM loans\n```',
    );
    const environment = { OPENAI_BASE_URL: address, LOANQ_MODEL: 'small' };
    const { code, stdout } = await start(['ask', 'The largest?', ...database()], { environment }).ended;
    server.close();
    assert.equal(code, 0);
    assert.match(stdout, /^-- small wrote this SQL, .*\nSELECT max\(principal\).*2500\.5\n1 row\n$/s);
  });

  it('says for programs too that a model wrote the SQL', async () => {
    const { address, server } = await startProvider('```sql\nSELECT 1 AS n\n```');
    const ask = (...format: string[]) =>
      runHere(['ask', 'xyzzy?', ...format, ...database(), '--generator', 'hybrid'], {
        OPENAI_BASE_URL: address,
        LOANQ_MODEL: 'small',
      });
    const json = await ask('--json');
    const csv = await ask('--csv');
    server.close();
    assert.equal(JSON.parse(json.stdout).generator, 'provider');
    assert.equal(csv.stdout, 'n\n1\n');
    assert.match(csv.stderr, /^-- small wrote this SQL, not the built-in engine/);
  });

  it('lets no model change the data, also where users may', async () => {
    const { address, server } = await startProvider('```sql\nDELETE FROM loans\n```');
    const environment = { OPENAI_BASE_URL: address, LOANQ_MODEL: 'small', LOANQ_WRITABLE: 'true' };
    const { code, stderr } = await start(['ask', 'Delete all loans', ...database()], { environment }).ended;
    server.close();
    assert.equal(code, 1);
    assert.match(stderr, /a statement that changes the database \(DELETE\).*It was not run\./);
    assert.doesNotMatch(stderr, /no SQL query/);
    assert.equal(
      (await runHere(['sql', 'SELECT count(*) AS n FROM loans', '--csv', ...database()])).stdout,
      'n\n3\n',
    );
  });

  it('refuses a training folder that holds none', async () => {
    const empty = join(folder.path, 'empty');
    mkdirSync(empty);
    for (const training of [empty, join(folder.path, 'nope')]) {
      const { code, stderr } = await runHere([
        'ask',
        'How many loans?',
        '--training',
        training,
        ...database(),
      ]);
      assert.equal(code, 2);
      assert.match(stderr, /^loanq: There is no training material in .*--training.*\n$/);
    }
  });
});
