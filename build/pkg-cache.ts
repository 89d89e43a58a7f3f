import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fetchPackage, lockedPackage } from './fetch-package.ts';
import { CACHE } from './folders.ts';
import { BLOB_WRITERS, HOST, TARGETS, type Target } from './targets.ts';

/**
 * pkg downloads Node from elsewhere unless it finds it in its cache: so it finds there what is pinned, both the Node of
 * the target and, to write the blob, one of the same version that runs here. Gives the home folder with that cache.
 */
export function fillPkgCache(target: Target, version: string): string {
  const home = join(CACHE, 'home');
  const file = join(fetchPackage(lockedPackage(target.node.package)), target.node.file);
  put(home, target, { version, file });
  const host = TARGETS[HOST];
  if (version === process.versions.node || host === undefined || host === target) return home;
  const writer = BLOB_WRITERS[`${version} ${HOST}`];
  if (writer === undefined) {
    throw new Error(`For ${target.name} Node ${version} has to run here too; build it on linux-x64.`);
  }
  put(home, host, {
    version,
    file: join(fetchPackage({ ...writer, version, name: writer.package }), host.node.file),
  });
  return home;
}

function put(
  home: string,
  { system, processor }: Target,
  { version, file }: { readonly version: string; readonly file: string },
): void {
  const folder = join(home, '.pkg-cache', 'sea');
  const name = `node-v${version}-${system === 'macos' ? 'darwin' : system}-${processor}`;
  const archive = join(folder, `${name}${system === 'win' ? '.zip' : '.tar.gz'}`);
  const node = system === 'win' ? join(folder, `${name}.exe`) : join(folder, name, 'bin', 'node');
  mkdirSync(dirname(node), { recursive: true });
  rmSync(node, { force: true });
  if (system !== 'linux' || !strip(file, node, processor)) copyFileSync(file, node);
  chmodSync(node, 0o755);
  // What tells pkg that it has downloaded, checked and unpacked the archive.
  for (const sign of [archive, `${archive}.ok`, `${node}.ok`]) writeFileSync(sign, '');
}

/** Node without its debugging symbols, 18 MB less; only before the injection, afterwards it would destroy the file. */
function strip(file: string, output: string, processor: string): boolean {
  const own = processor === process.arch ? ['strip'] : [];
  for (const program of [...own, 'llvm-strip', 'aarch64-linux-gnu-strip']) {
    try {
      execFileSync(program, ['-o', output, file], { stdio: 'ignore' });
      return existsSync(output);
    } catch {} // It is not installed, or knows no such processor.
  }
  process.stderr.write(`There is no strip for ${processor} here: 18 MB more than need be.\n`);
  return false;
}
