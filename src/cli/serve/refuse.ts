import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { unreadableResponse } from '../../http/mod.ts';

/** The status and words for each error that Node's server has with what a caller sends. */
const ERRORS: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The header of the request is longer than 16 KB, the most this server takes.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions of the request are longer than 16 KB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

const LINGER_MS = 1_000;

/** Answers what is no request, as JSON as everything else; Node itself would send a bare status line. */
export function refuseUnreadable(server: Server): void {
  const underWay = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => underWay.set(socket, response));
  server.on('clientError', (error: Error, socket: Duplex) => {
    const response = underWay.get(socket);
    if (socket.writableEnded) return; // More of what was refused.
    if (!socket.writable || (response !== undefined && isBeingAnswered(response))) {
      socket.destroy();
      return;
    }
    const code = 'code' in error ? String(error.code) : '';
    const reason = 'reason' in error ? String(error.reason) : error.message;
    const [status, detail] = ERRORS[code] ?? [400, `The request is not HTTP: ${reason}.`];
    endWith(socket, status, detail);
  });
  server.on('connect', (_, socket) =>
    endWith(socket, 405, 'This server is no proxy: it does not take CONNECT.'),
  );
  server.on('checkExpectation', (_, response) =>
    refuse(response, 417, 'This server knows no expectation but 100-continue.'),
  );
}

/** What is sent now would be taken for a part of the answer, or for the answer to the request before. */
function isBeingAnswered(response: ServerResponse): boolean {
  return !response.writableFinished && (response.headersSent || response.req.complete);
}

/** Answers a request that is not to reach the app, and ends its connection. */
export function refuse(response: ServerResponse, status: number, detail: string): void {
  const { headers, body } = unreadableResponse(detail);
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

/** The response to a request whose address or host makes no sense. */
export function unreadable(reason: string): Response {
  const { headers, body } = unreadableResponse(`The request cannot be read: ${reason}.`);
  return new Response(body, { status: 400, headers });
}

function endWith(socket: Duplex, status: number, detail: string): void {
  const { headers, body } = unreadableResponse(detail);
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Closed at once, the connection would be reset before a caller who is still sending has read this.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
