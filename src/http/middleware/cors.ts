import { LoanqError } from '../../shared/mod.ts';
import type { ResponseHeaders } from '../respond.ts';

/** The CORS headers of a response to a page of `origin`; none where it may not call the service. */
export type Cors = (origin: string | undefined) => ResponseHeaders;

const EXPOSED_HEADERS = 'Retry-After, Server-Timing, X-Loanq-Columns, X-Loanq-Generator, X-Request-Id';

/** What a preflight request is told beside that. */
export const PREFLIGHT_HEADERS: ResponseHeaders = {
  'access-control-allow-headers': 'Content-Type',
  'access-control-max-age': '7200',
};

/** Lets pages of the configured origins call the service. Throws LoanqError `misconfigured` for what is no origin. */
export function createCors(origins: readonly string[]): Cors {
  for (const origin of origins) requireOrigin(origin);
  if (origins.length === 0) return () => ({});
  const allowed = new Set(origins);
  return (origin) => {
    if (origin === undefined) return { vary: 'Origin' };
    if (!allowed.has('*') && !allowed.has(origin)) return { vary: 'Origin' };
    return {
      vary: 'Origin',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': EXPOSED_HEADERS,
    };
  };
}

function requireOrigin(origin: string): void {
  if (origin === '*' || (URL.canParse(origin) && new URL(origin).origin === origin)) return;
  throw new LoanqError(
    'misconfigured',
    `The CORS origin ${JSON.stringify(origin)} is not an origin such as "https://app.example.com", nor "*".`,
  );
}
