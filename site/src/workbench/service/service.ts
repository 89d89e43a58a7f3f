import type { HelpfulRefusal, Overview } from '../../../../src/ask/mod.ts';
import type { Generation } from '../../../../src/shared/mod.ts';
import { ROOT } from './root.ts';

/** A row of a result. */
export type Row = Readonly<Record<string, unknown>>;

/** How a question was read, or why it was not, and what help there is. */
export type Outcome = Generation | HelpfulRefusal;

/** What the server did and how long that took there, milliseconds; null where it did not say. */
export interface Timed<T> {
  readonly value: T;
  readonly ms: number | null;
}

/** The server said no; the message is its own. */
export class ServiceError extends Error {}

/** What there is to ask about. */
export async function fetchOverview(): Promise<Overview> {
  return (await request<Overview>('workbench/api/overview', {})).value;
}

/** How a question is read; nothing is run. Rejects with ServiceError, or AbortError where it was cancelled. */
export function readQuestion(question: string, signal: AbortSignal): Promise<Timed<Outcome>> {
  return request('workbench/api/read', post({ question }, signal));
}

/** The rows of a statement. Leaving the connection is what stops it on the server. Rejects as `readQuestion` does. */
export async function runSql(sql: string, signal: AbortSignal): Promise<Timed<readonly Row[]>> {
  const { value, ms } = await request<{ readonly data: readonly Row[] }>(
    'api/v1/chat/run-sql',
    post({ sql }, signal),
  );
  return { value: value.data, ms };
}

function post(body: unknown, signal: AbortSignal): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  };
}

async function request<T>(path: string, init: RequestInit): Promise<Timed<T>> {
  const response = await fetch(new URL(path, ROOT), init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new ServiceError('loanq does not answer. Is it still running?');
  });
  const body = await response.json().catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new ServiceError('The answer broke off before it was whole. Try again.');
  });
  if (!response.ok) throw new ServiceError(messageOf(body));
  return { value: body, ms: serverMs(response.headers.get('server-timing')) };
}

/** A `detail` is a sentence, or a list of what does not fit. */
function messageOf(body: unknown): string {
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : null;
  if (typeof detail === 'string') return detail;
  const parts = Array.isArray(detail) ? detail : [];
  return parts.map(({ msg }: { readonly msg?: unknown }) => String(msg)).join('. ') || 'The request failed.';
}

/** `generate;dur=3.1, run;dur=0.8` adds up to 3.9. */
function serverMs(header: string | null): number | null {
  const durations = [...(header ?? '').matchAll(/;dur=([\d.]+)/g)].map(([, ms]) => Number(ms));
  return durations.length === 0 ? null : durations.reduce((sum, ms) => sum + ms, 0);
}
