import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import * as z from 'zod';
import { CACHE, ROOT } from './folders.ts';

/** A package of exactly these bytes. */
export interface PinnedPackage {
  readonly name: string;
  readonly version: string;
  /** Of its archive: `sha512-…`. */
  readonly integrity: string;
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), integrity: z.string().optional() }),
  ),
});

const { packages: lockedPackages } = lockSchema.parse(
  JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')),
);

/** What the lockfile says of the package in a folder below the repository (`node_modules/hono`). Throws if nothing. */
export function locked(folder: string): { readonly version: string; readonly integrity: string } {
  const { version, integrity } = lockedPackages[folder] ?? {};
  if (version === undefined || integrity === undefined)
    throw new Error(`package-lock.json has no ${folder}.`);
  return { version, integrity };
}

/** A direct or hoisted dependency, as the lockfile pins it; it need not be installed, as those of other systems are not. */
export function lockedPackage(name: string): PinnedPackage {
  return { name, ...locked(`node_modules/${name}`) };
}

/**
 * The folder of a package's files: the installed one, or fetched with npm (its cache first), compared with the integrity
 * that is pinned, and unpacked once. Nothing in it is run.
 */
export function fetchPackage({ name, version, integrity }: PinnedPackage): string {
  const installed = join(ROOT, 'node_modules', name);
  if (versionIn(installed) === version) return installed;
  const folder = join(CACHE, 'packages', `${name.replace('/', '-')}-${version}`);
  if (versionIn(folder) === version) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    const archive = join(draft, pack(`${name}@${version}`, draft));
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== integrity) throw new Error(`${name}@${version} is ${found}, but ${integrity} is pinned.`);
    execFileSync('tar', ['-xzf', archive, '-C', draft, '--strip-components=1']);
    rmSync(archive);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

function versionIn(folder: string): string | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

function pack(specifier: string, folder: string): string {
  const flags = ['--silent', '--prefer-offline', '--ignore-scripts', '--pack-destination', folder];
  return execFileSync('npm', ['pack', specifier, ...flags], { encoding: 'utf8' }).trim();
}
