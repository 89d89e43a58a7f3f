import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { getHeadings } from '../../CHANGELOG.md';

/** The changelog's page has its text from a file of the repository, whose headings Starlight does not see. */
export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute } }) => {
  if (starlightRoute.id !== 'docs/changelog' || starlightRoute.toc === undefined) return;
  const versions: Contents = [];
  for (const { depth, slug, text } of getHeadings()) {
    const item = { depth, slug, text, children: [] };
    if (depth === 2) versions.push(item);
    if (depth === 3) versions.at(-1)?.children.push(item);
  }
  starlightRoute.toc.items.push(...versions);
});

type Contents = NonNullable<App.Locals['starlightRoute']['toc']>['items'];
