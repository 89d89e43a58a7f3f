import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createClient } from '@libsql/client';
import { type AskOptions, type AskService, createAskService, type WriteChart } from '../../src/ask/mod.ts';
import { createQueryRunner, type DatabaseRunner } from '../../src/database/mod.ts';
import { type Generation, LoanqError, type Refusal, type SqlGenerator } from '../../src/shared/mod.ts';

/** Takes the question for the SQL, and refuses one that begins with a question mark. */
const echo: SqlGenerator = {
  name: 'builtin',
  async generate(question) {
    const refusal: Refusal = { kind: 'refusal', reason: 'ambiguous', message: 'Which of the two?' };
    if (question.startsWith('?')) return refusal;
    return { kind: 'generation', sql: question, generator: 'builtin', reading: null, columns: null };
  },
};

describe('createAskService()', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loanq-ask-'));
  let runner: DatabaseRunner;
  const logged: string[] = [];
  const log = {
    debug: () => {},
    info: () => {},
    warn: (message: string) => void logged.push(message),
    error: () => {},
  };

  before(async () => {
    const path = join(folder, 'test.db');
    const client = createClient({ url: `file:${path}` });
    await client.executeMultiple('CREATE TABLE t (a, b); INSERT INTO t VALUES (1, 10), (2, 20);');
    client.close();
    runner = createQueryRunner({ path, processes: 1 });
  });
  after(async () => {
    await runner.close();
    rmSync(folder, { recursive: true });
  });

  function service(writeChart: WriteChart = () => null): AskService {
    return createAskService({ generator: echo, runner, writeChart, log });
  }
  function options(stages: string[] = []): AskOptions {
    return { signal: new AbortController().signal, timings: { record: (stage) => void stages.push(stage) } };
  }

  it('generates, runs and writes the chart, in this order, each timed', async () => {
    const stages: string[] = [];
    const { ask } = service(({ question, profile }) => `${question}: ${profile.rowCount} rows`);
    const { generation, result, chartCode } = await ask('SELECT a, b FROM t', options(stages));
    assert.equal(generation.sql, 'SELECT a, b FROM t');
    assert.equal(await new Response(result.body).text(), '[{"a":1,"b":10},{"a":2,"b":20}]');
    assert.equal(await chartCode, 'SELECT a, b FROM t: 2 rows');
    assert.deepEqual(stages, ['generate', 'run', 'chart']);
  });

  it('makes of a refusal an error with its reason and message', async () => {
    const refused = { name: 'LoanqError', code: 'ambiguous', message: 'Which of the two?' };
    await assert.rejects(service().ask('?', options()), refused);
    await assert.rejects(service().generateSql('?', options()), refused);
  });

  it('writes no chart for a result without rows', async () => {
    const { ask } = service(() => assert.fail('a chart was written'));
    const { chartCode } = await ask('SELECT a FROM t WHERE a > 2', options());
    assert.equal(await chartCode, null);
  });

  it('answers without a chart, and logs why, where writing it fails', async () => {
    const { ask } = service(() => {
      throw new Error('no such colour');
    });
    const { chartCode, result } = await ask('SELECT a FROM t', options());
    assert.equal(await chartCode, null);
    assert.ok(result.body instanceof Uint8Array);
    assert.deepEqual(logged, ['No chart for this result']);
  });

  it("passes on the database's own message", async () => {
    const failed = { code: 'sql-failed', message: /no such column: c/ };
    await assert.rejects(service().ask('SELECT c FROM t', options()), failed);
    await assert.rejects(service().runSql('SELECT c FROM t', options()), failed);
  });

  it('runs nothing to generate SQL', async () => {
    const { sql } = await service().generateSql('SELECT no_such_column FROM t', options());
    assert.equal(sql, 'SELECT no_such_column FROM t');
  });

  describe('with a generator that can repair', () => {
    const overflow = 'SELECT sum(9223372036854775807) FROM t';
    const generation = (sql: string): Generation => ({
      kind: 'generation',
      sql,
      generator: 'provider',
      reading: null,
      columns: null,
    });
    const refusal: Refusal = { kind: 'refusal', reason: 'unanswerable', message: 'No.' };

    /** Writes SQL that fails when it runs, and then what the test says. */
    function mending(repaired: () => Promise<Generation | Refusal>) {
      const heard: string[] = [];
      const generator: SqlGenerator = {
        name: 'provider',
        generate: async () => generation(overflow),
        repair: (_question, { generation: { sql }, message }) => {
          heard.push(sql, message);
          return repaired();
        },
      };
      return { heard, ask: createAskService({ generator, runner, writeChart: () => null, log }).ask };
    }

    it('has SQL mended that fails when it runs, and gives the rows of the mended', async () => {
      const { ask, heard } = mending(async () => generation('SELECT 1 AS one'));
      const recorded: string[] = [];
      const timings = { record: (stage: string) => void recorded.push(stage) };
      const { signal } = new AbortController();
      const answer = await ask('?', { signal, timings });
      assert.equal(answer.generation.sql, 'SELECT 1 AS one');
      assert.deepEqual(heard, [overflow, 'integer overflow']);
      assert.deepEqual(recorded.slice(0, 4), ['generate', 'run', 'repair', 'run']);
    });

    it('rejects with the failure of the mended SQL, which is not mended again', async () => {
      const { ask, heard } = mending(async () => generation('SELECT abs(-9223372036854775808)'));
      await assert.rejects(ask('?', options()), { code: 'sql-failed', message: /integer overflow/ });
      assert.equal(heard.length, 2);
    });

    it('rejects with the first failure where nothing better comes', async () => {
      const failed = new LoanqError('provider-failed', 'The provider is gone.');
      for (const repaired of [async () => refusal, () => Promise.reject(failed)]) {
        await assert.rejects(mending(repaired).ask('?', options()), { code: 'sql-failed' });
      }
    });
  });

  it('ends the query when its signal aborts', async () => {
    const controller = new AbortController();
    const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';
    const timings = { record: (stage: string) => stage === 'generate' && controller.abort() };
    const answer = service().ask(endless, { signal: controller.signal, timings });
    await assert.rejects(answer, (error) => error instanceof LoanqError && error.code === 'cancelled');
  });
});
