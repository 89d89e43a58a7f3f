import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { cachedEmbed, type Embed } from '../../../src/training/mod.ts';

/** Counts letters, and what it was asked. */
function createCountingEmbed(): { readonly embed: Embed; readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async embed(texts) {
      asked.push(...texts);
      return texts.map((text) => Float32Array.of(text.length, text.split('a').length));
    },
  };
}

async function makePath(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'loanq-vectors-'));
  t.after(() => rm(folder, { recursive: true }));
  return join(folder, 'vectors.db');
}

describe('cachedEmbed()', () => {
  const open = (path: string, embed: Embed, scope = 'model'): Embed =>
    cachedEmbed(embed, { path, scope, discard: () => rmSync(path, { force: true }) });

  it('asks for each text once, over restarts too', async (t) => {
    const path = await makePath(t);
    const { embed, asked } = createCountingEmbed();
    const first = await open(path, embed)(['banana', 'x', 'banana']);
    assert.deepEqual(asked, ['banana', 'x']);
    assert.deepEqual(first, [Float32Array.of(6, 4), Float32Array.of(1, 1), Float32Array.of(6, 4)]);
    assert.deepEqual(await open(path, embed)(['x', 'new', 'banana']), [
      Float32Array.of(1, 1),
      Float32Array.of(3, 1),
      Float32Array.of(6, 4),
    ]);
    assert.deepEqual(asked, ['banana', 'x', 'new']);
  });

  it("keeps one model's vectors from another's", async (t) => {
    const path = await makePath(t);
    const { embed, asked } = createCountingEmbed();
    await open(path, embed)(['x']);
    await open(path, embed, 'other model')(['x']);
    assert.deepEqual(asked, ['x', 'x']);
  });

  it('lets several add to one file at once', async (t) => {
    const path = await makePath(t);
    const { embed, asked } = createCountingEmbed();
    const caches = Array.from({ length: 4 }, () => open(path, embed));
    await Promise.all(caches.map((cache, i) => cache([`text ${i}`, 'common'])));
    const before = asked.length;
    await open(path, embed)(['text 0', 'text 1', 'text 2', 'text 3', 'common']);
    assert.equal(asked.length, before);
  });

  it('begins anew where the file is damaged', async (t) => {
    const path = await makePath(t);
    const { embed, asked } = createCountingEmbed();
    await writeFile(path, `SQLite format 3\u0000${'garbage '.repeat(2_000)}`);
    await open(path, embed)(['x']);
    await open(path, embed)(['x']);
    assert.deepEqual(asked, ['x']);
  });

  it('does without where the file cannot be', async () => {
    const { embed, asked } = createCountingEmbed();
    const cache = open('/nonexistent/folder/vectors.db', embed);
    assert.deepEqual(await cache(['x']), [Float32Array.of(1, 1)]);
    await cache(['x']);
    assert.deepEqual(asked, ['x', 'x']);
  });
});
