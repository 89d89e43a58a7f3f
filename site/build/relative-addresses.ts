/**
 * A page whose addresses from the root, `/docs/start/`, count from where the page is, so that they hold behind a
 * proxy that serves loanq under a path.
 */
export function relativeAddresses(html: string, toRoot: string): string {
  return html.replace(/(\s(?:href|src|action|poster)=")\/(?!\/)/g, `$1${toRoot}`);
}

/** The script of the search, which looks for its index from the root, told to look from where it is itself. */
export function relativeSearch(script: string): string {
  const fromRoot = /baseUrl:(["'`])\/\1,bundlePath:(["'`])\/\2\.replace\([^)]*\)\+(["'`])\/pagefind\/\3/g;
  if (script.match(fromRoot)?.length !== 1) throw new Error('The script of the search is not as expected.');
  return script.replace(
    fromRoot,
    'baseUrl:new URL("..",import.meta.url).pathname,bundlePath:new URL("../pagefind/",import.meta.url).pathname',
  );
}
