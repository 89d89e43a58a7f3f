import { zValidator } from '@hono/zod-validator';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type * as z from 'zod';
import type { HttpContext, HttpEnv } from '../dependencies.ts';
import { respondError } from '../errors.ts';
import { respondJson } from '../respond.ts';
import type { HTTPValidationError } from '../schemas.ts';
import { readBody } from './read-body.ts';
import { type Body, exactJson, isTooDeep, understandBody, understandUnusualJson } from './understand-body.ts';
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

  /** The validator parses by itself, so it is given the text to parse. */
  function validateText(c: HttpContext, text: string, next: Next): ReturnType<JsonBody<Output>> {
    Object.assign(c.req.bodyCache, { text: Promise.resolve(text) });
    return validate(c, next);
  }

  return async (c, next) => {
    const bytes = await readBody(c, bodyBytesMax);
    if (bytes === null) {
      const detail = `The request body is longer than ${bodyBytesMax} bytes, the most this server takes.`;
      return respondError(c, 413, { detail, headers: { connection: 'close' } });
    }
    const coding = c.req.header('content-encoding');
    if (coding !== undefined && !isUncoded(coding)) return refuseCoding(c, coding);
    const contentType = c.req.header('content-type');
    const body = understandBody(bytes, contentType);
    if (body.kind !== 'text') return refuse(c, body);
    // It knows fewer names of JSON than FastAPI, such as `application/+json`.
    if (contentType !== JSON_TYPE) c.req.raw.headers.set('content-type', JSON_TYPE);
    if (!isTooDeep(body.text)) {
      try {
        return await validateText(c, body.text, next);
      } catch (error) {
        // What the handlers throw does not come here: the app answers it.
        if (!(error instanceof HTTPException)) throw error;
      }
    }
    const unusual = understandUnusualJson(body.text);
    return unusual.kind === 'text' ? validateText(c, unusual.text, next) : refuse(c, unusual);
  };
}

/** Whether a Content-Encoding leaves the body as it is. */
function isUncoded(coding: string): boolean {
  return /^\s*(?:identity)?\s*$/i.test(coding);
}

function refuseCoding(c: HttpContext, coding: string): Response {
  return respondError(c, 415, {
    detail: `The request body has the Content-Encoding ${JSON.stringify(coding)}, which this server does not take. Send the JSON as it is, without that header.`,
    headers: { 'accept-encoding': 'identity' },
  });
}

function refuse(c: HttpContext, body: Exclude<Body, { kind: 'text' }>): Response {
  if (body.kind === 'unfit') return respondInvalid(c, [body.violation], () => body.input);
  return respondError(c, 400, { detail: `There was an error parsing the body: ${body.reason}.` });
}

const JSON_TYPE = 'application/json';

/** What the validator found. */
type Finding =
  | { readonly success: true }
  | { readonly success: false; readonly data: unknown; readonly error: z.core.$ZodError };

/** The validator's hook: a body that does not fit its model is a 422 as FastAPI gives it. */
function refuseUnfit(finding: Finding, c: Context): Promise<Response> | undefined {
  return finding.success ? undefined : respondUnfit(finding, c);
}

async function respondUnfit(finding: Exclude<Finding, { success: true }>, c: Context): Promise<Response> {
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
  const linkBase = c.get('linkBase') || new URL(c.req.url).origin; // It is kept and sent on, away from where it came from.
  const body: HTTPValidationError = {
    detail: violations.map((violation) =>
      toValidationError(violation, { input: inputOf(violation), linkBase }),
    ),
  };
  return respondJson(c, JSON.stringify(body), { status: 422 });
}
