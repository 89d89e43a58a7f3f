import type { AskService } from '../../src/ask/mod.ts';
import type { ResultStream } from '../../src/database/mod.ts';
import type { Generation } from '../../src/shared/mod.ts';

/** A result whose rows are this JSON text, held or streamed. */
export function resultOf(body: string | ResultStream['body']): ResultStream {
  return {
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    profile: Promise.resolve(null),
  };
}

const GENERATION: Generation = {
  kind: 'generation',
  sql: 'SELECT 1 AS one',
  generator: 'builtin',
  reading: null,
  columns: null,
};

/** An ask service of which a test writes the operations it looks at; the others answer with one row. */
export function askService(operations: Partial<AskService> = {}): AskService {
  return {
    generateSql: async () => GENERATION,
    runSql: async () => resultOf('[{"one":1}]'),
    ask: async () => ({
      generation: GENERATION,
      result: resultOf('[{"one":1}]'),
      chartCode: Promise.resolve(null),
    }),
    ...operations,
  };
}
