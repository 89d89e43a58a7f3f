import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { LoanqError } from '../../shared/mod.ts';
import { refuse, refuseUnreadable, unreadable } from './refuse.ts';

/** What answers requests, as Hono's `app.fetch`. */
type Fetch = Parameters<typeof getRequestListener>[0];

/** A server that accepts requests. */
export interface RunningServer {
  /** Where it listens: the port is the one that was found where 0 was asked for. */
  readonly address: { readonly host: string; readonly port: number };
  /** Accepts nothing more and resolves when the requests under way are answered, true; or cut off after `graceMs`, false. */
  close(graceMs: number): Promise<boolean>;
}

/** How long a caller may take, milliseconds. */
const TIMEOUTS = {
  /** A request's header is small: a sender that is slower than this is broken or hostile. */
  headersTimeout: 15_000,
  /** For the whole request, its body included. */
  requestTimeout: 60_000,
  /** How often the server looks for those that are late. */
  connectionsCheckingInterval: 5_000,
  /** Longer than the minute after which the usual load balancers close an idle connection, so that it is never us. */
  keepAliveTimeout: 75_000,
};

/** Listens on an address. Rejects with LoanqError `misconfigured` where that cannot be. */
export async function listen(
  fetch: Fetch,
  address: { readonly host: string; readonly port: number },
  timeouts: Partial<typeof TIMEOUTS> = {},
): Promise<RunningServer> {
  const server = createServer({ ...TIMEOUTS, ...timeouts, requireHostHeader: false }, createListener(fetch));
  refuseUnreadable(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toLoanqError(error, address)));
    server.listen(address.port, address.host, resolve);
  });
  return {
    address: { host: address.host, port: portOf(server) ?? address.port },
    close: (graceMs) => close(server, graceMs),
  };
}

function createListener(fetch: Fetch): RequestListener {
  const answer = getRequestListener(fetch, {
    hostname: 'localhost', // Of probes that speak HTTP/1.0, which may leave it out.
    errorHandler: (error) => unreadable(error instanceof Error ? error.message : String(error)),
  });
  return (request, response) => {
    const problem = findHostProblem(request);
    if (problem === null) answer(request, response);
    else refuse(response, 400, problem);
  };
}

/** Which host is meant must be beyond doubt: a proxy before this server might understand another. */
function findHostProblem(request: IncomingMessage): string | null {
  const { headers, httpVersion, url = '' } = request;
  const count = countHosts(request);
  if (count > 1) return 'The request has more than one Host header.';
  if (count === 0 && httpVersion !== '1.0') return 'The request has no Host header.';
  const scheme = /^https?:/i.exec(url)?.[0];
  if (scheme !== undefined && URL.parse(url)?.host !== URL.parse(`${scheme}//${headers.host}`)?.host) {
    return 'The request names one host in its address and another in its Host header.';
  }
  return null;
}

/** Node itself takes the first and drops the others. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}

function portOf(server: Server): number | null {
  const info: AddressInfo | string | null = server.address();
  return typeof info === 'object' ? (info?.port ?? null) : null;
}

/** A connection kept alive counts as open: each is closed when its answer is done. */
async function close(server: Server, graceMs: number): Promise<boolean> {
  server.on('request', (_, response) => response.setHeader('connection', 'close'));
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  server.closeIdleConnections();
  const closeWhenIdle = setInterval(() => server.closeIdleConnections(), 50);
  const { promise: late, resolve: giveUp } = Promise.withResolvers<false>();
  const timer = setTimeout(() => giveUp(false), graceMs);
  const inTime = await Promise.race([closed, late]);
  clearTimeout(timer);
  clearInterval(closeWhenIdle);
  server.closeAllConnections();
  return inTime;
}

function toLoanqError(error: Error, { host, port }: { host: string; port: number }): LoanqError {
  const code = 'code' in error ? String(error.code) : '';
  const noSuchAddress = `--host ${JSON.stringify(host)} is not an address of this machine; 127.0.0.1 and 0.0.0.0 always are.`;
  const otherPort = port < 65_535 ? port + 1 : port - 1;
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is in use. Stop the program that has it, or choose another: --port ${otherPort}.`,
    EACCES: `This user may not listen on port ${port}. Choose one above 1023: --port 8000.`,
    EADDRNOTAVAIL: noSuchAddress,
    EAI_AGAIN: noSuchAddress,
    EINVAL: noSuchAddress,
    ENOTFOUND: noSuchAddress,
  };
  const message = messages[code] ?? `Cannot listen on ${host}:${port}: ${error.message}`;
  return new LoanqError('misconfigured', message, { cause: error });
}
