import { APIError } from 'openai';
import * as z from 'zod';
import { excerpt } from './excerpt.ts';
import { AnswerError } from './failure.ts';

/**
 * Parses a response's JSON; an HTML page instead, from a proxy or a wrong address, is quoted without its markup. Throws
 * AnswerError for what is no JSON, APIError for an error that some gateways report with status 200.
 */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((error) => {
    throw error instanceof AnswerError ? error : brokenOff();
  });
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const shown = text === '' ? 'an empty body' : `"${excerpt(text)}"`;
    throw new AnswerError(`answered with something else than JSON: ${shown}. Check OPENAI_BASE_URL.`);
  }
  throwReportedError(body, response);
  return body;
}

/** The connection ended too early. */
export function brokenOff({ isStreamUnbegun = false } = {}): AnswerError {
  const remedy = 'Ask again; if that does not help, look into the log of the server';
  return new AnswerError(`broke off its answer before the end. ${remedy}.`, {
    isTransient: true,
    isStreamUnbegun,
  });
}

const ReportedError = z.looseObject({
  error: z.union([z.string(), z.looseObject({ code: z.unknown().optional() })]),
});

/** The error's own status stands in `error.code`. */
function throwReportedError(body: unknown, response: Response): void {
  const reported = ReportedError.safeParse(body);
  if (!reported.success) return;
  const { error } = reported.data;
  const status = typeof error === 'object' && typeof error.code === 'number' ? error.code : 500;
  throw new APIError(status, reported.data, undefined, response.headers);
}
