import type { AppDependencies, HttpContext } from '../dependencies.ts';
import { respondError } from '../errors.ts';
import { respond } from '../respond.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/**
 * Pages of the site bring their own scripts and styles as files, and talk to this server only. The search of the
 * documentation is WebAssembly in a worker; charts are saved by way of a `blob:` image. The hash is that of no style at
 * all, which plotly.js sets on some elements.
 */
const SITE_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
  "style-src-attr 'unsafe-hashes' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
  "frame-ancestors 'none'";

/** Files whose name changes with their content. */
const HASHED = /^_astro\//;

/** `GET /…`: the files of the site. A folder's is its `index.html`; `x.js` may be stored as `x.js.gz` alone. */
export function createSiteRoute({ assets }: AppDependencies) {
  return async (c: HttpContext): Promise<Response> => {
    const path = filePath(c.req.path);
    const file = path === null ? null : await findFile(assets, path);
    if (file !== null) return respondFile(c, file);
    if (path !== null && (await findFile(assets, `${path}/index.html`)) !== null) {
      // The slash makes the links of the page relative to its folder.
      return respond(c, null, { status: 307, headers: { location: `${c.req.path.split('/').at(-1)}/` } });
    }
    const page = isForPeople(c) ? await findFile(assets, '404.html') : null;
    return page === null ? respondNotFound(c) : respondFile(c, page, 404);
  };
}

/** Whether the caller asks for a page, as browsers do when their user follows a link; below /api errors are JSON for everybody. */
function isForPeople(c: HttpContext): boolean {
  const isOfInterface = /^\/api(?:\/|$)/.test(c.req.path);
  return c.req.method === 'GET' && !isOfInterface && /\btext\/html\b/.test(c.req.header('accept') ?? '');
}

async function respondFile(
  c: HttpContext,
  { path, bytes, isGzipped }: SiteFile,
  status = 200,
): Promise<Response> {
  const isGzipSent = isGzipped && /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
  const etag = `"${await digest(bytes)}${isGzipSent ? '-gzip' : ''}"`;
  const headers = {
    'content-type': CONTENT_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'content-security-policy': SITE_POLICY,
    'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    ...(isGzipped ? { vary: 'Accept-Encoding, Origin' } : {}),
  };
  if (status === 200 && c.req.header('if-none-match')?.includes(etag)) {
    return respond(c, null, { status: 304, headers });
  }
  if (isGzipSent) return respond(c, bytes, { status, headers: { ...headers, 'content-encoding': 'gzip' } });
  return respond(c, isGzipped ? gunzip(bytes) : bytes, { status, headers });
}

/** The answer where there is nothing. */
export function respondNotFound(c: HttpContext): Response {
  return respondError(c, 404, { detail: `There is nothing at ${c.req.path}. GET /api lists what there is.` });
}

/** The file of the site that a path means; null for one that leads out of it or to a hidden file. */
function filePath(urlPath: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(urlPath.slice(1));
  } catch {
    return null;
  }
  const isSafe = path.split('/').every((segment) => /^(?!\.)[\w.~@+ -]*$/.test(segment));
  if (!isSafe) return null;
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

interface SiteFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isGzipped: boolean;
}

async function findFile(assets: AppDependencies['assets'], path: string): Promise<SiteFile | null> {
  const bytes = await assets(path);
  if (bytes !== null) return { path, bytes, isGzipped: false };
  const gzipped = await assets(`${path}.gz`);
  return gzipped === null ? null : { path, bytes: gzipped, isGzipped: true };
}

function gunzip(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
