import { join } from 'node:path';
import type { AssetStore } from './asset-store.ts';
import { isExecutable, repositoryFolder } from './asset-store.ts';
import type { ProgramCommand } from './program.ts';
import { ownNode } from './program.ts';

/** Reads a file of the site by its path without a leading slash (`index.html`); null where there is none. */
export type SiteReader = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** The folder of the built site, in the repository and in the executable. */
export const SITE_FOLDER = 'site/dist';

/** A reader of the site's files. Only files that the site holds can be named: nothing of a path is ever resolved. */
export function createSiteReader(assets: AssetStore): SiteReader {
  const paths = new Set(assets.list(SITE_FOLDER));
  return async (path) => (paths.has(`${SITE_FOLDER}/${path}`) ? assets.read(`${SITE_FOLDER}/${path}`) : null);
}

/** How to build the site where its sources are newer than it. Null in the executable, which holds the built one. */
export function buildSiteCommand(): ProgramCommand | null {
  if (isExecutable()) return null;
  return { file: ownNode(), arguments: [join(repositoryFolder(), 'site', 'build.ts'), '--if-changed'] };
}
