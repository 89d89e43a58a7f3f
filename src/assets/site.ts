import type { AssetStore } from './asset-store.ts';

/** Reads a file of the site by its path without a leading slash (`index.html`); null where there is none. */
export type SiteReader = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** A reader of the site's files. Only files that the site holds can be named: nothing of a path is ever resolved. */
export function createSiteReader(assets: AssetStore): SiteReader {
  const paths = new Set(assets.list('site'));
  return async (path) => (paths.has(`site/${path}`) ? assets.read(`site/${path}`) : null);
}
