import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { after, describe, it } from 'node:test';
import { constants, zstdCompressSync } from 'node:zlib';
import { checksum, generateLoanBook, type Progress } from '../../data/generate.ts';
import { sampleDatabase } from '../support/sample-database.ts';
import { sendSignal } from '../support/send-signal.ts';

/** Of all rows; it changes only when the loan book is meant to change. */
const CHECKSUM = 'a0476911e6549114350c99cdc3064b04a01a0cb2951997369b3f0353a15eaa99';
const GENERATE = resolve(import.meta.dirname, '../../data/generate.ts');

const folder = mkdtempSync(join(tmpdir(), 'loanq-data-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** An empty folder of its own, so that a test sees every file that is left. */
function emptyFolder(): string {
  return mkdtempSync(join(folder, 'run-'));
}

describe('generateLoanBook()', () => {
  it('writes the same rows everywhere and every time', async () => {
    assert.equal(checksum(await sampleDatabase()), CHECKSUM);
  });

  it('writes the same bytes twice, replaces a file, makes its folder, leaves nothing else, and tells its progress', async () => {
    const target = join(emptyFolder(), 'new');
    const path = join(target, 'loans.db');
    const seen: Progress[] = [];
    await generateLoanBook({ path, onProgress: (progress) => seen.push(progress) });
    assert.deepEqual(readdirSync(target), ['loans.db']);
    assert.ok(readFileSync(path).equals(readFileSync(await sampleDatabase())));
    const written = seen.map(({ rowsWritten }) => rowsWritten);
    assert.ok(seen.length > 20);
    assert.deepEqual(
      written,
      [...written].sort((a, b) => a - b),
    );
    assert.equal(written.at(-1), seen.at(-1)?.rowsTotal);
  });

  it('stays under 40 MB, and under 10 MB compressed', async () => {
    const path = await sampleDatabase();
    assert.ok(statSync(path).size < 40_000_000);
    const compressed = zstdCompressSync(readFileSync(path), {
      params: { [constants.ZSTD_c_compressionLevel]: 9 },
    });
    assert.ok(compressed.length < 10_000_000, `${compressed.length} bytes`);
  });

  it('leaves the old file and no half one when it is aborted', async () => {
    const target = emptyFolder();
    const path = join(target, 'loans.db');
    writeFileSync(path, 'old');
    const controller = new AbortController();
    const stop = new Error('Enough');
    const writing = generateLoanBook({
      path,
      signal: controller.signal,
      onProgress: ({ rowsWritten }) => rowsWritten > 30_000 && controller.abort(stop),
    });
    await assert.rejects(writing, stop);
    assert.deepEqual(readdirSync(target), ['loans.db']);
    assert.equal(readFileSync(path, 'utf8'), 'old');
  });

  it('leaves no half file when it cannot put the whole one in place', async () => {
    const target = emptyFolder();
    await assert.rejects(generateLoanBook({ path: target }), { code: 'EISDIR' });
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.startsWith(`${target.split('/').at(-1)}-`)),
      [],
    );
  });
});

describe('node data/generate.ts', () => {
  it('says where it writes, and cleans up when it is interrupted', async () => {
    const target = emptyFolder();
    const child = spawn(process.execPath, [GENERATE, '--out', join(target, 'loans.db')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (output === '') sendSignal(child, 'SIGTERM');
      output += text;
    });
    assert.deepEqual(await ended, [1, null]);
    assert.match(output, /^Writing the loan book: 0 %\n/);
    assert.match(output, /Could not write the loan book: Terminated\n$/);
    assert.deepEqual(readdirSync(target), []);
  });

  it('leaves nothing under the final name when it is killed', async () => {
    const target = emptyFolder();
    const child = spawn(process.execPath, [GENERATE, '--out', join(target, 'loans.db')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    child.stderr.once('data', () => child.kill('SIGKILL'));
    assert.deepEqual(await ended, [null, 'SIGKILL']);
    assert.ok(!readdirSync(target).includes('loans.db'));
  });

  it('refuses an option it does not know with one line', async () => {
    const child = spawn(process.execPath, [GENERATE, '--output', 'x'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    const lines = (await child.stderr.setEncoding('utf8').toArray()).join('').trimEnd().split('\n');
    assert.deepEqual(await ended, [1, null]);
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /--output/);
  });
});
