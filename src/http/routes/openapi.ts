import type { AppDependencies, HttpContext } from '../dependencies.ts';
import { createOpenApiDocument } from '../openapi.ts';
import { respondJson } from '../respond.ts';

/** `GET /api/openapi.json`: the OpenAPI document, with the address by which the caller reached the service. */
export function createOpenApiRoute({ version }: AppDependencies) {
  return (c: HttpContext): Response =>
    respondJson(c, JSON.stringify(createOpenApiDocument({ version, server: c.get('linkBase') })));
}
