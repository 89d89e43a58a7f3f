import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { start } from './program.ts';

const REPOSITORY = join(import.meta.dirname, '../..');

describe('the first start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loanq-first-'));
  before(() => {
    for (const name of ['src', 'data', 'site', 'training', 'package.json']) {
      cpSync(join(REPOSITORY, name), join(folder, name), {
        recursive: true,
        filter: (path) => !/\.db\b/.test(path),
      });
    }
    symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'), 'junction');
  });
  after(() => rmSync(folder, { recursive: true }));

  const count = () =>
    start(['sql', 'SELECT count(*) AS loans FROM loans', '--csv'], { main: join(folder, 'src/main.ts') })
      .ended;

  it('makes the sample loan book, says so, and does it once', async () => {
    const first = await count();
    assert.deepEqual([first.code, first.stdout], [0, 'loans\n10000\n'], first.stderr);
    assert.match(first.stderr, /Writing the loan book/);
    assert.deepEqual(await count(), { code: 0, stdout: 'loans\n10000\n', stderr: '' });
  });
});
