import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import { createRouter } from '../../src/http/create-router.ts';

/** More than are matched before the routes are compiled. */
const MANY = 150;

const ASKED = ['/', '/health', '/errors/late', '/errors/late/', '/elsewhere/deep', '/a%20b'];

function createApp(router: Hono['router'] | null): Hono {
  const app = new Hono(router === null ? {} : { router });
  app.use(async (c, next) => {
    await next();
    c.header('seen', 'yes');
  });
  app.get('/health', (c) => c.text('well')).all('/health', (c) => c.text('other', 405));
  app.get('/errors/:kind', (c) => c.text(c.req.param('kind'))).all('/errors/:kind/', (c) => c.text('slash'));
  app.get('*', (c) => c.text('site')).all('*', (c) => c.text('none', 404));
  return app;
}

async function answers(app: Hono): Promise<string[]> {
  const found: string[] = [];
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
    for (const path of ASKED) {
      const response = await app.request(path, { method });
      const { status, headers } = response;
      found.push(`${method} ${path} ${status} ${headers.get('seen')} ${await response.text()}`);
    }
  }
  return found;
}

describe('createRouter()', () => {
  it("matches as Hono's own, at first and when there have been many requests", async () => {
    const expected = await answers(createApp(null));
    assert.ok(expected.includes('GET /errors/late 200 yes late'));
    const app = createApp(createRouter());
    assert.deepEqual(await answers(app), expected);
    for (let request = 0; request < MANY; request += 1) await app.request('/health');
    assert.deepEqual(await answers(app), expected);
  });
});
