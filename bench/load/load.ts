/** What the load process is told, as JSON in its last argument. */
export interface Load {
  readonly port: number;
  /** The request's bytes as text. Each `NUMBER` in it is sent as another number every time, of as many characters. */
  readonly request: string;
  /** Connections that each send the next request when they have the answer; or, with `perSecond`, that wait for their turn. */
  readonly connections: number;
  /** Sends at this pace whether or not earlier answers are there; null to send as fast as answers come. */
  readonly perSecond: number | null;
  readonly warmUpMs: number;
  readonly durationMs: number;
}

/** What it prints when it is done, as JSON. */
export interface LoadResult {
  readonly answers: number;
  /** Answers that were no success. */
  readonly failures: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** Stands for a number that differs from request to request. */
export const NUMBER = '{number}';

/** A JSON request as text, ready to be sent. */
export function toRequest(method: 'GET' | 'POST', path: string, body?: unknown): string {
  const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n`;
  if (body === undefined) return `${head}\r\n`;
  const json = JSON.stringify(body);
  return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`;
}
