import { html } from 'hono/html';
import type { HttpContext } from '../dependencies.ts';
import { respond } from '../respond.ts';
import { ERROR_KINDS, type ErrorKind } from '../validation/error-kinds.ts';
import { respondNotFound } from './site.ts';

/** `GET /errors`: the kinds of validation error there are. */
export async function errorIndexPage(c: HttpContext): Promise<Response> {
  const entries = Object.entries(ERROR_KINDS).map(
    ([name, kind]) => html`<dt><a href="errors/${name}">${name}</a></dt><dd>${kind.meaning}</dd>`,
  );
  return respondPage(c, {
    title: 'Validation errors',
    icon: 'favicon.svg',
    content: html`<p>The kinds of error that a response with status 422 may list, by their <code>type</code>.</p>
<dl>${entries}</dl>
<p><a href="docs/errors/">Errors in the documentation</a> · <a href="api/docs">The API</a></p>`,
  });
}

/** `GET /errors/:kind`: what a kind of validation error means and what would be right. */
export async function errorKindPage(c: HttpContext): Promise<Response> {
  const name = c.req.param('kind') ?? '';
  const kind = Object.entries(ERROR_KINDS).find(([known]) => known === name)?.[1];
  if (kind === undefined) return respondNotFound(c);
  return respondPage(c, { title: name, icon: '../favicon.svg', content: describeKind(kind) });
}

type Html = ReturnType<typeof html>;

function describeKind(kind: ErrorKind): Html {
  return html`<p class="message">${kind.message}</p>
<p>${kind.meaning}</p>
<h2>What to do</h2>
<p>${kind.remedy}</p>
<h2>Example</h2>
<p>A body with this error:</p>
<pre><code>${kind.wrong}</code></pre>
<p>A body without it:</p>
<pre><code>${kind.right}</code></pre>
<p><a href="../errors">All kinds of validation error</a> · <a href="../docs/errors/">Errors in the documentation</a> ·
<a href="../api/docs">The API</a></p>`;
}

/** In the colours of the site. */
const STYLE = `:root { color-scheme: light dark; }
body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1.25rem;
  color: light-dark(#222a28, #e4e9e7); background: light-dark(#fff, #151a19); overflow-wrap: break-word; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { font-size: 1.15rem; margin-top: 2rem; }
a { color: light-dark(#1a6b57, #a6e0cf); }
code, pre { font-family: ui-monospace, monospace; font-size: .92em; }
pre, .message { background: light-dark(#f4f7f6, #232b29); padding: .8rem 1rem; border-radius: .4rem; }
pre { overflow-x: auto; } dt { margin-top: 1rem; font-weight: 600; } dd { margin: 0; }`;

async function respondPage(
  c: HttpContext,
  { title, icon, content }: { readonly title: string; readonly icon: string; readonly content: Html },
): Promise<Response> {
  const nonce = crypto.randomUUID();
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · loanq</title>
<link rel="icon" href="${icon}">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return respond(c, page.toString(), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}
