import type { AssetStore } from './asset-store.ts';

/** A file of the web site. */
export interface SiteFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** For the `Content-Type` header. */
  readonly type: string;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
};

/**
 * A reader of the site's files by the path of a URL (`/`, `/app.js`); it gives null where there is none. Only files that
 * the site holds can be named: nothing of a path is ever resolved.
 */
export function createSite(assets: AssetStore): (path: string) => SiteFile | null {
  const paths = new Set(assets.list('site'));
  return (path) => {
    const name = `site${path.endsWith('/') ? `${path}index.html` : path}`;
    if (!paths.has(name)) return null;
    const extension = name.slice(name.lastIndexOf('.') + 1);
    return { bytes: assets.read(name), type: TYPES[extension] ?? 'application/octet-stream' };
  };
}
