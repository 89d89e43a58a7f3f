import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { LoanqError } from '../shared/mod.ts';
import { excerpt } from './excerpt.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { isQuota, remedyFor } from './remedy.ts';

/** What went wrong with a call, whoever noticed it: the server, the `openai` package, the network, or this room. */
export interface Failure {
  /** The provider's own message, or a clause that completes "The language-model provider at … ". */
  readonly message: string;
  readonly isOwnMessage: boolean;
  /** HTTP status; null where there was no (whole) response. */
  readonly status: number | null;
  /** As the provider calls it, e.g. `insufficient_quota`, `model_not_found`. */
  readonly code: string | null;
  /** The parameter of the request that the provider does not take. */
  readonly parameter: string | null;
  /** The same call may well succeed a little later. */
  readonly isTransient: boolean;
  readonly headers: Headers | null;
}

/** An answer that cannot be used; the message completes "The language-model provider at … ". */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly isTransient: boolean;
  /** A stream ended before it began: asked without one, the server may say why. */
  readonly isStreamUnbegun: boolean;

  constructor(message: string, { isTransient = false, isStreamUnbegun = false } = {}) {
    super(message);
    this.isTransient = isTransient;
    this.isStreamUnbegun = isStreamUnbegun;
  }
}

/** Reads what was thrown; null for anything that is not the provider's failing, such as a bug. */
export function toFailure(error: unknown): Failure | null {
  if (error instanceof AnswerError) return ownFailure(error.message, error);
  if (error instanceof APIConnectionTimeoutError) {
    return ownFailure('did not answer in time.', { isTransient: true });
  }
  if (error instanceof APIConnectionError) {
    return ownFailure(`cannot be reached: ${describeConnection(error)}.`, { isTransient: true });
  }
  return error instanceof APIError ? responseFailure(error) : null;
}

/**
 * The error for the user: the provider's own message where it gave one, and what the operator can do. The key never
 * shows, even if a provider repeats it; for its sake no cause is attached either.
 * What is not the provider's failing comes back as it is.
 */
export function translateError(error: unknown, { settings, isLate }: TranslateOptions): unknown {
  const failure = isLate ? lateness(settings) : toFailure(error);
  if (failure === null) return error;
  const place = `The language-model provider at ${describeAddress(settings.baseUrl)} `;
  const message = (failure.isOwnMessage ? '' : place) + failure.message;
  const remedy = remedyFor(failure);
  const stop = remedy === '' ? '' : /[.!?]\s*$/.test(message) ? ' ' : '. ';
  return new LoanqError('provider-failed', redact(message + stop + remedy, settings.apiKey));
}

interface TranslateOptions {
  readonly settings: ProviderSettings;
  /** The time for the answer is over, whatever the error says. */
  readonly isLate: boolean;
}

/** Replaces the key wherever it stands. */
export function redact(text: string, apiKey: string | null): string {
  return apiKey === null || apiKey === '' ? text : text.replaceAll(apiKey, '***');
}

function lateness({ timeoutMs }: ProviderSettings): Failure {
  const remedy = 'Raise LOANQ_PROVIDER_TIMEOUT, or choose a faster model (LOANQ_MODEL)';
  return ownFailure(`gave no answer within ${timeoutMs / 1000} s. ${remedy}.`, { isTransient: false });
}

function ownFailure(message: string, { isTransient }: { isTransient: boolean }): Failure {
  return {
    message,
    isOwnMessage: false,
    status: null,
    code: null,
    parameter: null,
    isTransient,
    headers: null,
  };
}

function responseFailure(error: APIError): Failure {
  const status = error.status ?? null;
  const { message, code, parameter } = readErrorBody(error.error);
  return {
    message: message ?? `answered with ${describeStatus(error)}.`,
    isOwnMessage: message !== null,
    status,
    code,
    parameter,
    isTransient: isTransient(status, code),
    headers: error.headers ?? null,
  };
}

/** With the beginning of a page, without its markup, or with where a redirection leads, which is not followed. */
function describeStatus({ status, error, headers }: APIError): string {
  const location = headers?.get('location') ?? '';
  const address = URL.canParse(location) ? describeAddress(location) : location.split('?', 1)[0];
  const target = location === '' ? '' : ` and points to ${address}`;
  const page = typeof error === 'string' && error !== '' ? `, not JSON: "${excerpt(error)}"` : '';
  return `${status === undefined ? 'an error' : `status ${status}`}${target}${page}`;
}

function isTransient(status: number | null, code: string | null): boolean {
  if (status === null) return false;
  if (isQuota(code)) return false;
  return (
    status === 408 || status === 409 || status === 429 || (status >= 500 && status !== 501 && status !== 505)
  );
}

/**
 * The message in an error body: OpenAI's `error.message`; `error` as text (Ollama), `message` (vLLM), `detail` (servers
 * built on FastAPI); a list of one such object (Gemini).
 */
function readErrorBody(body: unknown): {
  message: string | null;
  code: string | null;
  parameter: string | null;
} {
  const outer = toRecord(Array.isArray(body) ? body[0] : body);
  const { error, detail } = outer;
  const inner = toRecord(error);
  const texts = [inner.message, error, outer.message, detail];
  const message = texts.find((text) => typeof text === 'string' && text.trim() !== '');
  const code = [inner.code, inner.type, outer.code, outer.type].find((text) => typeof text === 'string');
  const whole = Object.keys(outer).length > 0 ? JSON.stringify(body) : null;
  const text = typeof message === 'string' ? message : whole;
  return {
    message: text?.slice(0, MESSAGE_LENGTH_MAX) ?? null,
    code: typeof code === 'string' ? code : null,
    parameter: typeof inner.param === 'string' ? inner.param : null,
  };
}

const MESSAGE_LENGTH_MAX = 4_000;

/** The members that error bodies and network errors have; all may be missing. */
interface ErrorMembers {
  readonly error?: unknown;
  readonly message?: unknown;
  readonly detail?: unknown;
  readonly code?: unknown;
  readonly type?: unknown;
  readonly param?: unknown;
}

function toRecord(value: unknown): ErrorMembers {
  return typeof value === 'object' && value !== null ? value : {};
}

/** The network's reason, from the innermost cause. */
function describeConnection(error: Error): string {
  let inner: unknown = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  const { code } = toRecord(inner);
  const text = inner instanceof Error ? inner.message : error.message;
  if (code === 'ECONNREFUSED' || /connection refused/i.test(text)) {
    return 'the connection was refused. Check that it runs, and OPENAI_BASE_URL';
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || /dns error/i.test(text)) {
    return 'there is no host of that name. Check OPENAI_BASE_URL';
  }
  return `${excerpt(text).replace(/\.$/, '')}. Ask again; if that does not help, check OPENAI_BASE_URL, and the log of the server behind it`;
}

/** Without the query, which may hold a secret. */
function describeAddress(baseUrl: string | null): string {
  if (baseUrl === null) return 'https://api.openai.com/v1';
  if (!URL.canParse(baseUrl)) return 'OPENAI_BASE_URL';
  const { origin, pathname } = new URL(baseUrl);
  return origin + pathname.replace(/\/$/, '');
}
