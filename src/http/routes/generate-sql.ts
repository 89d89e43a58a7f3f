import { createFactory } from 'hono/factory';
import type { AppDependencies, HttpEnv } from '../dependencies.ts';
import { respondJson } from '../respond.ts';
import { AskRequest, type SQLResponse } from '../schemas.ts';
import { ServerTiming } from '../server-timing.ts';
import { jsonBody } from '../validation/json-body.ts';

/** `POST /api/v1/chat/generate-sql`: SQL for a question, not run. */
export function createGenerateSqlRoute({ ask, settings }: AppDependencies) {
  return createFactory<HttpEnv>().createHandlers(jsonBody(AskRequest, settings.bodyBytesMax), async (c) => {
    const { question } = c.req.valid('json');
    const timings = new ServerTiming();
    const generation = await ask.generateSql(question, { signal: c.req.raw.signal, timings });
    const body: SQLResponse = { sql: generation.sql };
    return respondJson(c, JSON.stringify(body), {
      headers: { 'x-loanq-generator': generation.generator, 'server-timing': timings.header },
    });
  });
}
