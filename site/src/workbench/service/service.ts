import type { HelpfulRefusal, Overview } from '../../../../src/ask/mod.ts';
import type { Generation } from '../../../../src/shared/mod.ts';
import { parseRows, type Rows } from './parse-rows.ts';
import { ROOT } from './root.ts';

/** How a question was read, or why it was not, and what help there is. */
export type Outcome = Generation | HelpfulRefusal;

/** What the server did and how long that took there, milliseconds; null where it did not say. */
export interface Timed<T> {
  readonly value: T;
  readonly ms: number | null;
}

/** There is no answer to work with. */
export class ServiceError extends Error {
  /** It was loanq that said no, in its own words; else it did not answer, or something before it did. */
  readonly isSaid: boolean;

  constructor(message: string, { isSaid = false } = {}) {
    super(message);
    this.isSaid = isSaid;
  }
}

/** What there is to ask about. */
export async function fetchOverview(): Promise<Overview> {
  return (await request<Overview>('workbench/api/overview', {}, JSON.parse)).value;
}

/** How a question is read; nothing is run. Rejects with ServiceError, or AbortError where it was cancelled. */
export function readQuestion(question: string, signal: AbortSignal): Promise<Timed<Outcome>> {
  return request('workbench/api/read', post({ question }, signal), JSON.parse);
}

/** The rows of a statement. Leaving the connection is what stops it on the server. Rejects as `readQuestion` does. */
export function runSql(sql: string, signal: AbortSignal): Promise<Timed<Rows>> {
  return request('api/v1/chat/run-sql', post({ sql }, signal), parseRows);
}

function post(body: unknown, signal: AbortSignal): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  };
}

async function request<T>(path: string, init: RequestInit, parse: (text: string) => T): Promise<Timed<T>> {
  const response = await fetch(new URL(path, ROOT), init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new ServiceError('loanq does not answer. Is it still running?');
  });
  const text = await response.text().catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new ServiceError('The answer broke off before it was whole. Try again.');
  });
  if (!response.ok) throw refused(text, response.status);
  return { value: parsed(text, parse), ms: serverMs(response.headers.get('server-timing')) };
}

function refused(text: string, status: number): ServiceError {
  const message = messageOf(text);
  if (message !== '') return new ServiceError(message, { isSaid: true });
  return new ServiceError(`The request failed with status ${status}.`);
}

/** The answer of a proxy that wants a log-in first, say, is a page. */
function parsed<T>(text: string, parse: (text: string) => T): T {
  try {
    return parse(text);
  } catch {
    throw new ServiceError('What came back is no answer of loanq. Load the page again.');
  }
}

/** A `detail` is a sentence, or a list of what does not fit. What is no JSON is a proxy's, and says nothing of use. */
function messageOf(text: string): string {
  const detail = detailOf(text);
  if (typeof detail === 'string') return detail;
  const parts = Array.isArray(detail) ? detail : [];
  return parts.map(({ msg }: { readonly msg?: unknown }) => String(msg)).join('. ');
}

function detailOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'detail' in body ? body.detail : null;
  } catch {
    return null;
  }
}

/** `generate;dur=3.1, run;dur=0.8` adds up to 3.9. */
function serverMs(header: string | null): number | null {
  const durations = [...(header ?? '').matchAll(/;dur=([\d.]+)/g)].map(([, ms]) => Number(ms));
  return durations.length === 0 ? null : durations.reduce((sum, ms) => sum + ms, 0);
}
