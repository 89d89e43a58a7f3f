import type { AppDependencies, HttpContext } from '../dependencies.ts';
import { respondResult } from '../respond-result.ts';
import { AskRequest } from '../schemas.ts';
import { ServerTiming } from '../server-timing.ts';
import { readRequest } from '../validation/read-request.ts';

/** `POST /api/v1/chat/ask`: SQL, rows and chart code for a question. */
export function createAskRoute({ ask, log, settings }: AppDependencies) {
  return async (c: HttpContext): Promise<Response> => {
    const request = await readRequest(c, AskRequest, settings.bodyBytesMax);
    if (!request.ok) return request.response;
    const timings = new ServerTiming();
    const { generation, result, chartCode } = await ask.ask(request.value.question, {
      signal: c.req.raw.signal,
      timings,
    });
    const frame = {
      before: `{"sql":${JSON.stringify(generation.sql)},"data":`,
      rows: result.body,
      after: async () => `,"chart_code":${JSON.stringify(await chartCode)}}`,
    };
    return respondResult(c, frame, {
      headers: { 'x-loanq-generator': generation.generator, 'server-timing': timings.header },
      log,
    });
  };
}
