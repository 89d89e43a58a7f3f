import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { inProcessService } from '../support/in-process-service.ts';
import { serveApp } from '../support/serve-app.ts';

const SEED = 20_251_231;
const EXAMPLES_MAX = 100;

/** Runs schemathesis with all checks against the served OpenAPI document; true when it finds nothing. */
export async function runSchemathesis(python: string): Promise<boolean> {
  const baseUrl = process.env['BASE_URL'];
  if (baseUrl !== undefined) return runAgainst(python, baseUrl);
  const service = await inProcessService();
  const server = await serveApp(service.app);
  try {
    return await runAgainst(python, server.address);
  } finally {
    await server.close();
    await service.close();
  }
}

async function runAgainst(python: string, baseUrl: string): Promise<boolean> {
  const child = spawn(
    join(dirname(python), 'schemathesis'),
    [
      ...['--config-file', join(import.meta.dirname, 'schemathesis.toml')],
      ...['run', `${baseUrl}/api/openapi.json`, '--url', baseUrl],
      ...['--checks', 'all', '--max-examples', `${EXAMPLES_MAX}`, '--seed', `${SEED}`, '--no-color'],
    ],
    // It leaves files where it runs.
    {
      cwd: dirname(dirname(python)),
      stdio: 'inherit',
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    },
  );
  const [code] = await once(child, 'exit');
  return code === 0;
}
