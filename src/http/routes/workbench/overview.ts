import type { AppDependencies, HttpContext } from '../../dependencies.ts';
import { respondJson } from '../../respond.ts';

/** `GET /workbench/api/overview`: tables, columns and their meanings, and questions to begin with. */
export function createOverviewRoute({ workbench }: AppDependencies) {
  return async (c: HttpContext): Promise<Response> =>
    respondJson(c, JSON.stringify(await workbench.overview()));
}
