import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import type { AskService } from '../../src/ask/mod.ts';
import { createApp } from '../../src/http/mod.ts';
import { LoanqError } from '../../src/shared/mod.ts';
import { appDependencies, createRecordingLog } from '../support/app-dependencies.ts';
import { askService, resultOf } from '../support/ask-service.ts';
import { postJson } from '../support/post-json.ts';
import { serveApp } from '../support/serve-app.ts';

type Bytes = Uint8Array<ArrayBuffer>;

async function serve(t: TestContext, operations: Partial<AskService>) {
  const log = createRecordingLog();
  const server = await serveApp(createApp(appDependencies(askService(operations), { log })));
  t.after(() => server.close());
  return { log, server, request: (path: string, init?: RequestInit) => fetch(server.address + path, init) };
}

const PATH = '/api/v1/chat/run-sql';
const chunk = new TextEncoder().encode('x'.repeat(64 * 1024));

describe('a streamed result', () => {
  it('breaks off when it fails, so that it cannot pass for whole', async (t) => {
    let sent = 0;
    const body = new ReadableStream<Bytes>({
      pull(controller) {
        if (sent++ < 5) controller.enqueue(chunk);
        else controller.error(new LoanqError('sql-timeout', 'The statement ran too long.'));
      },
    });
    t.mock.method(console, 'error', () => {}); // The server adapter reports the broken stream there too.
    const target = await serve(t, { runSql: async () => resultOf(body) });
    const response = await postJson(target, PATH, { sql: 'SELECT 1' });
    assert.equal(response.status, 200);
    await assert.rejects(response.text());
    const broken = target.log.lines.find(({ level }) => level === 'warn');
    assert.equal(broken?.fields['requestId'], response.headers.get('x-request-id'));
  });

  it('is produced only as fast as the caller takes it, and ends when the caller leaves', async (t) => {
    const left = Promise.withResolvers<void>();
    let produced = 0;
    const body = new ReadableStream<Bytes>(
      {
        pull(controller) {
          produced += chunk.length;
          controller.enqueue(chunk);
        },
        cancel: () => left.resolve(),
      },
      { highWaterMark: 0 },
    );
    const target = await serve(t, { runSql: async () => resultOf(body) });
    const leave = new AbortController();
    const response = await target.request(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"sql":"SELECT 1"}',
      signal: leave.signal,
    });
    const reader = response.body?.getReader();
    await reader?.read();
    leave.abort();
    await left.promise;
    assert.ok(produced < 64 * 1024 * 1024, `${produced} bytes`);
  });

  it('is waited for by the chart code of ask', async (t) => {
    const rows = Promise.withResolvers<string>();
    const body = new ReadableStream<Bytes>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"a":1}]'));
        controller.close();
        rows.resolve('import plotly');
      },
    });
    const generation = await askService().generateSql('x', {
      signal: new AbortController().signal,
      timings: { record() {} },
    });
    const target = await serve(t, {
      ask: async () => ({ generation, result: resultOf(body), chartCode: rows.promise }),
    });
    const response = await postJson(target, '/api/v1/chat/ask', { question: 'How many?' });
    assert.equal(
      await response.text(),
      '{"sql":"SELECT 1 AS one","data":[{"a":1}],"chart_code":"import plotly"}',
    );
  });
});

describe('a caller who leaves before the answer', () => {
  it('aborts the work', async (t) => {
    const started = Promise.withResolvers<AbortSignal>();
    const target = await serve(t, {
      runSql: (_, { signal }) => {
        started.resolve(signal);
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new LoanqError('cancelled', 'The caller left.')));
        });
      },
    });
    const leave = new AbortController();
    const asked = target.request(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"sql":"SELECT 1"}',
      signal: leave.signal,
    });
    const signal = await started.promise;
    const aborted = once(signal, 'abort');
    leave.abort();
    await assert.rejects(asked);
    await aborted;
  });
});

describe('a caller who leaves in the middle of the body', () => {
  it('is no failure of the server', async (t) => {
    const logged = Promise.withResolvers<string>();
    const log = { ...createRecordingLog(), error: logged.resolve, info: logged.resolve };
    const server = await serveApp(createApp(appDependencies(askService(), { log })));
    t.after(() => server.close());
    const socket = connect(server.port, '127.0.0.1');
    const head = `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500`;
    socket.write(`${head}\r\n\r\n{"sql":`, () => setImmediate(() => socket.destroy()));
    assert.equal(await logged.promise, `POST ${PATH} 499`);
  });
});

describe('the body limit', () => {
  /** The status line of the answer to raw bytes. */
  async function statusOf(
    port: number,
    head: string,
    send: (write: (text: string) => void) => void,
  ): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}); // The server may hang up while we still send.
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.write(
      `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${head}\r\n\r\n`,
    );
    send((text) => socket.write(text));
    await once(socket, 'close');
    return answer.split('\r\n')[0] ?? '';
  }

  it('holds for a body that declares its length, before it is sent', async (t) => {
    const { server } = await serve(t, {});
    const status = await statusOf(server.port, 'Content-Length: 99999999\r\nConnection: close', () => {});
    assert.equal(status, 'HTTP/1.1 413 Payload Too Large');
  });

  it('holds for a body in chunks, which declares nothing', async (t) => {
    const { server } = await serve(t, {});
    const status = await statusOf(server.port, 'Transfer-Encoding: chunked\r\nConnection: close', (write) => {
      for (let i = 0; i < 20; i++) write(`10000\r\n${'x'.repeat(65_536)}\r\n`);
    });
    assert.equal(status, 'HTTP/1.1 413 Payload Too Large');
  });
});
