/** The address of the site's root, whatever path a proxy serves it under: scripts are one folder below it. */
export const ROOT: URL = rootOf(import.meta.url);

function rootOf(script: string): URL {
  return new URL('..', script);
}
