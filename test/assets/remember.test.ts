import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { rememberIn } from '../../src/assets/remember.ts';

describe('rememberIn()', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loanq-remember-'));
  after(() => rmSync(folder, { recursive: true }));

  /** Whether it had to compute, and what came of it. */
  async function ask(key: string, value: unknown, where: string | null = folder) {
    let isComputed = false;
    const given = await rememberIn(
      { folder: where, name: 'it', key: new TextEncoder().encode(key) },
      async () => {
        isComputed = true;
        return value;
      },
    );
    return { isComputed, given };
  }

  it('computes once for a key, and gives the same again, whatever kind of data it is', async () => {
    const value = { big: 10n, none: undefined, not: Number.NaN, map: new Map([['a', [1, null]]]) };
    assert.deepEqual(await ask('a', value), { isComputed: true, given: value });
    assert.deepEqual(await ask('a', 'other'), { isComputed: false, given: value });
  });

  it('computes anew for another key', async () => {
    assert.deepEqual(await ask('b', 2), { isComputed: true, given: 2 });
    assert.deepEqual(await ask('a', 3), { isComputed: true, given: 3 });
  });

  it('takes nothing that is not whole', async () => {
    await ask('c', 'right');
    const [file = ''] = readdirSync(folder);
    const bytes = readFileSync(join(folder, file));
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    for (const broken of [bytes, bytes.subarray(0, 40), Buffer.alloc(0)]) {
      writeFileSync(join(folder, file), broken);
      assert.deepEqual(await ask('c', 'again'), { isComputed: true, given: 'again' });
    }
  });

  it('computes every time where nothing can be kept', async () => {
    for (const where of [null, join(folder, 'missing')]) {
      assert.deepEqual(await ask('d', 1, where), { isComputed: true, given: 1 });
      assert.deepEqual(await ask('d', 2, where), { isComputed: true, given: 2 });
    }
  });
});
