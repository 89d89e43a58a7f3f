import type { AppDependencies, HttpContext } from '../dependencies.ts';
import { respondJson } from '../respond.ts';
import type { ApiInformation, HealthResponse } from '../schemas.ts';

const HEALTH = JSON.stringify({ status: 'ok' } satisfies HealthResponse);

/** `GET /health`: the process answers. Says nothing of the database, so that a probe costs nothing. */
export function health(c: HttpContext): Response {
  return respondJson(c, HEALTH);
}

/** `GET /api`: what this is, and where its parts are. */
export function createInformationRoute({ version }: AppDependencies) {
  return (c: HttpContext): Response => {
    const base = c.get('linkBase');
    const body: ApiInformation = {
      name: 'loanq',
      version,
      links: {
        self: `${base}/api`,
        site: `${base}/`,
        health: `${base}/health`,
        ask: `${base}/api/v1/chat/ask`,
        generate_sql: `${base}/api/v1/chat/generate-sql`,
        run_sql: `${base}/api/v1/chat/run-sql`,
        openapi: `${base}/api/openapi.json`,
        docs: `${base}/api/docs`,
        redoc: `${base}/api/redoc`,
        errors: `${base}/errors`,
      },
    };
    return respondJson(c, JSON.stringify(body));
  };
}
