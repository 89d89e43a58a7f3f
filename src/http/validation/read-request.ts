import type { z } from 'zod';
import type { HttpContext } from '../dependencies.ts';
import { respondError } from '../errors.ts';
import { respondJson } from '../respond.ts';
import type { HTTPValidationError, ValidationError } from '../schemas.ts';
import { nestsDeeperThan } from './nests-deeper-than.ts';
import { type JsonOutcome, parsePythonJson } from './parse-python-json.ts';
import { isJsonContentType, readBody } from './read-body.ts';
import { toValidationError, validate, valueAt } from './validate.ts';

declare global {
  interface JSON {
    /** A number that `JSON.stringify` prints as it was written (ES2026; not in TypeScript's library yet). */
    rawJSON(text: string): unknown;
  }
}

/** Brackets within brackets that a body may have; Python gives up a little above. */
export const NESTING_MAX = 900;

const strictDecoder = new TextDecoder('utf-8', { fatal: true });
const lenientDecoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The request's value, or the response that says what is wrong with it. */
export type RequestOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly response: Response };

/**
 * Reads a request's body by a model, with the answers that FastAPI gives where it does not fit.
 * A sound body costs one `JSON.parse`; the slower ways are on the way to an error.
 */
export async function readRequest<Model extends z.ZodType>(
  c: HttpContext,
  model: Model,
  bodyBytesMax: number,
): Promise<RequestOutcome<z.output<Model>>> {
  const bytes = await readBody(c, bodyBytesMax);
  if (bytes === null) {
    const detail = `The request body is longer than ${bodyBytesMax} bytes, the most this server takes.`;
    return refused(respondError(c, 413, { detail, headers: { connection: 'close' } }));
  }
  const body = understand(bytes, c.req.header('content-type'));
  switch (body.kind) {
    case 'unreadable':
      return refused(
        respondError(c, 400, { detail: `There was an error parsing the body: ${body.reason}.` }),
      );
    case 'invalid':
      return refused(respondInvalid(c, [jsonError(body, c.get('linkBase'))]));
    case 'value': {
      const result = validate(model, body.value);
      if (result.ok) return result;
      const linkBase = c.get('linkBase');
      const exact = body.exact();
      return refused(
        respondInvalid(
          c,
          result.violations.map((violation) =>
            toValidationError(violation, { input: valueAt(exact, violation.inputPath), linkBase }),
          ),
        ),
      );
    }
  }
}

type Body =
  /** `exact` is the value once more for echoing, with its numbers as they were written. */
  | { readonly kind: 'value'; readonly value: unknown; readonly exact: () => unknown }
  | { readonly kind: 'invalid'; readonly message: string; readonly position: number }
  | { readonly kind: 'unreadable'; readonly reason: string };

function understand(bytes: Uint8Array<ArrayBuffer>, contentType: string | undefined): Body {
  if (bytes.length === 0) return { kind: 'value', value: undefined, exact: () => null };
  if (!isJsonContentType(contentType)) {
    const text = lenientDecoder.decode(bytes);
    return { kind: 'value', value: text, exact: () => text };
  }
  let text: string;
  try {
    text = strictDecoder.decode(bytes);
  } catch {
    return { kind: 'unreadable', reason: 'it is not valid UTF-8' };
  }
  const outcome = parse(text);
  if (outcome.kind === 'invalid') return outcome;
  if (outcome.kind === 'too-deep') {
    return { kind: 'unreadable', reason: `it nests more than ${NESTING_MAX} levels deep` };
  }
  return { kind: 'value', value: outcome.value, exact: () => exactValue(text, outcome.value) };
}

function parse(text: string): JsonOutcome {
  try {
    const value: unknown = JSON.parse(text);
    return nestsDeeperThan(text, NESTING_MAX) ? { kind: 'too-deep' } : { kind: 'value', value };
  } catch {
    return parsePythonJson(text, { nestingMax: NESTING_MAX, toNumber: Number });
  }
}

/** The value of a text with its numbers kept as text, so that 12345678901234567890 is echoed as just that. */
function exactValue(text: string, value: unknown): unknown {
  const outcome = parsePythonJson(text, { nestingMax: NESTING_MAX, toNumber: JSON.rawJSON });
  return outcome.kind === 'value' ? outcome.value : value;
}

function jsonError(
  { message, position }: { readonly message: string; readonly position: number },
  linkBase: string,
): ValidationError {
  return toValidationError(
    { kind: 'json_invalid', path: [position], inputPath: [], context: { error: message } },
    { input: {}, linkBase },
  );
}

function respondInvalid(c: HttpContext, detail: ValidationError[]): Response {
  const body: HTTPValidationError = { detail };
  return respondJson(c, JSON.stringify(body), { status: 422 });
}

function refused(response: Response): { readonly ok: false; readonly response: Response } {
  return { ok: false, response };
}
