import { Scalar } from '@scalar/hono-api-reference';
import type { HttpContext, HttpEnv } from '../dependencies.ts';
import { headersFor } from '../respond.ts';

/**
 * `GET /api/docs` and `GET /api/redoc`: the OpenAPI document as a page, in two layouts. The page's program is a file
 * of the site, `vendor/scalar/`, and the page's policy lets it talk to this server only.
 */
export function createReferenceRoute(layout: 'modern' | 'classic') {
  return async (c: HttpContext): Promise<Response> => {
    const nonce = crypto.randomUUID();
    const headers = headersFor(c, { 'content-security-policy': policy(nonce), 'cache-control': 'no-cache' });
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    const page = await Scalar<HttpEnv>({
      layout,
      nonce,
      pageTitle: 'loanq API',
      // Relative, so that they hold behind a proxy that serves loanq under a path.
      url: './openapi.json',
      cdn: '../vendor/scalar/standalone.js',
      favicon: '../favicon.svg',
      // Nothing that would call another host.
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    })(c, async () => {});
    if (!(page instanceof Response)) throw new Error('The API reference was not rendered');
    return page;
  };
}

function policy(nonce: string): string {
  return (
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; ` +
    "font-src 'self' data:; connect-src 'self'; worker-src blob:; form-action 'none'; base-uri 'none'; " +
    "frame-ancestors 'none'"
  );
}
