import { LoanqError } from '../../shared/mod.ts';
import type { HttpContext } from '../dependencies.ts';

/**
 * The body of a request, or null when it is longer than `bytesMax`; a body that is too long is not read to its end.
 * Throws LoanqError `cancelled` where the caller leaves before it is whole.
 */
export async function readBody(c: HttpContext, bytesMax: number): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await read(c, bytesMax);
  } catch (cause) {
    throw new LoanqError('cancelled', 'The body of the request did not arrive whole.', { cause });
  }
}

async function read(c: HttpContext, bytesMax: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const declared = c.req.header('content-length');
  if (declared !== undefined) {
    if (!(Number(declared) <= bytesMax)) return null;
    const body = new Uint8Array(await c.req.raw.arrayBuffer());
    return body.length <= bytesMax ? body : null;
  }
  return c.req.raw.body === null ? new Uint8Array() : readStream(c.req.raw.body, bytesMax);
}

async function readStream(
  stream: ReadableStream<Uint8Array>,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > bytesMax) return null;
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}

/** Whether a Content-Type declares JSON: `application/json` or `application/…+json`, with any parameters. */
export function isJsonContentType(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true;
  const essence = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return /^application\/(?:json|[^/]*\+json)$/.test(essence);
}
