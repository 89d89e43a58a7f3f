import type { MiddlewareHandler } from 'hono';
import { LoanqError } from '../../shared/mod.ts';
import type { AppDependencies, HttpContext, HttpEnv } from '../dependencies.ts';
import { respondError } from '../errors.ts';
import { createCors } from './cors.ts';
import { createHostCheck, describeHostRefusal } from './host-check.ts';
import { createProxyTrust, type ProxyTrust } from './proxy-trust.ts';

/**
 * The one middleware, first on every path: who asks, by which name, under which request id; then the log line.
 * One rather than several because each costs every request.
 */
export function createGatekeeper({
  settings,
  log,
  remoteAddress,
}: Pick<AppDependencies, 'settings' | 'log' | 'remoteAddress'>): MiddlewareHandler<HttpEnv> {
  const publicBase = settings.publicUrl === null ? null : parsePublicUrl(settings.publicUrl);
  const answersTo = createHostCheck(settings);
  const isTrusted = createProxyTrust(settings.trustedProxies);
  const cors = createCors(settings.corsOrigins);

  return async (c, next) => {
    const start = performance.now();
    const peer = remoteAddress(c);
    const isProxied = peer !== null && isTrusted(peer);
    const requestId = (isProxied ? validRequestId(c.req.header('x-request-id')) : null) ?? newRequestId();
    c.set('requestId', requestId);
    c.set('responseHeaders', { 'x-request-id': requestId, ...cors(c.req.header('origin')) });
    c.set('linkBase', publicBase ?? (isProxied ? forwardedBase(c) : ''));

    const host = c.req.header('host') ?? new URL(c.req.url).host;
    if (answersTo(host)) await next();
    else c.res = respondError(c, 421, { detail: describeHostRefusal(host) });

    log.info(`${c.req.method} ${c.req.path} ${c.res.status}`, {
      ms: Math.round((performance.now() - start) * 10) / 10,
      requestId,
      address: isProxied ? clientAddress(c, { peer, isTrusted }) : peer,
    });
  };
}

/** The origin and path prefix of the public address, without a slash at the end. */
function parsePublicUrl(publicUrl: string): string {
  const url = URL.canParse(publicUrl) ? new URL(publicUrl) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new LoanqError(
      'misconfigured',
      `The public URL ${JSON.stringify(publicUrl)} is not an address such as "https://loans.example.com".`,
    );
  }
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/** Tells this process from others; the first look at `crypto` would keep the first request for 5 ms. */
const PROCESS_ID = hexOf(Math.floor(Math.random() * 2 ** 48));
let requests = 0;

/** Need not be hard to guess, only different. */
function newRequestId(): string {
  requests += 1;
  return PROCESS_ID + hexOf(requests);
}

/** Twelve hexadecimal digits. */
function hexOf(number: number): string {
  return number.toString(16).padStart(12, '0');
}

function validRequestId(id: string | undefined): string | null {
  return id !== undefined && /^[\w.:-]{8,128}$/.test(id) ? id : null;
}

/** The address by which a trusted proxy says it was called; nothing where it does not say. It may leave the host in `Host`. */
function forwardedBase(c: HttpContext): string {
  const said = (header: string): string | undefined => c.req.header(header)?.split(',')[0]?.trim();
  const scheme = said('x-forwarded-proto') ?? 'http';
  const isSaid = c.req.header('x-forwarded-proto') !== undefined;
  const host = said('x-forwarded-host') ?? (isSaid ? c.req.header('host') : undefined) ?? '';
  const base = `${scheme}://${host}`;
  return /^https?$/.test(scheme) && URL.canParse(base) ? new URL(base).origin : '';
}

/** Of an IPv6 address with its zone and port, with room to spare. */
const ADDRESS_LENGTH_MAX = 80;

/** The last address of the chain that is not a trusted proxy: what stands before it anybody may have written. */
function clientAddress(
  c: HttpContext,
  { peer, isTrusted }: { readonly peer: string; readonly isTrusted: ProxyTrust },
): string {
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  return (
    chain.findLast((address) => address !== '' && !isTrusted(address))?.slice(0, ADDRESS_LENGTH_MAX) ?? peer
  );
}
