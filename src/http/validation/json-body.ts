import { zValidator } from '@hono/zod-validator';
import type { Context, MiddlewareHandler } from 'hono';
import type * as z from 'zod';
import type { HttpContext, HttpEnv } from '../dependencies.ts';
import { respondError } from '../errors.ts';
import { respondJson } from '../respond.ts';
import type { HTTPValidationError } from '../schemas.ts';
import { readBody } from './read-body.ts';
import { exactJson, understandBody } from './understand-body.ts';
import { toValidationError, toViolations, type Violation, valueAt } from './violations.ts';

type JsonBody<Output> = MiddlewareHandler<HttpEnv, string, { in: { json: unknown }; out: { json: Output } }>;

/**
 * Takes the body of a request for the model: lets through what fits, for `c.req.valid('json')`, and answers all else as
 * FastAPI does. One handler rather than a reader and a validator, as each costs every request.
 */
export function jsonBody<Output>(model: z.ZodType<Output>, bodyBytesMax: number): JsonBody<Output> {
  const validate: JsonBody<Output> = zValidator('json', model, refuseUnfit, {
    // In one step: the validator's own way is for models that wait for something, and takes five times as long.
    validationFunction: (_, value) => model.safeParse(value),
  });
  return async (c, next) => {
    const bytes = await readBody(c, bodyBytesMax);
    if (bytes === null) {
      const detail = `The request body is longer than ${bodyBytesMax} bytes, the most this server takes.`;
      return respondError(c, 413, { detail, headers: { connection: 'close' } });
    }
    const contentType = c.req.header('content-type');
    const body = understandBody(bytes, contentType);
    switch (body.kind) {
      case 'unreadable':
        return respondError(c, 400, { detail: `There was an error parsing the body: ${body.reason}.` });
      case 'unfit':
        return respondInvalid(c, [body.violation], () => body.input);
      case 'json':
        // The validator parses by itself, so it is given the text to parse.
        Object.assign(c.req.bodyCache, { text: Promise.resolve(body.text) });
        // It knows fewer names of JSON than FastAPI, such as `application/+json`.
        if (contentType !== JSON_TYPE) c.req.raw.headers.set('content-type', JSON_TYPE);
        return validate(c, next);
    }
  };
}

const JSON_TYPE = 'application/json';

/** What the validator found. */
type Finding =
  | { readonly success: true }
  | { readonly success: false; readonly data: unknown; readonly error: z.core.$ZodError };

/** The validator's hook: a body that does not fit its model is a 422 as FastAPI gives it. */
async function refuseUnfit(finding: Finding, c: Context): Promise<Response | undefined> {
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
