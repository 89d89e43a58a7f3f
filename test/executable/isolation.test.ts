import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { start } from '../cli/program.ts';
import { type MovedExecutable, moveExecutable, withoutExecutable } from '../support/executable.ts';
import { startOpenAiServer } from '../support/openai-server.ts';
import { postJson } from '../support/post-json.ts';

const PATH = '/api/v1/chat/run-sql';

describe('the executable', { skip: withoutExecutable }, () => {
  let place: MovedExecutable;
  before(() => {
    place = moveExecutable();
  });
  after(() => place.remove());

  function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const options = { LOANQ_HOME: join(place.folder, 'home'), ...environment };
    return start(args, { executable: place.executable, environment: options, folder: place.folder });
  }

  it('takes no orders from the environment variables of Node', async () => {
    const evil = join(place.folder, 'evil.cjs');
    const reports = join(place.folder, 'reports');
    writeFileSync(evil, 'process.exitCode = 3; console.log("taken over");');
    const { code, stdout, stderr } = await run(['--version'], {
      NODE_OPTIONS: `--require ${evil} --cpu-prof --cpu-prof-dir=${reports}`,
      NODE_PATH: place.folder,
    }).ended;
    assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
    assert.deepEqual([code, stderr, existsSync(reports)], [0, '', false]);
  });

  it('takes flags of Node for what they are to loanq: unknown', async () => {
    for (const flag of ['--eval=1', '--inspect', '--require=x']) {
      const { code, stderr } = await run([flag]).ended;
      assert.equal(code, 2, flag);
      assert.match(stderr, /^loanq: There is no flag/);
    }
  });

  it('loads nothing from folders named node_modules around it', async () => {
    const folder = join(place.folder, 'node_modules', 'libsql');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.js'), 'console.log("taken over")');
    const { code, stdout } = await run(['sql', 'SELECT 1 AS one', '--csv']).ended;
    assert.deepEqual([code, stdout], [0, 'one\n1\n']);
  });

  it('asks a provider while it serves', async () => {
    const provider = await startOpenAiServer();
    const settings = { OPENAI_BASE_URL: provider.baseUrl, OPENAI_API_KEY: 'key', LOANQ_MODEL: 'test-model' };
    const server = run(['--port', '0'], settings);
    const [address] = await server.said(/http:\/\/\S+/);
    const target = { request: (path: string, init?: RequestInit) => fetch(address + path, init) };
    const response = await postJson(target, '/api/v1/chat/generate-sql', { question: 'How many loans?' });
    assert.deepEqual(await response.json(), { sql: 'SELECT 1' });
    server.child.kill('SIGTERM');
    assert.equal((await server.ended).code, 0);
    await provider.close();
  });

  it('stops runaways at their deadline, and answers meanwhile', async () => {
    const server = run(['--port', '0', '--timeout', '1s']);
    const [address] = await server.said(/http:\/\/\S+/);
    const target = { request: (path: string, init?: RequestInit) => fetch(address + path, init) };
    await (await postJson(target, PATH, { sql: 'SELECT 1' })).json(); // The database is open.
    const runaways = [
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n',
      "SELECT instr(printf('%.*c', 40000000, 'a'), printf('%.*c', 20000000, 'a') || 'b')",
    ].map((sql) => postJson(target, PATH, { sql }));
    assert.equal((await fetch(`${address}/health`)).status, 200);
    for (const response of await Promise.all(runaways)) {
      assert.equal(response.status, 500);
      assert.match((await response.json()).detail, /did not finish within 1 s/);
    }
    const { data } = await (await postJson(target, PATH, { sql: 'SELECT 2 AS two' })).json();
    assert.deepEqual(data, [{ two: 2 }]);
    server.child.kill('SIGTERM');
    assert.equal((await server.ended).code, 0);
  });

  it('leaves no query process behind when it is killed', {
    skip: !existsSync('/proc/self/task'),
  }, async () => {
    const server = run(['--port', '0']);
    const [address] = await server.said(/http:\/\/\S+/);
    const target = { request: (path: string, init?: RequestInit) => fetch(address + path, init) };
    await (await postJson(target, PATH, { sql: 'SELECT 1' })).json();
    const children = childrenOf(server.child.pid ?? assert.fail());
    assert.ok(children.length > 0);
    server.child.kill('SIGKILL');
    await server.ended;
    const deadline = AbortSignal.timeout(10_000);
    while (children.some(isAlive)) {
      deadline.throwIfAborted();
      await new Promise(setImmediate);
    }
  });
});

function childrenOf(id: number): readonly number[] {
  const threads = readdirSync(`/proc/${id}/task`);
  const lists = threads.map((thread) => readFileSync(`/proc/${id}/task/${thread}/children`, 'utf8'));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

function isAlive(id: number): boolean {
  return existsSync(`/proc/${id}`);
}
