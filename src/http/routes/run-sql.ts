import { createFactory } from 'hono/factory';
import type { AppDependencies, HttpEnv } from '../dependencies.ts';
import { RequestOptions } from '../request-options.ts';
import { respondResult } from '../respond-result.ts';
import { SQLRequest } from '../schemas.ts';
import { ServerTiming } from '../server-timing.ts';
import { jsonBody } from '../validation/json-body.ts';

/** `POST /api/v1/chat/run-sql`: the rows of the caller's statement, passed on as they are produced. */
export function createRunSqlRoute({ ask, log, cutOff, settings }: AppDependencies) {
  return createFactory<HttpEnv>().createHandlers(jsonBody(SQLRequest, settings.bodyBytesMax), async (c) => {
    const { sql } = c.req.valid('json');
    const timings = new ServerTiming();
    const result = await ask.runSql(sql, new RequestOptions(c, timings));
    const frame = { before: '{"data":', rows: result.body, after: () => '}' };
    return respondResult(c, frame, { headers: { 'server-timing': timings.header }, log, cutOff });
  });
}
