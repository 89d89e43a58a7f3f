import { percentile } from '../report/statistics.ts';
import { type HttpConnection, openHttpConnection } from './http-connection.ts';
import { type Load, type LoadResult, NUMBER } from './load.ts';

/** Sends a load from this process and resolves with how the server answered it. */
export async function generateLoad(load: Load): Promise<LoadResult> {
  const record = createRecord(load);
  const next = requestsOf(load.request);
  const send = load.perSecond === null ? sendInTurn : sendAtPace;
  await send(load, record, next);
  return record.result();
}

interface Record {
  add(sentAt: number, isOk: boolean): void;
  /** When the last request may be sent. */
  readonly until: number;
  result(): LoadResult;
}

/** Answers to requests sent during the warm-up are not counted. */
function createRecord({ warmUpMs, durationMs }: Load): Record {
  const from = performance.now() + warmUpMs;
  const times: number[] = [];
  let failures = 0;
  let last = from;
  return {
    until: from + durationMs,
    add(sentAt, isOk) {
      if (sentAt < from) return;
      last = performance.now();
      times.push(last - sentAt);
      if (!isOk) failures += 1;
    },
    result: () => ({
      answers: times.length,
      failures,
      perSecond: (1000 * times.length) / (last - from),
      p50Ms: percentile(times, 0.5),
      p99Ms: percentile(times, 0.99),
      maxMs: percentile(times, 1),
    }),
  };
}

/** Each connection sends its next request when it has its answer. */
async function sendInTurn(load: Load, record: Record, next: NextRequest): Promise<void> {
  await Promise.all(
    Array.from({ length: load.connections }, async () => {
      const { promise: done, resolve } = Promise.withResolvers<void>();
      let sentAt = 0;
      const connection = await open(load, (isOk) => {
        record.add(sentAt, isOk);
        sentAt = performance.now();
        if (sentAt < record.until) connection.send(next());
        else resolve();
      });
      sentAt = performance.now();
      connection.send(next());
      await done;
      connection.close();
    }),
  );
}

/** A request waits for a free connection if need be, and that wait counts: a stall is not hidden by sending less. */
async function sendAtPace(load: Load, record: Record, next: NextRequest): Promise<void> {
  const free: (() => void)[] = [];
  const due: number[] = [];
  const connections: HttpConnection[] = [];
  for (let index = 0; index < load.connections; index++) {
    let sentAt = 0;
    const connection = await open(load, (isOk) => {
      record.add(sentAt, isOk);
      free.push(use);
      sendDue();
    });
    const use = (): void => {
      sentAt = due.shift() ?? performance.now();
      connection.send(next());
    };
    connections.push(connection);
    free.push(use);
  }
  function sendDue(): void {
    while (due.length > 0 && free.length > 0) free.pop()?.();
  }
  const tick = setInterval(
    () => {
      due.push(performance.now());
      sendDue();
    },
    1000 / (load.perSecond ?? 1),
  );
  await new Promise<void>((resolve) => setTimeout(resolve, record.until - performance.now()));
  clearInterval(tick);
  for (const connection of connections) connection.close();
}

async function open(load: Load, onAnswer: (isOk: boolean) => void): Promise<HttpConnection> {
  return openHttpConnection(load.port, onAnswer);
}

type NextRequest = () => Uint8Array;

/** The request's bytes, with the next number where one stands in them. */
function requestsOf(request: string): NextRequest {
  const bytes = Buffer.from(request);
  if (!request.includes(NUMBER)) return () => bytes;
  // No two processes that send a load one after another send the same numbers.
  let number = Date.now() % 10 ** NUMBER.length;
  return () => {
    number = (number + 1) % 10 ** NUMBER.length;
    return Buffer.from(request.replaceAll(NUMBER, `${number}`.padStart(NUMBER.length, '0')));
  };
}
