import type { AppDependencies, HttpContext } from '../dependencies.ts';
import { respondJson } from '../respond.ts';
import { AskRequest, type SQLResponse } from '../schemas.ts';
import { ServerTiming } from '../server-timing.ts';
import { readRequest } from '../validation/read-request.ts';

/** `POST /api/v1/chat/generate-sql`: SQL for a question, not run. */
export function createGenerateSqlRoute({ ask, settings }: AppDependencies) {
  return async (c: HttpContext): Promise<Response> => {
    const request = await readRequest(c, AskRequest, settings.bodyBytesMax);
    if (!request.ok) return request.response;
    const timings = new ServerTiming();
    const generation = await ask.generateSql(request.value.question, { signal: c.req.raw.signal, timings });
    const body: SQLResponse = { sql: generation.sql };
    return respondJson(c, JSON.stringify(body), {
      headers: { 'x-loanq-generator': generation.generator, 'server-timing': timings.header },
    });
  };
}
