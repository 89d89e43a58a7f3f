import { createHash } from 'node:crypto';
import { closeSync, constants, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type AssetStore, openAssets } from './asset-store.ts';
import { unpackOver } from './unpack.ts';
import { inUserFolder } from './user-folders.ts';

/** Where the executable holds the database driver's addon, and the SHA-256 of what is compressed there. */
export const ADDON_ASSET = 'addon/libsql.node.zst';
export const ADDON_DIGEST_ASSET = 'addon/libsql.node.sha256';

/**
 * Loads the database driver's native addon out of the executable; the build puts this in the place of the driver's own
 * search. The system only loads addons from files, so it is written to a private folder of the user, and loaded only
 * if the file is ours alone and its content is what was built in.
 */
export function loadAddon(): unknown {
  const assets = openAssets();
  const digest = new TextDecoder().decode(assets.read(ADDON_DIGEST_ASSET)).trim();
  return inUserFolder('cache', 'The database driver', (folder) => {
    const path = join(folder, `libsql-${digest.slice(0, 32)}.node`);
    const descriptor = openVerified(path, digest) ?? unpack(path, digest, assets);
    try {
      return loadDescriptor(descriptor, path);
    } finally {
      closeSync(descriptor);
    }
  });
}

function unpack(path: string, digest: string, assets: AssetStore): number {
  let problem: unknown = new Error(`${path} is not what was written there`);
  try {
    unpackOver(path, assets.read(ADDON_ASSET));
  } catch (error) {
    problem = error; // Windows lets nobody replace what another start of loanq has put there meanwhile, and has loaded.
  }
  const descriptor = openVerified(path, digest);
  if (descriptor === null) throw problem;
  return descriptor;
}

/** Through the descriptor it is the very file that was checked, whatever happens to its name meanwhile. */
function loadDescriptor(descriptor: number, path: string): unknown {
  const checked = `/proc/self/fd/${descriptor}`;
  const module: { exports: unknown } = { exports: {} };
  process.dlopen(module, process.platform === 'linux' && existsSync(checked) ? checked : path);
  return module.exports;
}

/** A descriptor of the file if it is no link, only we can have written it, and its content is right; else null. */
function openVerified(path: string, digest: string): number | null {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  } catch {
    return null;
  }
  const { uid, mode } = fstatSync(descriptor);
  const owner = process.getuid?.() ?? uid; // Windows keeps others out by the folder's own rights.
  const isOurs = uid === owner && (process.platform === 'win32' || (mode & 0o022) === 0);
  if (isOurs && digestOf(descriptor) === digest) return descriptor;
  closeSync(descriptor);
  return null;
}

/** More at once is no faster, and memory that is freed in large pieces stays with the process in small ones. */
const CHUNK_BYTES = 64 * 1024;

/** The SHA-256 of a file, as hex digits. */
function digestOf(descriptor: number): string {
  const hash = createHash('sha256');
  const chunk = new Uint8Array(CHUNK_BYTES);
  for (let read = readSync(descriptor, chunk); read > 0; read = readSync(descriptor, chunk)) {
    hash.update(chunk.subarray(0, read));
  }
  return hash.digest('hex');
}
