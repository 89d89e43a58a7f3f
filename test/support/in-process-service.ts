import { resolve } from 'node:path';
import type { Hono } from 'hono';
import { openService } from '../../src/cli/open-service.ts';
import { parseSettings } from '../../src/config/mod.ts';
import { createApp, type HttpEnv } from '../../src/http/mod.ts';
import { appDependencies, createRecordingLog } from './app-dependencies.ts';
import { builtSite } from './built-site.ts';
import { sampleDatabase } from './sample-database.ts';

/** The whole service over the sample loan book with its built-in engine, in this process. */
export async function inProcessService(): Promise<{ readonly app: Hono<HttpEnv>; close(): Promise<void> }> {
  builtSite();
  const flags = new Map([
    ['database', await sampleDatabase()],
    ['training', resolve(import.meta.dirname, '../../training')],
  ]);
  const service = await openService(parseSettings(flags, {}), createRecordingLog());
  return {
    app: createApp(appDependencies(service.ask, { workbench: service.workbench })),
    close: () => service.close(),
  };
}
