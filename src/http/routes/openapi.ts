import type { AppDependencies, HttpContext } from '../dependencies.ts';
import { createOpenApiDocument } from '../openapi.ts';
import { respondJson } from '../respond.ts';

/** `GET /api/openapi.json`: the OpenAPI document, with the address by which the caller reached the service. */
export function createOpenApiRoute({ version }: AppDependencies) {
  let document: ReturnType<typeof createOpenApiDocument> | null = null; // Made when it is first wanted, not at the start.
  return (c: HttpContext): Response => {
    document ??= createOpenApiDocument(version);
    const servers = [{ url: c.get('linkBase') || '/' }];
    return respondJson(c, JSON.stringify({ ...document, servers }));
  };
}
