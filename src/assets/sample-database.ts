import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isExecutable, openAssets, repositoryFolder } from './asset-store.ts';
import { extractTo, inCacheFolder } from './cache-folder.ts';
import { programVersion } from './program.ts';

/** Where the executable holds the sample loan book. */
export const SAMPLE_ASSET = 'data/loans.db.zst';

/** Where the sample loan book is, or belongs where it is still to be made; an executable unpacks its own. */
export function sampleDatabasePath(): string {
  return isExecutable() ? unpackSample() : join(repositoryFolder(), 'data', 'loans.db');
}

/** Each version of loanq has a book of its own, so that none is replaced while it is in use. */
function unpackSample(): string {
  return inCacheFolder('The sample loan book', (folder) => {
    const path = join(folder, `loans-${programVersion()}.db`);
    if (!existsSync(path)) extractTo(path, openAssets().read(SAMPLE_ASSET));
    return path;
  });
}
