import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { listen } from '../../src/cli/serve/listen.ts';
import { sendSignal } from '../support/send-signal.ts';
import { createFolder, type Program, serve } from './program.ts';

const HOST = 'Host: localhost\r\n';
const PATH = '/api/v1/chat/run-sql';
const POST = `POST ${PATH} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const SQL = '{"sql":"SELECT 1 AS a"}';

let folder: Awaited<ReturnType<typeof createFolder>>;
let program: Program & { address: string };
before(async () => {
  folder = await createFolder();
  program = await serve('--database', folder.database, '--timeout', '6s');
});
after(async () => {
  sendSignal(program.child, 'SIGTERM');
  await program.ended;
  folder.remove();
});

/** All that the server sends for these bytes until it closes the connection. */
async function answerTo(raw: string, port: number = Number(new URL(program.address).port)): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => {}); // The server may close while this side still sends.
  socket.write(raw, 'latin1');
  await once(socket, 'close');
  return answer;
}

/** The status of an answer that is to be one refusal, as JSON with a detail. */
async function refusalOf(raw: string): Promise<number> {
  const answer = await answerTo(raw);
  const [head = '', body = '', ...rest] = answer.split('\r\n\r\n');
  assert.deepEqual(rest, [], answer);
  assert.match(head, /^content-type: application\/json$/im, answer);
  assert.match(head, /^x-content-type-options: nosniff$/im, answer);
  assert.match(head, /^connection: close$/im, answer);
  const { detail } = JSON.parse(body);
  assert.match(detail, /^[A-Z].*\.$/);
  return Number(head.split(' ')[1]);
}

describe('what is no request', () => {
  const CASES: readonly (readonly [name: string, status: number, raw: string])[] = [
    ['words', 400, 'hello\r\n\r\n'],
    ['TLS', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a version there is none of', 400, `GET /health HTTP/3.0\r\n${HOST}\r\n`],
    ['an unknown method', 400, `FOO / HTTP/1.1\r\n${HOST}\r\n`],
    ['a method for proxies', 405, `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`],
    ['a NUL in the path', 400, `GET /hea\0lth HTTP/1.1\r\n${HOST}\r\n`],
    ['a NUL in a header', 400, `GET /health HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`],
    [
      'an unknown expectation',
      417,
      `${POST}Expect: magic\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
    ],
    ['a header of 100 KB', 431, `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['1,500 headers', 431, `GET / HTTP/1.1\r\n${HOST}${'abcdef: 123456\r\n'.repeat(1500)}\r\n`],
    ['a path of 20 KB', 431, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`],
  ];
  for (const [name, status, raw] of CASES) {
    it(`is refused with ${status}, as JSON: ${name}`, async () => {
      assert.equal(await refusalOf(raw), status);
    });
  }
});

describe('a request that does not say clearly which host it means', () => {
  const CASES: Readonly<Record<string, string>> = {
    'no host': 'GET /health HTTP/1.1\r\n\r\n',
    'two hosts': `GET /health HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`,
    'a space in the host': 'GET /health HTTP/1.1\r\nHost: local host\r\nConnection: close\r\n\r\n',
    'a path in the host': 'GET /health HTTP/1.1\r\nHost: localhost/x\r\nConnection: close\r\n\r\n',
    'another host in the address': `GET http://evil.example/health HTTP/1.1\r\n${HOST}\r\n`,
    'an address that is none': `GET http://[/health HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  };
  for (const [name, raw] of Object.entries(CASES)) {
    it(`is refused: ${name}`, async () => {
      assert.equal(await refusalOf(raw), 400);
    });
  }

  it('is answered where its address and its header name the same host', async () => {
    const raw = 'GET http://localhost:80/health HTTP/1.1\r\nHost: LOCALHOST\r\nConnection: close\r\n\r\n';
    assert.match(await answerTo(raw), /^HTTP\/1\.1 200 /);
  });

  it('is answered where it is the probe of a load balancer that speaks HTTP/1.0', async () => {
    assert.match(await answerTo('GET /health HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 200 .*\{"status":"ok"\}$/s);
  });
});

describe('a second request smuggled in the first', () => {
  const SMUGGLED = `GET /smuggled HTTP/1.1\r\n${HOST}\r\n`;
  const CASES: Readonly<Record<string, string>> = {
    'two ideas of the length': `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    'two lengths': `${POST}Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
    'two encodings': `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    'an unknown encoding': `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    'a length with a sign': `${POST}Content-Length: +0\r\n\r\n${SMUGGLED}`,
    'a space before the colon': `${POST}Content-Length : 0\r\n\r\n${SMUGGLED}`,
    'a folded header': `${POST}X: a\r\n Content-Length: 0\r\n\r\n${SMUGGLED}`,
    'line feeds alone': `${POST}X: a\nContent-Length: 0\r\n\r\n${SMUGGLED}`,
    'a chunk size that is none': `${POST}Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${SMUGGLED}`,
  };
  for (const [name, raw] of Object.entries(CASES)) {
    it(`is not answered: ${name}`, async () => {
      assert.equal(await refusalOf(raw), 400);
    });
  }
});

describe('a web page elsewhere', () => {
  it('cannot have SQL run by any request that a browser sends without asking', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    for (const type of [...types, 'text/plain; application/json', null]) {
      const headers = { origin: 'https://evil.example', ...(type === null ? {} : { 'content-type': type }) };
      const body = new TextEncoder().encode(SQL); // As bytes, so that no content type is added.
      const response = await fetch(program.address + PATH, { method: 'POST', headers, body });
      assert.equal(response.status, 422, `${type}`);
      assert.equal(response.headers.get('access-control-allow-origin'), null);
    }
  });

  it('is not allowed to ask for more', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
      'access-control-request-private-network': 'true',
    };
    const response = await fetch(program.address + PATH, { method: 'OPTIONS', headers });
    const granted = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
    assert.deepEqual(granted, []);
  });
});

describe('the log', () => {
  it('has one line for a request, whatever its path holds', async () => {
    await answerTo(`GET /a%0d%0aFORGED%1b%5b31m%c2%9b%e2%80%a8 HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
    const [line] = await program.said(/.*FORGED.*/);
    assert.match(line, /^\S+ info GET \/a\\u000d\\nFORGED\\u001b\[31m\\u009b\\u2028 404 /);
  });

  it('does not have the addresses that a caller claims', async () => {
    const headers =
      'X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Host: evil.example\r\nX-Request-Id: forged-id-1\r\n';
    const answer = await answerTo(`GET /api HTTP/1.1\r\n${HOST}${headers}Connection: close\r\n\r\n`);
    assert.doesNotMatch(answer, /evil\.example|forged-id/);
    const [line] = await program.said(/.*GET \/api 200.*/);
    assert.match(line, /address="127\.0\.0\.1"/);
    assert.doesNotMatch(line, /203\.0|forged-id/);
  });

  it('says in a line why a result broke off, without a stack', async () => {
    const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n';
    const response = await fetch(program.address + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sql: endless }),
    });
    assert.equal(response.status, 200);
    await assert.rejects(response.text());
    await program.said(/A result broke off .*\n +sql-timeout: .*\n/);
    await fetch(`${program.address}/health?after`);
    assert.doesNotMatch((await stop()).stderr, /^\s+at |Error/m);
  });

  /** Stops the server, and starts another for the tests to come. */
  async function stop() {
    sendSignal(program.child, 'SIGTERM');
    const ended = await program.ended;
    program = await serve('--database', folder.database, '--timeout', '6s');
    return ended;
  }
});

describe('a caller who sends slowly', () => {
  it('is told so, and let go', async (t) => {
    const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
    const readBody = async (request: Request) => new Response(await request.text());
    const server = await listen(readBody, { host: '127.0.0.1', port: 0 }, limits);
    t.after(() => server.close(0));
    for (const raw of ['GET / HTT', `${POST}Content-Length: 500\r\n\r\n{`]) {
      assert.match(await answerTo(raw, server.address.port), /^HTTP\/1\.1 408 .*too long to arrive/s, raw);
    }
  });
});
