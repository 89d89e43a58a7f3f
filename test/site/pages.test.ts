import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import * as z from 'zod';
import { assetsOnDisk, repositoryFolder, SITE_FOLDER } from '../../src/assets/mod.ts';
import { WITHOUT_BROWSER } from './find-chromium.ts';
import { openSite, type SiteUnderTest } from './site-under-test.ts';
import { untilThere } from './until-there.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const ANSWERED = '/workbench/#q=Outstanding+balance+by+state';
/** Longer than a busy machine needs as a rule. */
const IDLE_WITHIN_MS = 5_000;
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const;

describe('every page of the site', { skip: WITHOUT_BROWSER, timeout: 300_000 }, () => {
  let site: SiteUnderTest;
  let pages: readonly string[];
  before(async () => {
    site = await openSite();
    pages = assetsOnDisk(repositoryFolder())
      .list(SITE_FOLDER)
      .filter((path) => path.endsWith('/index.html.gz'))
      .map((path) => `/${path.slice(SITE_FOLDER.length + 1).replace('index.html.gz', '')}`);
    assert.ok(pages.includes('/') && pages.includes('/workbench/'), pages.join());
  });
  after(() => site.close());

  it('has no serious finding of axe, in light and dark, wide and narrow, and fits its screen', async () => {
    const addresses = [...pages, ANSWERED, '/#q=inturst+rate'];
    const findings = await Promise.all(
      LOOKS.map(async ({ colorScheme, width }) => {
        const page = await site.open('/', { colorScheme, viewport: { width, height: 800 }, bypassCSP: true });
        const found: string[] = [];
        for (const path of addresses) {
          await visit(page, site.origin + path);
          if (path === ANSWERED) await page.locator('.wb-scroll thead').first().waitFor();
          const needed = await page.evaluate(() => document.documentElement.scrollWidth);
          const problems = [...(await axe(page)), ...(needed > width ? [`needs ${needed} pixels`] : [])];
          found.push(...problems.map((each) => `${path} ${colorScheme} ${width}: ${each}`));
        }
        await page.context().close();
        return found;
      }),
    );
    assert.deepEqual(findings.flat(), []);
  });

  it('links to nothing that is not there', async () => {
    const page = await site.open('/');
    const links = new Map<string, string>();
    for (const path of pages) {
      await page.goto(site.origin + path);
      const found = await page.locator('[href], [src]').evaluateAll((elements) =>
        elements.flatMap((element) => {
          const address: unknown = Reflect.get(element, 'href') ?? Reflect.get(element, 'src');
          return typeof address === 'string' ? [address] : [];
        }),
      );
      for (const link of found) if (link.startsWith(`${site.origin}/`)) links.set(link, path);
    }
    assert.ok(links.size > 5);
    for (const [link, from] of links) {
      const response = await page.request.get(link);
      assert.equal(response.status(), 200, `${link} on ${from}`);
      const fragment = decodeURIComponent(new URL(link).hash.slice(1));
      if (fragment === '' || fragment.includes('=')) continue;
      assert.match(
        await response.text(),
        new RegExp(`id="${RegExp.escape(fragment)}"`),
        `${link} on ${from}`,
      );
    }
    await page.context().close();
  });

  it('has no inline script or style, and every asset of its own', async () => {
    const page = await site.open('/');
    for (const path of pages) {
      const html = await (await page.request.get(site.origin + path)).text();
      assert.doesNotMatch(html, /<script(?![^>]*\ssrc=)|<style|<[a-z][^<>]*\sstyle=/, path);
      assert.doesNotMatch(
        html,
        /\s(?:src|href)="(?:https?:)?\/\/(?!127\.0\.0\.1)[^"]*\.(?:js|css|woff2?|png|svg)"/,
        path,
      );
    }
    await page.context().close();
  });

  it('changes its colours with the choice of a theme, and keeps it', async () => {
    const page = await site.open('/', { colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByLabel('Select theme').selectOption('dark');
    assert.notEqual(await ground(), light);
    await visit(page, `${site.origin}/docs/start/`);
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
    await page.context().close();
  });

  it('is light on paper, and then as it was', async () => {
    const page = await site.open('/docs/start/', { colorScheme: 'dark' });
    const theme = () => page.locator('html').getAttribute('data-theme');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    assert.equal(await theme(), 'light');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.equal(await theme(), 'dark');
    await page.context().close();
  });

  it('is found by the search of the documentation', async () => {
    const page = await site.open('/docs/start/');
    const input = page.locator('dialog input');
    const search = page.getByRole('button', { name: 'Search' });
    await untilThere(input, async () => {
      // Once the dialog is open it covers the button.
      if (!(await page.locator('dialog[open]').isVisible())) await search.click();
    });
    await input.fill('sample loan book');
    const result = page.locator('.pagefind-ui__result-link').first();
    await result.waitFor();
    await result.click();
    await page.waitForURL(/\/docs\//);
    await page.context().close();
  });

  it('shows a page of its own where there is nothing', async () => {
    const page = await site.open('/nothing/here/');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await page.context().close();
  });
});

/** What is fetched and drawn is there. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto('about:blank'); // The same page with another fragment would not be loaded.
  await page.goto(address, { waitUntil: 'networkidle' });
  // Code that scrolls is made reachable by keyboard when the page is idle; if it never is, that is found below.
  const reachable = () =>
    [...document.querySelectorAll('pre')].every(
      (code) => code.scrollWidth <= code.clientWidth || code.tabIndex >= 0,
    );
  await page.waitForFunction(reachable, undefined, { timeout: IDLE_WITHIN_MS }).catch(() => {});
}

const AxeResult = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      impact: z.string().nullable(),
      nodes: z.array(z.object({ html: z.string() })),
    }),
  ),
});

/** Without the rules that read what pages load beside them: there is no media, and the screen is never locked. */
const AXE_OPTIONS = JSON.stringify({ resultTypes: ['violations'], preload: false });

/** Serious and critical findings, in short. */
async function axe(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(AXE, 'utf8'));
  const found: unknown = await page.evaluate(`axe.run(${AXE_OPTIONS})`);
  const { violations } = AxeResult.parse(found);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' ')}`);
}
