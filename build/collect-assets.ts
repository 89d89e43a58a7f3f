import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { constants, zstdCompressSync } from 'node:zlib';
import { SITE_FOLDER } from '../src/assets/mod.ts';
import { CACHE, ROOT } from './folders.ts';
import { NODE_FLAGS } from './targets.ts';

/** Folders and files that the executable carries as they are; src/assets reads them under the same paths. */
const CARRIED = [SITE_FOLDER, 'training', 'package.json'] as const;

const SAMPLE = join(ROOT, 'data', 'loans.db');

/** More makes the build much slower, and the result smaller by less than a tenth. */
const COMPRESSION_LEVELS = { addon: 19, sample: 12 } as const;

/** Puts into a folder what the executable of every target carries, under the paths that src/assets knows. */
export function collectAssets(folder: string): void {
  execFileSync(process.execPath, [join(ROOT, 'site', 'build.ts'), '--if-changed'], { stdio: 'inherit' });
  for (const path of CARRIED) {
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
  if (!existsSync(SAMPLE)) {
    execFileSync(process.execPath, [join(ROOT, 'data', 'generate.ts')], { stdio: 'inherit' });
  }
  writeCompressed(join(folder, 'data/loans.db'), readFileSync(SAMPLE), COMPRESSION_LEVELS.sample);
  write(
    join(folder, 'build-id'),
    sha256(Buffer.concat(programFiles(folder).map((file) => readFileSync(file)))),
  );
}

/** The database driver's addon, which every target has its own of. */
export function collectAddon(folder: string, file: string): void {
  writeCompressed(join(folder, 'addon/libsql.node'), readFileSync(file), COMPRESSION_LEVELS.addon);
}

/**
 * V8's compiled form of what the program runs at its start and for a question, which makes both much faster; only where the
 * target is this machine, as no other takes it.
 */
export function collectCodeCache(folder: string, isHost: boolean): void {
  for (const file of programFiles(folder)) rmSync(`${file}.cache`, { force: true });
  if (!isHost) return;
  const home = join(CACHE, 'code-cache');
  rmSync(home, { recursive: true, force: true });
  // With the same flags, or V8 does not take it.
  const args = [...NODE_FLAGS, join(import.meta.dirname, 'write-code-cache.cjs'), folder, ROOT];
  // What the first learns, later starts remember: most of them are like the second.
  for (const _ of ['first', 'second']) {
    execFileSync(process.execPath, args, {
      env: { ...process.env, LOANQ_HOME: home },
      stdio: ['ignore', 'pipe', 'pipe'], // Shown by the error where it fails.
    });
  }
}

function programFiles(folder: string): readonly string[] {
  return readdirSync(join(folder, 'program'))
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => join(folder, 'program', name));
}

/** Compressed, with the SHA-256 of what is compressed beside it. */
function writeCompressed(file: string, content: Buffer, level: number): void {
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  write(`${file}.zst`, zstdCompressSync(content, { params }));
  write(`${file}.sha256`, sha256(content));
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
