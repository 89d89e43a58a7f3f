import type { ResultStream } from '../database/mod.ts';
import type { AppDependencies, HttpContext } from './dependencies.ts';
import { type ResponseHeaders, respondJson } from './respond.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** JSON text around the rows of a result. */
interface ResultFrame {
  readonly before: string;
  readonly rows: ResultStream['body'];
  /** Asked for once the last row has passed. */
  readonly after: () => string | Promise<string>;
}

/**
 * A response of a result's rows within a frame. A held result goes out with its length; a stream is passed on as the
 * caller takes it, and when it fails the transfer breaks off, so that what has arrived cannot pass for the whole.
 */
export async function respondResult(
  c: HttpContext,
  frame: ResultFrame,
  { headers, log, cutOff }: Pick<AppDependencies, 'log' | 'cutOff'> & { readonly headers: ResponseHeaders },
): Promise<Response> {
  const { before, rows, after } = frame;
  if (!(rows instanceof ReadableStream)) {
    // As text, because a server sends text and its headers in one write, but bytes in two: a quarter of the time.
    const content = before + decoder.decode(rows) + (await after());
    return respondJson(c, content, { headers });
  }
  const requestId = c.get('requestId');
  const reader = rows.getReader();
  const parts = partsOf(frame, reader);
  const content = new ReadableStream<Bytes>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          log.warn('A result broke off', { requestId, error });
          // A stream that fails would do too, but the server's adapter reports it on the console once more.
          if (!cutOff(c)) throw error;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return respondJson(c, content, { headers });
}

async function* partsOf(
  { before, after }: ResultFrame,
  reader: ReadableStreamDefaultReader<Bytes>,
): AsyncGenerator<Bytes> {
  yield encoder.encode(before);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    yield value;
  }
  yield encoder.encode(await after());
}
