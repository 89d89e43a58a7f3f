import type { ResultStream } from '../database/mod.ts';

/** The bytes of a result's JSON text, chunk by chunk, whether it was held or streams. */
export async function* readBody({ body }: ResultStream): AsyncGenerator<Uint8Array> {
  if (body instanceof Uint8Array) {
    yield body;
    return;
  }
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => {}); // Left early: let the statement end.
  }
}

/** Reads a result to its end, for its profile's sake. Rejects as the stream does. */
export async function drain(result: ResultStream): Promise<void> {
  for await (const _ of readBody(result));
}
