import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { openService } from '../../src/cli/open-service.ts';
import { parseSettings } from '../../src/config/mod.ts';
import { createApp } from '../../src/http/mod.ts';
import { appDependencies, createRecordingLog } from '../support/app-dependencies.ts';
import { builtSite } from '../support/built-site.ts';
import { sampleDatabase } from '../support/sample-database.ts';
import { serveApp } from '../support/serve-app.ts';
import { findChromium } from './find-chromium.ts';

/** A browser before the whole service over the sample loan book. */
export interface SiteUnderTest {
  /** The service's origin, `http://127.0.0.1:1234`. */
  readonly origin: string;
  /** The lines of the service's log so far, `POST /workbench/api/read 200`. */
  readonly log: () => readonly string[];
  /** A page in a fresh browser profile. What goes wrong in it, or leaves the origin, fails `close`. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Ends all, and asserts that no page of the test had an error or asked another host. */
  close(): Promise<void>;
}

/** Starts both. */
export async function openSite(): Promise<SiteUnderTest> {
  builtSite();
  const flags = new Map([
    ['database', await sampleDatabase()],
    ['training', resolve(import.meta.dirname, '../../training')],
  ]);
  const log = createRecordingLog();
  const service = await openService(parseSettings(flags, {}), log);
  const server = await serveApp(
    createApp(appDependencies(service.ask, { workbench: service.workbench, log })),
  );
  const browser = await launch();
  const problems: string[] = [];
  return {
    origin: server.address,
    log: () => log.lines.map(({ message }) => message),
    async open(path, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      const page = await context.newPage();
      watch(page, { origin: server.address, problems });
      await page.goto(server.address + path);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      await service.close();
      assert.deepEqual(problems, []);
    },
  };
}

function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium is installed.');
  // The pages are our own, and CI runs as root, for whom the sandbox does not work.
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

interface Watch {
  readonly origin: string;
  readonly problems: string[];
}

/** A request that a user cancelled, or that was answered with an error on purpose, is no problem of the page. */
function watch(page: Page, { origin, problems }: Watch): void {
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || /^Failed to load resource/.test(message.text())) return;
    problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob):/.test(url)) problems.push(`asked ${url}`);
  });
}
