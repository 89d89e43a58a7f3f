// npm run site: builds the site into site/dist, offline. With --if-changed only where its sources are newer than it.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import process from 'node:process';

const site = import.meta.dirname;
const root = join(site, '..');
const target = join(site, 'dist');
/** What the built site was built from. */
const stamp = join(target, '.sources');
/** Files and folders, beside the site's own, that the build reads. */
const SOURCES = [
  'site',
  'src/chart',
  'src/shared',
  'src/config',
  'CHANGELOG.md',
  'Dockerfile',
  'package-lock.json',
];

const sources = hashSources();
if (!(process.argv.includes('--if-changed') && isBuiltFrom(sources))) await buildSite();

/** Into a folder of its own, so that a server that is running never shows half a site. */
async function buildSite(): Promise<void> {
  const start = performance.now();
  process.stderr.write('Building the site …');
  const folder = join(site, `.build-${process.pid}`);
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const { build } = await import('astro');
  // Rendered pages are kept there with the names of the style sheets that they had under other settings.
  rmSync(join(site, '.cache'), { recursive: true, force: true });
  try {
    await build({ root: site, outDir: folder, logLevel: 'error' });
    writeFileSync(join(folder, '.sources'), sources);
    replaceTarget(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  process.stderr.write(` done in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

/** Another build of the same sources may have been faster: then its result stays. */
function replaceTarget(folder: string): void {
  rmSync(target, { recursive: true, force: true });
  try {
    renameSync(folder, target);
  } catch (error) {
    if (!isBuiltFrom(sources)) throw error;
  }
}

function isBuiltFrom(hash: string): boolean {
  try {
    return readFileSync(stamp, 'utf8') === hash;
  } catch {
    return false;
  }
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => listFiles(join(root, source))).sort()) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** The files at or below a path, from the repository's folder; what is built is left out. */
function listFiles(path: string): string[] {
  const here = relative(root, path).split(sep).join('/');
  if (statSync(path).isFile()) return [here];
  return readdirSync(path)
    .filter((name) => name !== 'dist' && !name.startsWith('.'))
    .flatMap((name) => listFiles(join(path, name)));
}
