import type { ResultStream } from '../database/mod.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * JSON text made of a result between two pieces: bytes where the result is held, else a stream that asks for the
 * next rows only when the caller takes them. `after` is awaited once the last row has passed.
 */
export async function joinJson(
  before: string,
  body: ResultStream['body'],
  after: () => string | Promise<string>,
): Promise<Bytes | ReadableStream<Bytes>> {
  const encoder = new TextEncoder();
  const head = encoder.encode(before);
  if (!(body instanceof ReadableStream)) return concatenate([head, body, encoder.encode(await after())]);
  const rows = body.getReader();
  let isHeadSent = false;
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        if (!isHeadSent) {
          isHeadSent = true;
          controller.enqueue(head);
          return;
        }
        const { done, value } = await rows.read();
        if (!done) return controller.enqueue(value);
        controller.enqueue(encoder.encode(await after()));
        controller.close();
      },
      cancel: (reason) => rows.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

function concatenate(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
