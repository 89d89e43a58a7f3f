import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isExecutable, openAssets } from './asset-store.ts';
import { writeWhole } from './unpack.ts';
import { inUserFolder } from './user-folders.ts';

/** Identifies this build of the program: what another build has computed may mean something else. */
const BUILD_ASSET = 'build-id';

const DIGEST_BYTES = 32;

/** Loaded when they are needed, which is after the server answers its first requests. */
const load = {
  crypto: () => process.getBuiltinModule('node:crypto'),
  v8: () => process.getBuiltinModule('node:v8'),
};

/**
 * Gives what `compute` gave for the same key at an earlier start, or computes it and keeps it for the next. Only the
 * executable does so, as only its code is known to be the same; what cannot be kept is computed every time.
 */
export async function remember<T>(name: string, key: string, compute: () => Promise<T>): Promise<T> {
  if (!isExecutable()) return compute();
  const build = openAssets().read(BUILD_ASSET);
  return rememberIn(
    { folder: cacheFolder(), name, key: Buffer.concat([build, Buffer.from(`\0${key}`)]) },
    compute,
  );
}

/** The folder for what can be made again at any time; null where this user has none that can be written. */
export function cacheFolder(): string | null {
  try {
    return inUserFolder('cache', 'What was learnt', (folder) => folder);
  } catch {
    return null;
  }
}

/** Where something is kept; nowhere without a folder. */
export interface Memory {
  readonly folder: string | null;
  /** One thing is kept under each name. */
  readonly name: string;
  readonly key: Uint8Array;
}

/** The same in a folder. */
export async function rememberIn<T>({ folder, name, key }: Memory, compute: () => Promise<T>): Promise<T> {
  if (folder === null) return compute();
  const path = join(folder, `${name}.bin`);
  const kept = read<T>(path, key);
  if (kept !== null) return kept.value;
  const content = load.v8().serialize(await compute());
  try {
    writeWhole(path, Buffer.concat([digest(key, content), content]));
  } catch {} // A folder that is full or read-only makes the next start slower, nothing else.
  // As at the next start: parts of a text that was read do not keep all of it in memory.
  return load.v8().deserialize(content);
}

/** What is kept, if it is whole and was written by `rememberIn` for this key: then it is a T, as it was one then. */
function read<T>(path: string, key: Uint8Array): { readonly value: T } | null {
  try {
    const bytes = readFileSync(path);
    const content = bytes.subarray(DIGEST_BYTES);
    if (!digest(key, content).equals(bytes.subarray(0, DIGEST_BYTES))) return null;
    return { value: load.v8().deserialize(content) };
  } catch {
    return null;
  }
}

function digest(key: Uint8Array, content: Uint8Array): Buffer {
  return load.crypto().createHash('sha256').update(`${key.length} `).update(key).update(content).digest();
}
