import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { type Program, start } from '../cli/program.ts';
import { type MovedExecutable, moveExecutable, withoutExecutable } from '../support/executable.ts';
import { postJson } from '../support/post-json.ts';

/** What the least that serves HTTP takes; measured beside, as machines differ and are busy. */
const EMPTY_SERVER = `
  const server = require('node:http').createServer((_, response) => response.end());
  server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));`;

const ABOVE_EMPTY_MEGABYTES_MAX = 40;
/** For a query process, which is a small program that has read a few pages of the database. */
const QUERY_PROCESS_MEGABYTES_MAX = 8;
const AT_REST_WITHIN_MS = 90_000;
const LOOK_EVERY_MS = 500;

/** 1.8 times as a rule. */
const STARTS = 16;
const START_RATIO_MAX = 2.4;

const skip =
  withoutExecutable || ((process.platform !== 'linux' || 'deno' in process.versions) && 'Read from /proc.');

describe('the executable beside an empty server', { skip }, () => {
  let place: MovedExecutable;
  let empty = '';
  before(() => {
    place = moveExecutable();
    empty = join(place.folder, 'empty.cjs');
    writeFileSync(empty, EMPTY_SERVER);
  });
  after(() => place.remove());

  function startEmpty(): Program {
    return start([], { main: empty });
  }

  function startLoanq(): Program {
    const environment = { LOANQ_HOME: join(place.folder, 'home') };
    return start(['--port', '0'], { executable: place.executable, environment, folder: place.folder });
  }

  async function stop({ child, ended }: Program): Promise<void> {
    child.kill('SIGTERM');
    await ended;
  }

  /** Memory that is a process's own, megabytes: what is read from files is not counted. */
  function ownMegabytes({ child }: Program): number {
    return megabytesOf(String(child.pid));
  }

  function megabytesOf(id: string): number {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  }

  function childrenOf({ child }: Program): readonly string[] {
    return readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
  }

  it('needs at most 40 MB more memory of its own at rest, after a first start and a question', async (t) => {
    const server = startEmpty();
    await server.said(/http:\/\/\S+/);
    const least = ownMegabytes(server);
    await stop(server);

    const loanq = startLoanq();
    const [address] = await loanq.said(/http:\/\/\S+/);
    const target = { request: (path: string, init?: RequestInit) => fetch(address + path, init) };
    const response = await postJson(target, '/api/v1/chat/ask', { question: 'How many loans are late?' });
    assert.equal(response.status, 200);
    await response.json();
    const deadline = performance.now() + AT_REST_WITHIN_MS;
    let own = ownMegabytes(loanq);
    while (own > least + ABOVE_EMPTY_MEGABYTES_MAX && performance.now() < deadline) {
      await delay(LOOK_EVERY_MS);
      own = ownMegabytes(loanq);
    }
    const children = childrenOf(loanq).map(megabytesOf);
    await stop(loanq);
    for (const each of children) assert.ok(each <= least + QUERY_PROCESS_MEGABYTES_MAX, `${children} MB`);
    const found = `${own.toFixed(1)} MB, an empty server ${least.toFixed(1)} MB`;
    t.diagnostic(found);
    assert.ok(own <= least + ABOVE_EMPTY_MEGABYTES_MAX, found);
  });

  /** Processor time from the start until it is well, milliseconds, all threads together. */
  async function startMs(program: Program): Promise<number> {
    const [address] = await program.said(/http:\/\/\S+/);
    assert.equal((await fetch(`${address}/health`)).status, 200);
    const folder = `/proc/${program.child.pid}/task`;
    const times = readdirSync(folder).map((thread) =>
      readFileSync(join(folder, thread, 'schedstat'), 'utf8'),
    );
    await stop(program);
    return times.reduce((sum, time) => sum + Number(time.split(' ')[0]) / 1e6, 0);
  }

  it('takes about twice as long to start', async (t) => {
    await startMs(startLoanq()); // What is unpacked once is there.
    let [fastest, fastestEmpty] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let i = 0; i < STARTS; i += 1) {
      fastest = Math.min(fastest, await startMs(startLoanq()));
      fastestEmpty = Math.min(fastestEmpty, await startMs(startEmpty()));
    }
    const found = `${fastest.toFixed(0)} ms, an empty server ${fastestEmpty.toFixed(0)} ms`;
    t.diagnostic(found);
    assert.ok(fastest <= fastestEmpty * START_RATIO_MAX, found);
  });
});
