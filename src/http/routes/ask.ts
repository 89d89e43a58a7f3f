import { createFactory } from 'hono/factory';
import { columnsHeader } from '../columns-header.ts';
import type { AppDependencies, HttpEnv } from '../dependencies.ts';
import { respondResult } from '../respond-result.ts';
import { AskRequest } from '../schemas.ts';
import { ServerTiming } from '../server-timing.ts';
import { jsonBody } from '../validation/json-body.ts';

/** `POST /api/v1/chat/ask`: SQL, rows and chart code for a question. */
export function createAskRoute({ ask, log, cutOff, settings }: AppDependencies) {
  return createFactory<HttpEnv>().createHandlers(jsonBody(AskRequest, settings.bodyBytesMax), async (c) => {
    const { question } = c.req.valid('json');
    const timings = new ServerTiming();
    const { generation, result, chartCode } = await ask.ask(question, {
      signal: c.req.raw.signal,
      timings,
    });
    const frame = {
      before: `{"sql":${JSON.stringify(generation.sql)},"data":`,
      rows: result.body,
      after: async () => `,"chart_code":${JSON.stringify(await chartCode)}}`,
    };
    return respondResult(c, frame, {
      headers: {
        'x-loanq-generator': generation.generator,
        ...columnsHeader(generation.columns),
        'server-timing': timings.header,
      },
      log,
      cutOff,
    });
  });
}
