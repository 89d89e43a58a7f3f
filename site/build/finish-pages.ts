import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { externalizeInline } from './externalize-inline.ts';
import { relativeAddresses, relativeSearch } from './relative-addresses.ts';
import { writeSearch } from './write-search.ts';

/**
 * Makes of what Astro built what loanq serves: pages whose scripts and styles are all files, so that their policy
 * can forbid inline ones; addresses that hold under any path; text compressed once rather than at each request.
 */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: { 'astro:build:done': ({ dir }) => finish(fileURLToPath(dir)) },
  };
}

/** Parts of Pagefind that Starlight brings itself or nobody uses. */
const UNUSED = /^pagefind\/pagefind-(?:component-ui|modular-ui|ui|highlight)\.(?:css|js)$/;
/** What shrinks. Pagefind's own files are compressed already. */
const TEXT = /\.(?:css|html|js|json|svg|txt|xml|webmanifest)$/;
const ASSETS = '_astro';

async function finish(folder: string): Promise<void> {
  await writeSearch(folder);
  const files = listFiles(folder).filter((path) => !path.endsWith('.md'));
  for (const path of files.filter((path) => UNUSED.test(path))) rmSync(join(folder, path));
  const inline = new Map<string, string>();
  for (const path of files.filter((path) => path.endsWith('.html'))) {
    rewrite(folder, path, (html) => {
      const page = externalizeInline(mend(html), (content, type) => keep(inline, content, type));
      // A page that is sent for any address that leads nowhere cannot know where it stands.
      return path === '404.html' ? page : relativeAddresses(page, toRoot(path));
    });
  }
  for (const [path, content] of inline) writeFileSync(join(folder, path), content);
  const search = files.find((path) => /^_astro\/Search\..*\.js$/.test(path));
  if (search === undefined) throw new Error('The script of the search was not found.');
  rewrite(folder, search, relativeSearch);
  for (const path of listFiles(folder).filter((path) => TEXT.test(path))) compress(join(folder, path));
}

/**
 * What of Starlight's pages stands in the way of some: the keys on the button of the search would have to be part of
 * its name, and a wide table, which scrolls, could not be scrolled by keyboard.
 */
function mend(html: string): string {
  return html
    .replace(/<kbd [^>]*style="display: none;?"[^>]*>(?:\s*<kbd[^>]*>[^<]*<\/kbd>)*\s*<\/kbd>/, '')
    .replaceAll('<table>', '<table tabindex="0">');
}

/** The file that a script or style is moved to. */
function keep(inline: Map<string, string>, content: string, type: 'js' | 'css'): string {
  const path = `${ASSETS}/inline-${hash(content)}.${type}`;
  inline.set(path, content);
  return `/${path}`;
}

function rewrite(folder: string, path: string, change: (text: string) => string): void {
  const file = join(folder, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function compress(file: string): void {
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  rmSync(file);
}

/** `../` for each folder that a page is in. */
function toRoot(path: string): string {
  const up = relative(dirname(path), '.').split(sep).join('/');
  return up === '' ? './' : `${up}/`;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** FNV-1a, which is enough to tell a handful of texts apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value.toString(36);
}
