import type { Router } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

/** Requests that are matched before the routes are compiled. */
const PATIENCE = 100;

/**
 * A router that is ready at once. Hono's own compiles the routes at the first request, which it keeps waiting for as long
 * as half of a start; here that is left until there have been many, which it then matches in a fraction of the time.
 */
export function createRouter<T>(): Router<T> {
  const routes: Parameters<Router<T>['add']>[] = [];
  let router: Router<T> = new TrieRouter();
  let matched = 0;

  function compiled(): Router<T> {
    const compiling = new SmartRouter<T>({ routers: [new RegExpRouter(), new TrieRouter()] });
    for (const route of routes) compiling.add(...route);
    return compiling;
  }

  return {
    name: 'patient',
    add(...route) {
      routes.push(route);
      router.add(...route);
    },
    match(method, path) {
      if (matched++ === PATIENCE) router = compiled();
      return router.match(method, path);
    },
  };
}
