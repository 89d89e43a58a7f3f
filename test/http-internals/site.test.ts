import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApp, ErrorResponse } from '../../src/http/mod.ts';
import { appDependencies } from '../support/app-dependencies.ts';
import { askService } from '../support/ask-service.ts';

const FILES: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'docs/index.html': 'docs',
  'docs/a.txt': 'a',
  '404.html': 'nowhere',
  '_astro/a.1234.css': 'style',
  '.secret': 'secret',
  'data.unknown': 'bytes',
};

const app = createApp(
  appDependencies(askService(), {
    assets: async (path) => {
      const text = FILES[path];
      return text === undefined ? null : new TextEncoder().encode(text);
    },
  }),
);

describe('the site', () => {
  it('answers a folder with its index, under a path that ends in a slash', async () => {
    assert.equal(await (await app.request('/')).text(), 'home');
    assert.equal(await (await app.request('/docs/')).text(), 'docs');
    const redirect = await app.request('/docs');
    assert.equal(redirect.status, 307);
    assert.equal(redirect.headers.get('location'), 'docs/');
  });

  it('gives a file of a type it does not know as bytes', async () => {
    const response = await app.request('/data.unknown');
    assert.equal(response.headers.get('content-type'), 'application/octet-stream');
  });

  it('is only read', async () => {
    const response = await app.request('/docs/a.txt', { method: 'DELETE' });
    assert.equal(response.status, 405);
    assert.equal(response.headers.get('allow'), 'GET, HEAD, OPTIONS');
    assert.equal((await app.request('/docs/b.txt', { method: 'DELETE' })).status, 404);
  });

  it('shows its own page to a browser that was led nowhere, and JSON to programs', async () => {
    const page = await app.request('/nowhere', { headers: { accept: 'text/html,*/*' } });
    assert.equal(page.status, 404);
    assert.equal(await page.text(), 'nowhere');
    const body = await (await app.request('/nowhere', { headers: { accept: '*/*' } })).json();
    assert.match(ErrorResponse.parse(body).detail, /nothing at \/nowhere/);
  });

  it('is kept by browsers where a name changes with its content, and asked for again elsewhere', async () => {
    const kept = await app.request('/_astro/a.1234.css');
    assert.equal(kept.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal((await app.request('/')).headers.get('cache-control'), 'no-cache');
  });

  it('never asks for a hidden file or one outside', async () => {
    for (const path of [
      '/.secret',
      '/docs/..%2f.secret',
      '/docs/.%2e/a.txt',
      '/docs%5ca.txt',
      '/docs/a.txt%00',
      '//evil.com',
    ]) {
      assert.equal((await app.request(path)).status, 404, path);
    }
  });
});
