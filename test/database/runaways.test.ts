import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createQueryRunner, type DatabaseRunner } from '../../src/database/mod.ts';
import { LoanqError } from '../../src/shared/mod.ts';
import { busyChildren, children } from './child-processes.ts';
import { PROCESS_KILLERS, RUNAWAYS } from './runaways.ts';
import { createTemporaryDatabase } from './temporary-database.ts';

const TIMEOUT_MS = 500;
const GRACE_MS = 500;

const database = createTemporaryDatabase();
let runner: DatabaseRunner;

before(() => {
  runner = createQueryRunner({
    path: database.path,
    timeoutMs: TIMEOUT_MS,
    resultBytesMax: 64 * 1024 * 1024,
  });
});

after(async () => {
  await runner.close();
  database.remove();
});

async function text(from: Pick<DatabaseRunner, 'run'>, sql: string): Promise<string> {
  const { body } = await from.run(sql);
  return await new Response(body).text();
}

/** The answer, or the code of the error: whichever, it is the whole of what happens. */
async function outcome(from: Pick<DatabaseRunner, 'run'>, sql: string): Promise<string> {
  try {
    return (await text(from, sql)).slice(0, 40);
  } catch (error) {
    if (!(error instanceof LoanqError)) throw error;
    assert.notEqual(error.message, '');
    return error.code;
  }
}

/** A machine that is busy with something else is late now and then; what is late by itself is late each time. */
const TRIES = 3;

/** What was found, and how long it took the try that was in time, or else the last one. */
async function soonest(find: () => Promise<string>): Promise<{ found: string; tookMs: number }> {
  for (let tries = 1; ; tries += 1) {
    const start = performance.now();
    const found = await find();
    const tookMs = performance.now() - start;
    if (tookMs < TIMEOUT_MS + GRACE_MS || tries === TRIES) return { found, tookMs };
  }
}

describe('a runaway ends within the deadline, and the next statement runs:', () => {
  for (const [name, sql] of Object.entries(RUNAWAYS)) {
    it(name, async () => {
      for (const entrance of [runner, runner.trusted]) {
        const { found, tookMs } = await soonest(() => outcome(entrance, sql));
        assert(tookMs < TIMEOUT_MS + GRACE_MS, `${found} after ${Math.round(tookMs)} ms`);
        assert.equal(await text(runner, 'SELECT 1 AS a'), '[{"a":1}]');
      }
    });
  }

  it('and none of them leaves a process working', async () => {
    assert.deepEqual(await busyChildren(database.path), []);
  });
});

describe('text that is not UTF-8 is answered with replacement characters:', () => {
  for (const [sql, json] of Object.entries(PROCESS_KILLERS)) {
    it(sql, async () => {
      assert.equal(await text(runner, sql), json);
      assert.equal(await text(runner, sql), json);
    });
  }
});

describe('run() says which limit was met', () => {
  it('for time', async () => {
    await assert.rejects(
      text(runner, RUNAWAYS['an infinite CTE'] ?? ''),
      /did not finish within 0\.5 s .* --timeout \(LOANQ_TIMEOUT\)/,
    );
  });

  it('for memory', async () => {
    await assert.rejects(
      text(runner, RUNAWAYS['a random blob of 1 GB'] ?? ''),
      /ran out of memory \(256 MiB .* --memory \(LOANQ_MEMORY\)/,
    );
  });
});

describe('close()', () => {
  it('leaves no process behind', async () => {
    const before = children(database.path);
    const short = createQueryRunner({ path: database.path });
    await short.run('SELECT 1');
    assert.notDeepEqual(children(database.path), before);
    await short.close();
    const left = children(database.path).filter((id) => !before.includes(id));
    assert.deepEqual(left, []);
  });
});
