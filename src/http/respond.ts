import type { HttpContext } from './dependencies.ts';
import type { ErrorResponse } from './schemas.ts';

/** What a response may carry; strings and bytes go out with their length, streams in chunks. */
export type ResponseContent =
  | string
  | Uint8Array<ArrayBuffer>
  | ReadableStream<Uint8Array<ArrayBuffer>>
  | null;

export type ResponseHeaders = Readonly<Record<string, string>>;

/** On every response. Pages say more by their own content security policy. */
const SECURITY_HEADERS: ResponseHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * The response to a request that no app sees, because it cannot be read: for the runtime's server to send. The
 * connection ends with it, for nobody knows where the next request would begin.
 */
export function unreadableResponse(detail: string): {
  readonly headers: ResponseHeaders;
  readonly body: string;
} {
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    connection: 'close',
  };
  return { headers, body: JSON.stringify({ detail } satisfies ErrorResponse) };
}

/** Response headers as a plain object: servers write those out without building a `Headers`, which costs. */
export function headersFor(c: HttpContext, more: ResponseHeaders): Record<string, string> {
  return { ...SECURITY_HEADERS, ...c.get('responseHeaders'), ...more };
}

/** A response with the headers that every response has. */
export function respond(
  c: HttpContext,
  content: ResponseContent,
  options: { readonly status?: number; readonly headers: ResponseHeaders },
): Response {
  return new Response(content, {
    status: options.status ?? 200,
    headers: headersFor(c, options.headers),
  });
}

/** A JSON response; `json` is the text, so that what is large or exact is never parsed and printed again. */
export function respondJson(
  c: HttpContext,
  json: Exclude<ResponseContent, null>,
  options: { readonly status?: number; readonly headers?: ResponseHeaders } = {},
): Response {
  return respond(c, json, {
    status: options.status ?? 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...options.headers },
  });
}
