import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApp, type HttpSettings } from '../../src/http/mod.ts';
import { appDependencies, createRecordingLog } from '../support/app-dependencies.ts';
import { askService } from '../support/ask-service.ts';

/** Asks an app of these settings for its links; `peer` is the address of the connection. */
async function getApi(
  settings: Partial<HttpSettings>,
  options: { readonly headers?: Record<string, string>; readonly peer?: string } = {},
) {
  const log = createRecordingLog();
  const remoteAddress = () => options.peer ?? null;
  const app = createApp(appDependencies(askService(), { settings, log, remoteAddress }));
  const response = await app.request('/api', { headers: options.headers ?? {} });
  return { response, log, text: await response.text() };
}

async function statusFor(host: string, settings: Partial<HttpSettings>): Promise<number> {
  return (await getApi(settings, { headers: { host } })).response.status;
}

describe('the host check', () => {
  it('lets the names of this machine pass, with any port', async () => {
    for (const host of [
      'localhost',
      'localhost:8000',
      'LOCALHOST:1',
      '127.0.0.1',
      '127.0.0.1:65535',
      '[::1]',
      '[::1]:80',
    ]) {
      assert.equal(await statusFor(host, {}), 200, host);
    }
  });

  it('refuses every other name while bound to loopback, and says which setting to use', async () => {
    for (const host of [
      'evil.com',
      'localhost.evil.com',
      'evil.com:8000',
      '127.0.0.1.nip.io',
      '192.168.1.5',
      '[::2]',
      'localhost:x',
      'localhost@evil.com',
      '',
    ]) {
      const { response, text } = await getApi({}, { headers: { host } });
      assert.equal(response.status, 421, host);
      assert.match(text, /--public-url.*LOANQ_PUBLIC_URL/);
    }
  });

  it('refuses before anything runs', async () => {
    const runSql = async (): Promise<never> => assert.fail('ran');
    const app = createApp(appDependencies(askService({ runSql })));
    const response = await app.request('/api/v1/chat/run-sql', {
      method: 'POST',
      headers: { host: 'evil.com', 'content-type': 'application/json' },
      body: '{"sql":"SELECT 1"}',
    });
    assert.equal(response.status, 421);
  });

  it('lets the public address and allowed hosts pass', async () => {
    const settings = {
      publicUrl: 'https://loans.example.com/book',
      allowedHosts: ['loans.lan', 'a.lan:8443'],
    };
    for (const host of [
      'loans.example.com',
      'loans.example.com:444',
      'loans.lan:1',
      'a.lan:8443',
      'localhost',
    ]) {
      assert.equal(await statusFor(host, settings), 200, host);
    }
    assert.equal(await statusFor('a.lan:80', settings), 421);
    assert.equal(await statusFor('evil.com', settings), 421);
  });

  it('is off on other addresses unless hosts are named', async () => {
    assert.equal(await statusFor('anything.example', { isLoopback: false }), 200);
    assert.equal(await statusFor('anything.example', { isLoopback: false, allowedHosts: ['a.lan'] }), 421);
    assert.equal(await statusFor('a.lan', { isLoopback: false, allowedHosts: ['a.lan'] }), 200);
  });
});

describe('links', () => {
  const forwarded = {
    'x-forwarded-host': 'loans.example.com',
    'x-forwarded-proto': 'https',
    host: 'localhost',
  };

  it('are relative to the root by default', async () => {
    assert.match((await getApi({})).text, /"docs":"\/api\/docs"/);
  });

  it('begin with the public address where there is one', async () => {
    const { text } = await getApi({ publicUrl: 'https://loans.example.com/book/' });
    assert.match(text, /"docs":"https:\/\/loans\.example\.com\/book\/api\/docs"/);
  });

  it('begin with the forwarded address of a trusted proxy, and of nobody else', async () => {
    const settings = { trustedProxies: ['10.0.0.0/8'] };
    const trusted = await getApi(settings, { headers: forwarded, peer: '10.1.2.3' });
    assert.match(trusted.text, /"docs":"https:\/\/loans\.example\.com\/api\/docs"/);
    for (const peer of ['11.0.0.1', '::1', 'nonsense']) {
      assert.match((await getApi(settings, { headers: forwarded, peer })).text, /"docs":"\/api\/docs"/);
    }
    assert.match((await getApi({}, { headers: forwarded, peer: '10.1.2.3' })).text, /"docs":"\/api\/docs"/);
  });

  it('take the scheme from a trusted proxy that leaves the host as it was', async () => {
    const headers = { host: 'localhost', 'x-forwarded-proto': 'https' };
    const { text } = await getApi({ trustedProxies: ['10.0.0.0/8'] }, { headers, peer: '10.1.2.3' });
    assert.match(text, /"docs":"https:\/\/localhost\/api\/docs"/);
  });

  it('of a validation error name the host that was asked, where nothing better is known', async () => {
    const post = async (settings: Partial<HttpSettings>): Promise<string> => {
      const app = createApp(appDependencies(askService(), { settings }));
      const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
      return (await app.request('http://localhost:8000/api/v1/chat/ask', request)).text();
    };
    assert.match(await post({}), /"url":"http:\/\/localhost:8000\/errors\/missing"/);
    const publicUrl = 'https://loans.example.com/book';
    assert.match(await post({ publicUrl }), /"url":"https:\/\/loans\.example\.com\/book\/errors\/missing"/);
  });

  it('of the OpenAPI document name the same address', async () => {
    const settings = { publicUrl: 'https://loans.example.com/book' };
    const app = createApp(appDependencies(askService(), { settings }));
    const document = await (await app.request('/api/openapi.json')).json();
    assert.deepEqual(Object(document).servers, [{ url: 'https://loans.example.com/book' }]);
  });

  it('do not begin with nonsense', async () => {
    for (const headers of [
      { 'x-forwarded-host': 'a b' },
      { 'x-forwarded-host': 'x', 'x-forwarded-proto': 'javascript' },
    ]) {
      const { text } = await getApi({ trustedProxies: ['10.0.0.1'] }, { headers, peer: '10.0.0.1' });
      assert.match(text, /"docs":"\/api\/docs"/);
    }
  });
});

describe('the request id', () => {
  it('is new for each request', async () => {
    const first = (await getApi({})).response.headers.get('x-request-id');
    const second = (await getApi({})).response.headers.get('x-request-id');
    assert.notEqual(first, second);
    for (const id of [first, second]) assert.match(id ?? '', /^[0-9a-f]{24}$/);
  });

  it('is taken over from a trusted proxy, where it is one', async () => {
    const settings = { trustedProxies: ['::1'] };
    const idFor = async (id: string, peer: string) =>
      (await getApi(settings, { headers: { 'x-request-id': id }, peer })).response.headers.get(
        'x-request-id',
      );
    assert.equal(await idFor('trace-12345678', '::1'), 'trace-12345678');
    assert.notEqual(await idFor('trace-12345678', '::2'), 'trace-12345678');
    assert.notEqual(await idFor('bad id', '::1'), 'bad id');
    assert.notEqual(await idFor('x'.repeat(500), '::1'), 'x'.repeat(500));
  });
});

describe('the log', () => {
  it('has one line per request: method, path, status, time, id, address, and nothing of the body or query', async () => {
    const log = createRecordingLog();
    const app = createApp(appDependencies(askService(), { log, remoteAddress: () => '127.0.0.1' }));
    const response = await app.request('/api/v1/chat/run-sql?token=secret', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"sql":"SELECT secret"}',
    });
    assert.equal(log.lines.length, 1);
    const [line] = log.lines;
    assert.equal(line?.message, 'POST /api/v1/chat/run-sql 200');
    assert.equal(line?.fields['requestId'], response.headers.get('x-request-id'));
    assert.equal(line?.fields['address'], '127.0.0.1');
    assert.equal(typeof line?.fields['ms'], 'number');
    assert.doesNotMatch(JSON.stringify(log.lines), /secret/);
  });

  it('names the client behind trusted proxies: the last address that is none of them', async () => {
    const settings = { trustedProxies: ['10.0.0.0/8', '127.0.0.1'] };
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.9' };
    const behind = await getApi(settings, { headers, peer: '::ffff:127.0.0.1' });
    assert.equal(behind.log.lines[0]?.fields['address'], '203.0.113.7');
    const direct = await getApi(settings, { headers, peer: '203.0.113.99' });
    assert.equal(direct.log.lines[0]?.fields['address'], '203.0.113.99');
  });
});

describe('CORS', () => {
  const origin = 'https://app.example.com';

  async function preflight(settings: Partial<HttpSettings>, from: string): Promise<Response> {
    const app = createApp(appDependencies(askService(), { settings }));
    return app.request('/api/v1/chat/ask', {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
  }

  it('is off by default', async () => {
    const { headers } = await preflight({}, origin);
    assert.deepEqual(
      [...headers.keys()].filter((name) => name.startsWith('access-control')),
      [],
    );
  });

  it('lets pages of the configured origins post JSON and read the headers', async () => {
    const { status, headers } = await preflight({ corsOrigins: [origin] }, origin);
    assert.equal(status, 204);
    assert.equal(headers.get('access-control-allow-origin'), origin);
    assert.equal(headers.get('access-control-allow-methods'), 'POST');
    assert.equal(headers.get('access-control-allow-headers'), 'Content-Type');
    const { response } = await getApi({ corsOrigins: [origin] }, { headers: { origin } });
    assert.equal(response.headers.get('access-control-allow-origin'), origin);
    assert.match(response.headers.get('access-control-expose-headers') ?? '', /X-Request-Id/);
    assert.equal(response.headers.get('vary'), 'Origin');
  });

  it('lets no other origin in, unless all are', async () => {
    for (const other of ['https://evil.com', 'null', 'http://app.example.com', `${origin}.evil.com`]) {
      const { headers } = await preflight({ corsOrigins: [origin] }, other);
      assert.equal(headers.get('access-control-allow-origin'), null, other);
    }
    const { headers } = await preflight({ corsOrigins: ['*'] }, 'https://evil.com');
    assert.equal(headers.get('access-control-allow-origin'), 'https://evil.com');
    assert.equal(headers.get('access-control-allow-credentials'), null);
  });
});

describe('createApp()', () => {
  const wrong: readonly [Partial<HttpSettings>, RegExp][] = [
    [{ publicUrl: 'loans.example.com' }, /public URL "loans\.example\.com"/],
    [{ publicUrl: 'ftp://x' }, /public URL "ftp:\/\/x"/],
    [{ allowedHosts: ['http://x'] }, /allowed host "http:\/\/x"/],
    [{ corsOrigins: ['https://x/'] }, /CORS origin "https:\/\/x\/"/],
    [{ corsOrigins: ['x'] }, /CORS origin "x"/],
    [{ trustedProxies: ['10.0.0.0/33'] }, /trusted proxy "10\.0\.0\.0\/33"/],
    [{ trustedProxies: ['10.0.0'] }, /trusted proxy "10\.0\.0"/],
    [{ trustedProxies: ['256.0.0.1'] }, /trusted proxy/],
    [{ trustedProxies: ['::/129'] }, /trusted proxy/],
    [{ trustedProxies: ['10.0.0.0/'] }, /trusted proxy/],
    [{ trustedProxies: ['proxy.lan'] }, /trusted proxy "proxy\.lan"/],
  ];
  for (const [settings, message] of wrong) {
    it(`refuses ${JSON.stringify(settings)}`, () => {
      const make = () => createApp(appDependencies(askService(), { settings }));
      assert.throws(make, { name: 'LoanqError', code: 'misconfigured', message });
    });
  }
});
