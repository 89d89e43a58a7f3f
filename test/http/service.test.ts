import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ApiInformation, ErrorResponse } from '../../src/http/mod.ts';
import { openTarget, type Target } from '../support/target.ts';

let target: Target;
before(async () => {
  target = await openTarget();
});
after(() => target.close());

/** GET paths, with the content type of each. */
const PATHS = {
  '/': 'text/html; charset=utf-8',
  '/health': 'application/json',
  '/api': 'application/json',
  '/api/openapi.json': 'application/json',
  '/api/docs': 'text/html; charset=utf-8',
  '/api/redoc': 'text/html; charset=utf-8',
  '/errors': 'text/html; charset=utf-8',
  '/errors/missing': 'text/html; charset=utf-8',
  '/vendor/scalar/standalone.js': 'text/javascript; charset=utf-8',
} as const;

const POSTS = ['/api/v1/chat/ask', '/api/v1/chat/generate-sql', '/api/v1/chat/run-sql'] as const;

describe('every GET path', () => {
  it('answers 200 with its content type', async () => {
    for (const [path, type] of Object.entries(PATHS)) {
      const response = await target.request(path);
      await response.arrayBuffer();
      assert.equal(response.status, 200, path);
      assert.equal(response.headers.get('content-type')?.toLowerCase(), type, path);
    }
  });

  it('answers HEAD as GET, without the body', async () => {
    for (const [path, type] of Object.entries(PATHS)) {
      const response = await target.request(path, { method: 'HEAD' });
      assert.equal(response.status, 200, path);
      assert.equal(response.headers.get('content-type')?.toLowerCase(), type, path);
      assert.equal(await response.text(), '', path);
    }
  });

  it('has the headers that keep a browser out of trouble', async () => {
    for (const path of [...Object.keys(PATHS), '/nothing/here', '/api/v1/chat/ask']) {
      const { headers } = await target.request(path);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      assert.equal(headers.get('referrer-policy'), 'no-referrer', path);
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin', path);
      assert.match(
        headers.get('content-security-policy') ?? '',
        /default-src 'none'.*frame-ancestors 'none'/,
        path,
      );
      assert.doesNotMatch(headers.get('content-security-policy') ?? '', /https?:|\*/, path);
      assert.notEqual(headers.get('x-request-id'), null, path);
      assert.equal(headers.get('access-control-allow-origin'), null, path);
    }
  });
});

describe('GET /health', () => {
  it('is exactly the status', async () => {
    assert.equal(await (await target.request('/health')).text(), '{"status":"ok"}');
  });
});

describe('GET /api', () => {
  it('gives name, version, and links that lead somewhere', async () => {
    const information = ApiInformation.parse(await (await target.request('/api')).json());
    assert.equal(information.name, 'loanq');
    assert.match(information.version, /^\d+\.\d+\.\d+/);
    for (const link of Object.values(information.links)) {
      const { pathname } = new URL(link, 'http://localhost');
      const response = await target.request(pathname);
      await response.arrayBuffer();
      assert.ok([200, 405].includes(response.status), `${link}: ${response.status}`);
    }
  });
});

describe('the reference pages', () => {
  it('name no other host', async () => {
    for (const path of ['/api/docs', '/api/redoc']) {
      const page = await (await target.request(path)).text();
      assert.doesNotMatch(page, /(?:src|href)="?(?:https?:)?\/\//, path);
      assert.match(page, /src="\.\.\/vendor\/scalar\/standalone\.js"/, path);
    }
  });

  it('are two layouts', async () => {
    assert.match(await (await target.request('/api/docs')).text(), /"layout": "modern"/);
    assert.match(await (await target.request('/api/redoc')).text(), /"layout": "classic"/);
  });
});

describe('a path that does not exist', () => {
  it('is a 404 with a detail', async () => {
    const paths = [
      '/nothing',
      '/api/v1',
      '/api/v2/chat/ask',
      '/errors/nonsense',
      '/.git/config',
      '/%2e%2e/package.json',
    ];
    for (const path of [...paths, '/..%2fpackage.json', '/%00', '/%ff', '/vendor/..%5c..%5cpackage.json']) {
      const response = await target.request(path);
      assert.equal(response.status, 404, path);
      assert.notEqual(ErrorResponse.parse(await response.json()).detail, '');
    }
  });

  it('is JSON below /api, also for who would take a page', async () => {
    const response = await target.request('/api/v2/nothing', { headers: { accept: 'text/html' } });
    assert.equal(response.status, 404);
    assert.notEqual(ErrorResponse.parse(await response.json()).detail, '');
  });
});

describe('a method that a path does not have', () => {
  it('is a 405 with a detail and Allow', async () => {
    for (const path of POSTS) {
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
        const response = await target.request(path, { method });
        assert.equal(response.status, 405, `${method} ${path}`);
        assert.equal(response.headers.get('allow'), 'POST, OPTIONS');
        assert.match(ErrorResponse.parse(await response.json()).detail, /does not take/);
      }
    }
    for (const path of ['/', '/health', '/api', '/api/docs', '/api/openapi.json', '/errors/missing']) {
      const response = await target.request(path, { method: 'POST', body: '{}' });
      assert.equal(response.status, 405, path);
      assert.equal(response.headers.get('allow'), 'GET, HEAD, OPTIONS');
    }
  });

  it('is told by OPTIONS', async () => {
    const response = await target.request('/api/v1/chat/ask', { method: 'OPTIONS' });
    assert.equal(response.status, 204);
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS');
  });
});

describe('a slash too many', () => {
  it('is a redirect that keeps method and body', async () => {
    for (const path of ['/api', '/api/docs', '/health', ...POSTS]) {
      const response = await target.request(`${path}/`, { method: 'POST', redirect: 'manual' });
      assert.equal(response.status, 307, path);
      const location = response.headers.get('location') ?? '';
      assert.equal(new URL(location, `http://localhost${path}/`).pathname, path);
    }
  });
});

describe('the files of the site', () => {
  it('are sent once, and then known by their ETag', async () => {
    const first = await target.request('/');
    await first.arrayBuffer();
    const etag = first.headers.get('etag');
    assert.ok(etag);
    const second = await target.request('/', { headers: { 'if-none-match': etag } });
    assert.equal(second.status, 304);
    assert.equal(await second.text(), '');
  });

  it('are sent compressed only to those who take that', async () => {
    const path = '/vendor/scalar/standalone.js';
    const plain = await target.request(path, { headers: { 'accept-encoding': 'identity' } });
    assert.equal(plain.headers.get('content-encoding'), null);
    assert.match((await plain.text()).slice(0, 200), /^\(function\(\)/);
    const compressed = await target.request(path, { headers: { 'accept-encoding': 'gzip' } });
    assert.equal(compressed.headers.get('content-encoding'), 'gzip');
    await compressed.arrayBuffer();
  });
});
