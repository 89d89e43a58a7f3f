import type { Target } from './target.ts';

/** Posts a value as JSON. */
export function postJson(target: Pick<Target, 'request'>, path: string, value: unknown): Promise<Response> {
  return target.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
}
