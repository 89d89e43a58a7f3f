import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type AssetStore, isExecutable, openAssets, repositoryFolder } from './asset-store.ts';
import { unpackBeside } from './unpack.ts';
import { inUserFolder } from './user-folders.ts';

/** Where the executable holds the sample loan book, and the SHA-256 of what is compressed there. */
const SAMPLE_ASSET = 'data/loans.db.zst';
const SAMPLE_DIGEST_ASSET = 'data/loans.db.sha256';

/** The sample loan book of this version. */
export interface SampleDatabase {
  /** Where it is, or belongs where it is still to be made; an executable has unpacked its own. */
  readonly path: string;
  /** The book of an earlier version, where this one has just been put beside it. */
  readonly earlier: string | null;
}

/** Finds the sample loan book. The executable unpacks it where it is not there yet. */
export function sampleDatabase(): SampleDatabase {
  return isExecutable()
    ? inUserFolder('data', 'The sample loan book', (folder) => unpackSample(folder, openAssets()))
    : { path: join(repositoryFolder(), 'data', 'loans.db'), earlier: null };
}

/** Named for its content: a new version with the same book goes on using the file, one with another leaves it alone. */
export function unpackSample(folder: string, assets: AssetStore): SampleDatabase {
  const digest = new TextDecoder().decode(assets.read(SAMPLE_DIGEST_ASSET));
  const path = join(folder, `loans-${digest.slice(0, 12)}.db`);
  if (existsSync(path)) return { path, earlier: null };
  const earlier = latestSample(folder);
  unpackBeside(path, assets.read(SAMPLE_ASSET));
  return { path, earlier };
}

function latestSample(folder: string): string | null {
  const [latest] = readdirSync(folder)
    .filter((name) => /^loans-[0-9a-f]{12}\.db$/.test(name))
    .map((name) => ({ path: join(folder, name), writtenMs: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.writtenMs - a.writtenMs);
  return latest?.path ?? null;
}
