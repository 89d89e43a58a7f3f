import assert from 'node:assert/strict';
import process from 'node:process';
import { describe, it } from 'node:test';
import { collectGarbage } from '../../../src/cli/serve/collect-garbage.ts';

const isDeno = process.versions['deno'] !== undefined;

describe('collectGarbage()', () => {
  it('gives back what nothing refers to', { skip: isDeno && 'Deno does not show its collector' }, () => {
    let garbage: number[][] | null = Array.from({ length: 200 }, () =>
      Array.from({ length: 20_000 }, (_, at) => at + 0.5),
    );
    const held = process.memoryUsage().heapUsed;
    assert.equal(garbage.length, 200);
    garbage = null;
    collectGarbage();
    assert.ok(process.memoryUsage().heapUsed < held - 20_000_000);
  });
});
