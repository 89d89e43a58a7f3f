import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { zstdCompressSync } from 'node:zlib';
import type { AssetStore } from '../../src/assets/mod.ts';
import { unpackSample } from '../../src/assets/sample-database.ts';

const bookOf = (content: string): AssetStore => ({
  list: () => [],
  read: (path) =>
    path.endsWith('.zst')
      ? new Uint8Array(zstdCompressSync(content))
      : new TextEncoder().encode(createHash('sha256').update(content).digest('hex')),
});

describe('unpackSample()', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loanq-sample-'));
  after(() => rmSync(folder, { recursive: true }));

  it('unpacks the book once, and leaves what the user has changed', () => {
    const { path, earlier } = unpackSample(folder, bookOf('one'));
    assert.deepEqual([readFileSync(path, 'utf8'), earlier], ['one', null]);
    writeFileSync(path, 'changed');
    assert.deepEqual(unpackSample(folder, bookOf('one')), { path, earlier: null });
    assert.equal(readFileSync(path, 'utf8'), 'changed');
  });

  it('puts the book of another version beside it, and says where the one before is, once', () => {
    const before = unpackSample(folder, bookOf('one')).path;
    const { path, earlier } = unpackSample(folder, bookOf('two'));
    assert.deepEqual([readFileSync(path, 'utf8'), earlier], ['two', before]);
    assert.equal(readFileSync(before, 'utf8'), 'changed');
    assert.equal(unpackSample(folder, bookOf('two')).earlier, null);
    assert.equal(readdirSync(folder).length, 2, 'and leaves no drafts');
  });
});
