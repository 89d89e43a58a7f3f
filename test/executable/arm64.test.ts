import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { type Program, start } from '../cli/program.ts';
import { findExecutable } from '../support/executable.ts';
import { postJson } from '../support/post-json.ts';
import { sendSignal } from '../support/send-signal.ts';

/** The kernel has to know the emulator, as the program starts itself anew for query processes. */
const REGISTRATION = '/proc/sys/fs/binfmt_misc/qemu-aarch64';
/** Where the emulator looks for libraries, and so finds Debian's of libc6-arm64-cross where this is a link to them. */
const LIBRARIES = '/etc/qemu-binfmt/aarch64';

const executable = process.arch === 'arm64' ? null : findExecutable('linux-arm64');
const missing = [REGISTRATION, LIBRARIES].filter((path) => !existsSync(path));
const skip =
  executable === null
    ? 'There is no executable for linux-arm64 in dist: npm run build -- --all makes it.'
    : missing.length > 0 && `There is no ${missing.join(', ')} here.`;

describe('the executable for linux-arm64, emulated', { skip }, () => {
  const home = mkdtempSync(join(tmpdir(), 'loanq-arm64-'));
  let server: Program;
  let target: { request(path: string, init?: RequestInit): Promise<Response> };
  before(async () => {
    server = start(['--port', '0'], { executable: executable ?? '', environment: { LOANQ_HOME: home } });
    const [address] = await server.said(/http:\/\/\S+/);
    target = { request: (path, init) => fetch(address + path, init) };
  });
  after(async () => {
    sendSignal(server.child, 'SIGTERM');
    assert.equal((await server.ended).code, 0);
    rmSync(home, { recursive: true });
  });

  it('is healthy', async () => {
    const response = await target.request('/health');
    assert.deepEqual([response.status, await response.json()], [200, { status: 'ok' }]);
  });

  it('runs SQL', async () => {
    const response = await postJson(target, '/api/v1/chat/run-sql', { sql: 'SELECT 6 * 7 AS answer' });
    assert.deepEqual(await response.json(), { data: [{ answer: 42 }] });
  });

  it('answers a question', async () => {
    const response = await postJson(target, '/api/v1/chat/ask', { question: 'How many loans are late?' });
    const { data, chart_code: chart } = await response.json();
    assert.deepEqual([data.length, typeof chart], [1, 'string']);
  });
});
