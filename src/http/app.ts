import { Hono } from 'hono';
import { createRouter } from './create-router.ts';
import type { AppDependencies, HttpContext, HttpEnv } from './dependencies.ts';
import { respondError, respondFailure } from './errors.ts';
import { PREFLIGHT_HEADERS } from './middleware/cors.ts';
import { createGatekeeper } from './middleware/gatekeeper.ts';
import { respond } from './respond.ts';
import { createAskRoute } from './routes/ask.ts';
import { errorIndexPage, errorKindPage } from './routes/error-pages.ts';
import { createGenerateSqlRoute } from './routes/generate-sql.ts';
import { createInformationRoute, health } from './routes/information.ts';
import { createOpenApiRoute } from './routes/openapi.ts';
import { createReferenceRoute } from './routes/reference.ts';
import { createRunSqlRoute } from './routes/run-sql.ts';
import { createSiteRoute } from './routes/site.ts';
import { createOverviewRoute } from './routes/workbench/overview.ts';
import { createReadRoute } from './routes/workbench/read.ts';

type Handler = (c: HttpContext) => Response | Promise<Response>;

/**
 * The HTTP interface, every endpoint of the specification. Web APIs only: `fetch` is served by the runtime's adapter.
 * Throws LoanqError `misconfigured` for settings that make no sense.
 */
export function createApp(dependencies: AppDependencies): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>({ router: createRouter() });
  app.use(createGatekeeper(dependencies));
  app.onError((error, c) => respondFailure(c, error, dependencies.log));

  const site = createSiteRoute(dependencies);
  const chat = '/api/v1/chat';
  app.post(`${chat}/ask`, ...createAskRoute(dependencies));
  app.post(`${chat}/generate-sql`, ...createGenerateSqlRoute(dependencies));
  app.post(`${chat}/run-sql`, ...createRunSqlRoute(dependencies));
  app.post('/workbench/api/read', ...createReadRoute(dependencies));
  const posts = ['ask', 'generate-sql', 'run-sql'].map((name) => `${chat}/${name}`);
  for (const path of [...posts, '/workbench/api/read']) {
    app.all(path, otherMethod('POST')).all(`${path}/`, withoutSlash);
  }
  const gets: Readonly<Record<string, Handler>> = {
    '/health': health,
    '/api': createInformationRoute(dependencies),
    '/api/openapi.json': createOpenApiRoute(dependencies),
    '/api/docs': createReferenceRoute('modern'),
    '/api/redoc': createReferenceRoute('classic'),
    '/errors': errorIndexPage,
    '/errors/:kind': errorKindPage,
    '/workbench/api/overview': createOverviewRoute(dependencies),
    '/': site,
  };
  for (const [path, handler] of Object.entries(gets)) {
    app.get(path, handler).all(path, otherMethod('GET, HEAD'));
    if (path !== '/') app.all(`${path}/`, withoutSlash);
  }
  app.get('*', site).all('*', async (c) => {
    const toGet = await site(c);
    return toGet.status === 404 ? toGet : otherMethod('GET, HEAD')(c);
  });
  return app;
}

/** Sends a caller who wrote a slash too many where he meant to go; 307 keeps method and body. */
function withoutSlash(c: HttpContext): Response {
  const location = `../${c.req.path.split('/').at(-2)}`;
  return respond(c, null, { status: 307, headers: { location } });
}

/** Answers OPTIONS, and refuses the methods that a path does not have. */
function otherMethod(methods: string): Handler {
  const allow = `${methods}, OPTIONS`;
  return (c) => {
    if (c.req.method !== 'OPTIONS') {
      return respondError(c, 405, {
        detail: `${c.req.path} does not take ${c.req.method}, but ${allow}.`,
        headers: { allow },
      });
    }
    const isAllowedPreflight = 'access-control-allow-origin' in c.get('responseHeaders');
    return respond(c, null, {
      status: 204,
      headers: {
        allow,
        ...(isAllowedPreflight ? { 'access-control-allow-methods': methods, ...PREFLIGHT_HEADERS } : {}),
      },
    });
  };
}
