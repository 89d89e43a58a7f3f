import type { AppDependencies, HttpContext } from '../dependencies.ts';
import { joinJson } from '../join-json.ts';
import { respondJson } from '../respond.ts';
import { AskRequest } from '../schemas.ts';
import { ServerTiming } from '../server-timing.ts';
import { readRequest } from '../validation/read-request.ts';

/** `POST /api/v1/chat/ask`: SQL, rows and chart code for a question. */
export function createAskRoute({ ask, settings }: AppDependencies) {
  return async (c: HttpContext): Promise<Response> => {
    const request = await readRequest(c, AskRequest, settings.bodyBytesMax);
    if (!request.ok) return request.response;
    const timings = new ServerTiming();
    const answer = await ask.ask(request.value.question, { signal: c.req.raw.signal, timings });
    const content = await joinJson(
      `{"sql":${JSON.stringify(answer.generation.sql)},"data":`,
      answer.result.body,
      async () => `,"chart_code":${JSON.stringify(await answer.chartCode)}}`,
    );
    return respondJson(c, content, {
      headers: { 'x-loanq-generator': answer.generation.generator, 'server-timing': timings.header },
    });
  };
}
