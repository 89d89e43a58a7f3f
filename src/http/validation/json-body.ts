import type { Context, MiddlewareHandler } from 'hono';
import type * as z from 'zod';
import type { HttpContext, HttpEnv } from '../dependencies.ts';
import { respondError } from '../errors.ts';
import { respondJson } from '../respond.ts';
import type { HTTPValidationError } from '../schemas.ts';
import { readBody } from './read-body.ts';
import { exactJson, understandBody } from './understand-body.ts';
import { toValidationError, toViolations, type Violation, valueAt } from './violations.ts';

/**
 * Reads the body of a request: lets through what is JSON to FastAPI, for `jsonBody` to check, and answers all else as
 * FastAPI does. The validator parses by itself, so it is given the text to parse.
 */
export function createBodyReader(bodyBytesMax: number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const bytes = await readBody(c, bodyBytesMax);
    if (bytes === null) {
      const detail = `The request body is longer than ${bodyBytesMax} bytes, the most this server takes.`;
      return respondError(c, 413, { detail, headers: { connection: 'close' } });
    }
    const body = understandBody(bytes, c.req.header('content-type'));
    switch (body.kind) {
      case 'unreadable':
        return respondError(c, 400, { detail: `There was an error parsing the body: ${body.reason}.` });
      case 'unfit':
        return respondInvalid(c, [body.violation], () => body.input);
      case 'json':
        Object.assign(c.req.bodyCache, { text: Promise.resolve(body.text) });
        // The validator knows fewer names of JSON than FastAPI, such as `application/+json`.
        if (c.req.header('content-type') !== JSON_TYPE) c.req.raw.headers.set('content-type', JSON_TYPE);
        return next();
    }
  };
}

const JSON_TYPE = 'application/json';

/** What the validator found. */
type Finding =
  | { readonly success: true }
  | { readonly success: false; readonly data: unknown; readonly error: z.core.$ZodError };

/** The validator's hook: a body that does not fit its model is a 422 as FastAPI gives it. */
export async function refuseUnfit(finding: Finding, c: Context): Promise<Response | undefined> {
  if (finding.success) return undefined;
  const body = exactJson(await c.req.text());
  return respondInvalid(c, toViolations(finding.error.issues, finding.data), ({ inputPath }) =>
    valueAt(body, inputPath),
  );
}

function respondInvalid(
  c: HttpContext,
  violations: readonly Violation[],
  inputOf: (violation: Violation) => unknown,
): Response {
  const linkBase = c.get('linkBase');
  const body: HTTPValidationError = {
    detail: violations.map((violation) =>
      toValidationError(violation, { input: inputOf(violation), linkBase }),
    ),
  };
  return respondJson(c, JSON.stringify(body), { status: 422 });
}
