import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { builtSite } from '../support/built-site.ts';

const ROOT = join(import.meta.dirname, '../..');
const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');

describe('the changelog', () => {
  before(builtSite);

  it('is listed by its versions and groups beside its page', () => {
    const page = String(gunzipSync(readFileSync(join(ROOT, 'site/dist/docs/changelog/index.html.gz'))));
    const contents = /<starlight-toc.*?<\/starlight-toc>/s.exec(page)?.[0] ?? '';
    const listed = [...contents.matchAll(/<a href="#([^"]+)"[^>]*>\s*<span[^>]*>([^<]+)<\/span>/g)];
    const headings = [...changelog.matchAll(/^#{2,3} (.+)$/gm)].map(([, text]) => text);
    assert.ok(headings.length > 3);
    assert.deepEqual(
      listed.slice(1).map(([, , text]) => text),
      headings,
    );
    for (const [, slug] of listed.slice(1)) assert.ok(page.includes(`id="${slug}"`), `${slug} is nowhere`);
  });
});
