import { spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createSiteReader, openAssets, programVersion } from '../../assets/mod.ts';
import type { Settings } from '../../config/mod.ts';
import { assertIsDatabase } from '../../database/mod.ts';
import { createApp } from '../../http/mod.ts';
import type { Log } from '../../shared/mod.ts';
import { buildSite } from '../build-site.ts';
import type { CommandContext } from '../command.ts';
import { findDatabase } from '../find-database.ts';
import { firstInterrupt } from '../interrupt.ts';
import { readOwnTraining } from '../read-training.ts';
import { isLoopback, localUrl, networkWarning } from './addresses.ts';
import { answerTogether } from './answer-together.ts';
import { collectGarbage } from './collect-garbage.ts';
import { describeService } from './describe-service.ts';
import { listen, type RunningServer } from './listen.ts';
import { type LaterService, openLater } from './open-later.ts';
import { optimizedWhenBusy, spareOptimizer } from './spare-optimizer.ts';

/** Requests under way when asked to stop have this long; container platforms kill after 30 s. */
const SHUTDOWN_GRACE_MS = 20_000;

/** So long is left to the first requests, before loading and learning take the processor for a while. */
const OPEN_AFTER_MS = 100;

/** At the latest then, also while statements run. */
const OPEN_LATEST_MS = 5_000;

/** Serves until asked to stop; what is wrong with the settings is said before anything is served where that is quick. */
export async function runServe({ isOn, settings, stdout, log }: CommandContext): Promise<number> {
  logUnhandled(log);
  const database = await findDatabase(settings, log);
  assertIsDatabase(database.path);
  await readOwnTraining(settings);
  await buildSite(log);
  const aborted = new AbortController();
  const service = openLater({
    async openStatements() {
      spareOptimizer();
      const { openRunner } = await import('../open-runner.ts');
      const opened = await openRunner(settings, log); // Its processes start while the rest is loaded.
      const { createStatementService } = await import('../../ask/mod.ts');
      return { opened, ...createStatementService(opened.runner), close: () => opened.runner.close() };
    },
    async openService({ opened }) {
      const { openService } = await import('../open-service.ts');
      return openService(settings, log, { follow: true, signal: aborted.signal, opened });
    },
  });
  const interrupted = firstInterrupt(); // Before anyone can know that there is something to stop.
  const version = programVersion();
  const { handle, isBusy } = optimizedWhenBusy(createFetch({ settings, service, log, version }));
  const server = await listen(answerTogether(handle), settings);
  try {
    const address = localUrl(server.address);
    const startLine = `loanq ${version} at ${address}${publicPart(settings)} · ${describeService(settings, database)}\n`;
    await stdout.write(startLine).catch(() => {}); // Nobody reads it: serving goes on.
    const warning = networkWarning(server.address, settings);
    if (warning !== null) log.warn(warning);
    if (isOn('open')) openBrowser(address, log);
    const { signal: closing } = aborted;
    const opened = delay(OPEN_AFTER_MS, undefined, { signal: closing })
      .then(() =>
        Promise.race([service.idle(), delay(OPEN_LATEST_MS, undefined, { signal: closing, ref: false })]),
      )
      .then(service.open);
    opened.then(
      () => collectWhenSettled(isBusy),
      () => {},
    ); // A failure ends the server below.
    const signal = await Promise.race([interrupted, opened.then(() => interrupted)]);
    log.info('Stopping: requests under way finish first', { signal });
    return await stop(server, log);
  } finally {
    aborted.abort();
    await server.close(0);
    await service.close();
  }
}

function publicPart({ publicUrl }: Settings): string {
  return publicUrl === null ? '' : ` (for users ${publicUrl})`;
}

/**
 * So long after learning nothing of it is still under way, as a rule; on a busy machine, or where questions come at once, the
 * examples are made ready for longer.
 */
const SETTLED_AFTER_MS: readonly number[] = [3_000, 12_000, 30_000];

/**
 * Not once the server is busy: V8 then collects by itself, and a collection that is asked for throws away all code that was
 * optimized for objects of a request.
 */
function collectWhenSettled(isBusy: () => boolean): void {
  for (const after of SETTLED_AFTER_MS) setTimeout(() => isBusy() || collectGarbage(), after).unref();
}

interface FetchParts {
  readonly settings: Settings;
  readonly service: LaterService;
  readonly log: Log;
  readonly version: string;
}

function createFetch({ settings, service, log, version }: FetchParts): ReturnType<typeof createApp>['fetch'] {
  const app = createApp({
    ask: service.ask,
    workbench: service.workbench,
    log,
    version,
    assets: createSiteReader(openAssets()),
    remoteAddress: (context) => getConnInfo(context).remote.address ?? null,
    cutOff: (context: Context<{ Bindings: HttpBindings }>) => {
      context.env.outgoing.destroy();
      return true;
    },
    settings: {
      publicUrl: settings.publicUrl,
      isLoopback: isLoopback(settings.host),
      allowedHosts: settings.allowedHosts,
      corsOrigins: settings.corsOrigins,
      trustedProxies: settings.trustedProxies,
      bodyBytesMax: settings.bodyLimitBytes,
    },
  });
  return app.fetch;
}

async function stop(server: RunningServer, log: Log): Promise<number> {
  if (await server.close(SHUTDOWN_GRACE_MS)) return 0;
  log.warn('Requests were cut off', { afterMs: SHUTDOWN_GRACE_MS });
  return 1;
}

/** A failure that nothing waited for must not end in silence, nor end the server for everyone else. */
function logUnhandled(log: Log): void {
  process.on('unhandledRejection', (error) => log.error('Unhandled rejection', { error }));
  process.on('uncaughtException', (error) => log.error('Uncaught exception', { error }));
}

function openBrowser(address: string, log: Log): void {
  const [file, ...before] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open'];
  const browser = spawn(file ?? '', [...before, address], { stdio: 'ignore', detached: true });
  browser.on('error', (error) => log.warn(`Cannot open a browser; the address is ${address}`, { error }));
  browser.unref();
}
