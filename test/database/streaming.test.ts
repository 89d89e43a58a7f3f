import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { createQueryRunner, type DatabaseRunner } from '../../src/database/mod.ts';
import { LoanqError } from '../../src/shared/mod.ts';
import { children } from './child-processes.ts';
import { createTemporaryDatabase } from './temporary-database.ts';

const FOREVER = 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c';
const ROWS_WITHOUT_END = 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT * FROM c';

const database = createTemporaryDatabase();
let runner: DatabaseRunner;

before(() => {
  runner = createQueryRunner({ path: database.path });
});

after(async () => {
  await runner.close();
  database.remove();
});

function assertStream(body: unknown): asserts body is ReadableStream<Uint8Array<ArrayBuffer>> {
  assert(body instanceof ReadableStream);
}

function hasCode(code: string) {
  return (error: unknown): boolean => {
    assert(error instanceof LoanqError);
    assert.equal(error.code, code, error.message);
    return true;
  };
}

async function works(from: DatabaseRunner): Promise<void> {
  const { body } = await from.run('SELECT 1 AS a');
  assert.equal(await new Response(body).text(), '[{"a":1}]');
}

describe('run() with many rows', () => {
  // The first, as the garbage of others would count too.
  it('does not hold them for a client that reads slowly', async () => {
    const { body } = await runner.run(
      `SELECT value AS a, '${'x'.repeat(1_000)}' AS b FROM generate_series(1, 300000)`,
    );
    assertStream(body);
    const before = memoryOfThisFile();
    let most = 0;
    let bytes = 0;
    for await (const piece of body) {
      bytes += piece.length;
      most = Math.max(most, memoryOfThisFile());
    }
    assert(bytes > 300_000_000);
    assert(most - before < 100_000_000, `grew by ${most - before} of ${bytes} bytes`);
  });

  it('streams them all, in order, as one JSON array', async () => {
    const { body } = await runner.run(
      "SELECT value AS a, 'text ' || value AS b FROM generate_series(1, 200000)",
    );
    assertStream(body);
    const rows: unknown = JSON.parse(await new Response(body).text());
    assert(Array.isArray(rows));
    assert.equal(rows.length, 200_000);
    assert.deepEqual(rows.at(-1), { a: 200_000, b: 'text 200000' });
  });

  it('stands still while nobody reads', async () => {
    const { body } = await runner.run(ROWS_WITHOUT_END);
    assertStream(body);
    const reader = body.getReader();
    await reader.read();
    await works(runner);
    await reader.cancel();
    await works(runner);
  });

  it('breaks off when the deadline comes in mid-stream', async () => {
    const { body } = await runner.run(ROWS_WITHOUT_END, { timeoutMs: 2_000 });
    await assert.rejects(new Response(body).arrayBuffer(), hasCode('sql-timeout'));
  });

  it('breaks off, with its profile, at text that is not UTF-8, and is exact the next time', async () => {
    const sql =
      "SELECT CASE value WHEN 90000 THEN substr(CAST('é' AS BLOB), 1, 1) || '' ELSE value END AS a FROM generate_series(1, 100000)";
    const first = await runner.run(sql, { profile: true });
    await assert.rejects(new Response(first.body).arrayBuffer(), hasCode('sql-process-died'));
    await assert.rejects(first.profile, hasCode('sql-process-died'));
    const second = await runner.run(sql);
    assert.match(await new Response(second.body).text(), /\{"a":"\ufffd"\}.*\{"a":100000\}\]$/);
  });

  it('rejects a result above the limit', async () => {
    const small = createQueryRunner({ path: database.path, resultBytesMax: 100_000 });
    await assert.rejects(small.run(ROWS_WITHOUT_END), hasCode('sql-result-too-large'));
    await works(small);
    await small.close();
  });
});

describe('a signal', () => {
  it('ends a statement that runs', async () => {
    const controller = new AbortController();
    const result = runner.run(FOREVER, { signal: controller.signal });
    controller.abort();
    await assert.rejects(result, hasCode('cancelled'));
    await works(runner);
  });

  it('ends a stream', async () => {
    const controller = new AbortController();
    const { body } = await runner.run(ROWS_WITHOUT_END, { signal: controller.signal });
    controller.abort();
    await assert.rejects(new Response(body).arrayBuffer(), hasCode('cancelled'));
    await works(runner);
  });

  it('that has already come keeps the statement from starting', async () => {
    await assert.rejects(runner.run(FOREVER, { signal: AbortSignal.abort() }), hasCode('cancelled'));
  });

  it('takes a waiting statement out of the queue', async () => {
    const single = createQueryRunner({ path: database.path, processes: 1 });
    const first = new AbortController();
    const second = new AbortController();
    const running = single.run(FOREVER, { signal: first.signal });
    const waiting = single.run(FOREVER, { signal: second.signal });
    second.abort();
    await assert.rejects(waiting, hasCode('cancelled'));
    first.abort();
    await assert.rejects(running, hasCode('cancelled'));
    await works(single);
    await single.close();
  });
});

describe('the queue', () => {
  it('is first come, first served, and full at its limit', async () => {
    // Where statements may write, none is put in line behind one that is perhaps short: all of them wait in the queue.
    const single = createQueryRunner({ path: database.path, processes: 1, queueMax: 3, writable: true });
    await works(single);
    const blocker = new AbortController();
    const running = single.run(FOREVER, { signal: blocker.signal });
    const order: number[] = [];
    const waiting = [1, 2, 3].map(async (number) => {
      await works(single);
      order.push(number);
    });
    await assert.rejects(single.run('SELECT 1'), hasCode('overloaded'));
    blocker.abort();
    await assert.rejects(running, hasCode('cancelled'));
    await Promise.all(waiting);
    assert.deepEqual(order, [1, 2, 3]);
    await single.close();
  });

  it('grows the pool, so that a small statement passes four runaways', async () => {
    const blocker = new AbortController();
    const running = [1, 2, 3, 4].map((number) =>
      assert.rejects(runner.run(`${FOREVER} -- ${number}`, { signal: blocker.signal }), hasCode('cancelled')),
    );
    await works(runner);
    blocker.abort();
    await Promise.all(running);
  });
});

describe('close()', () => {
  it('lets what runs and what waits finish, and takes nothing new', async () => {
    const closing = createQueryRunner({ path: database.path, processes: 1 });
    const running = Promise.all([works(closing), works(closing), works(closing)]);
    const closed = closing.close();
    await assert.rejects(closing.run('SELECT 1'), hasCode('overloaded'));
    await running;
    await closed;
  });

  it('lets what a process at something long gives back finish too', async () => {
    const closing = createQueryRunner({ path: database.path, processes: 1 });
    await works(closing);
    const long = closing.run('SELECT COUNT(*) AS a FROM generate_series(1, 20000000)');
    const inLine = works(closing);
    const closed = closing.close();
    await Promise.all([long, inLine]);
    await closed;
  });
});

describe('query processes', () => {
  it('end with a server that is killed, even in the middle of a statement', {
    skip: process.platform === 'win32' ? 'there is no shell to guard them' : false,
  }, async () => {
    const server = spawn(
      process.execPath,
      ['--no-warnings', join(import.meta.dirname, 'server-to-kill.ts'), database.path, FOREVER],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(server.stdout, 'data');
    assert(server.pid !== undefined);
    const ids = children(database.path, server.pid);
    assert.notEqual(ids.length, 0);
    server.kill('SIGKILL');
    const limit = performance.now() + 5_000;
    while (ids.some(isAlive)) assert(performance.now() < limit, 'a query process outlives its server');
  });
});

/** Bytes; without other test files, which Deno runs in threads of one process. */
function memoryOfThisFile(): number {
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
