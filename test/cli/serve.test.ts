import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { sendSignal } from '../support/send-signal.ts';
import { createFolder, run, serve } from './program.ts';

/** Rows that no buffer on the way holds: the answer ends only when its reader has read. */
const LONG =
  'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 40000) SELECT i, hex(zeroblob(500)) AS x FROM n';

function runSql(address: string, sql: string): Promise<Response> {
  return fetch(`${address}/api/v1/chat/run-sql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sql }),
  });
}

describe('loanq serve', () => {
  let folder: Awaited<ReturnType<typeof createFolder>>;
  before(async () => {
    folder = await createFolder();
  });
  after(() => folder.remove());

  it('says in one line where it is and what it serves, answers, and stops with exit code 0', async () => {
    const { address, child, ended } = await serve('--database', folder.database);
    assert.deepEqual(await (await fetch(`${address}/health`)).json(), { status: 'ok' });
    assert.match(await (await fetch(address)).text(), /<title>[^<]*loanq/);
    sendSignal(child, 'SIGTERM');
    const { code, stdout } = await ended;
    assert.equal(code, 0);
    const lines = stdout.split('\n');
    assert.equal(lines.length, 2, stdout);
    assert.match(lines[0] ?? '', /^loanq \d+\.\d+\.\d+ at http:\/\/127\.0\.0\.1:\d+ /);
    assert.ok(lines[0]?.includes(folder.database));
  });

  it('says that others on the network may ask, and where users reach it', async () => {
    const publicUrl = 'https://loans.example.com';
    const { child, ended, said } = await serve(
      '--database',
      folder.database,
      ...['--host', '0.0.0.0', '--public-url', publicUrl],
    );
    await said(/Anyone on the network who reaches .* may ask/);
    sendSignal(child, 'SIGTERM');
    const { stdout } = await ended;
    assert.match(
      stdout,
      /^loanq \S+ at http:\/\/localhost:\d+ \(for users https:\/\/loans\.example\.com\) · /,
    );
  });

  it('lets a request under way finish when asked to stop, and takes no new one', async () => {
    const { address, child, ended, said } = await serve('--database', folder.database);
    const response = await runSql(address, LONG);
    sendSignal(child, 'SIGTERM');
    await said(/Stopping/);
    await assert.rejects(fetch(`${address}/health`, { headers: { connection: 'close' } }));
    const { data } = await response.json();
    assert.equal(data.length, 40_000);
    assert.equal((await ended).code, 0);
  });

  it('stops at once when asked twice', async () => {
    const { address, child, ended, said } = await serve('--database', folder.database);
    const response = await runSql(address, LONG);
    sendSignal(child, 'SIGTERM');
    await said(/Stopping/);
    sendSignal(child, 'SIGTERM');
    assert.equal((await ended).code, 143);
    await assert.rejects(response.text());
  });

  it('serves on when nobody reads what it says', async () => {
    const { address, child, ended } = await serve('--database', folder.database);
    child.stdout?.destroy();
    child.stderr?.destroy();
    for (let i = 0; i < 3; i++) assert.equal((await fetch(`${address}/health`)).status, 200);
    sendSignal(child, 'SIGINT');
    assert.equal((await ended).code, 0);
  });

  it('says in one line what to do where the port is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
    const { code, stdout, stderr } = await run('--database', folder.database, '--port', `${port}`);
    other.close();
    assert.deepEqual({ code, stdout }, { code: 2, stdout: '' });
    assert.match(
      stderr,
      new RegExp(`^loanq: Port ${port} on 127\\.0\\.0\\.1 is in use\\..* --port \\d+\\.\n$`),
    );
  });

  it('says in one line that an address is not of this machine', async () => {
    const { code, stderr } = await run('--database', folder.database, '--port', '0', '--host', '192.0.2.1');
    assert.equal(code, 2);
    assert.match(stderr, /^loanq: --host "192\.0\.2\.1" is not an address of this machine;.*\n$/);
  });
});
