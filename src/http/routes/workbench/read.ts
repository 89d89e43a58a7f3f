import { createFactory } from 'hono/factory';
import type { AppDependencies, HttpEnv } from '../../dependencies.ts';
import { respondJson } from '../../respond.ts';
import { AskRequest } from '../../schemas.ts';
import { ServerTiming } from '../../server-timing.ts';
import { jsonBody } from '../../validation/json-body.ts';

/** `POST /workbench/api/read`: how a question is read, or what helps on; a refusal is an answer here, not an error. */
export function createReadRoute({ workbench, settings }: AppDependencies) {
  return createFactory<HttpEnv>().createHandlers(jsonBody(AskRequest, settings.bodyBytesMax), async (c) => {
    const { question } = c.req.valid('json');
    const timings = new ServerTiming();
    const outcome = await workbench.read(question, { signal: c.req.raw.signal, timings });
    return respondJson(c, JSON.stringify(outcome), { headers: { 'server-timing': timings.header } });
  });
}
