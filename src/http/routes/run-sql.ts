import type { AppDependencies, HttpContext } from '../dependencies.ts';
import { respondResult } from '../respond-result.ts';
import { SQLRequest } from '../schemas.ts';
import { ServerTiming } from '../server-timing.ts';
import { readRequest } from '../validation/read-request.ts';

/** `POST /api/v1/chat/run-sql`: the rows of the caller's statement, passed on as they are produced. */
export function createRunSqlRoute({ ask, log, settings }: AppDependencies) {
  return async (c: HttpContext): Promise<Response> => {
    const request = await readRequest(c, SQLRequest, settings.bodyBytesMax);
    if (!request.ok) return request.response;
    const timings = new ServerTiming();
    const result = await ask.runSql(request.value.sql, { signal: c.req.raw.signal, timings });
    const frame = { before: '{"data":', rows: result.body, after: () => '}' };
    return respondResult(c, frame, { headers: { 'server-timing': timings.header }, log });
  };
}
