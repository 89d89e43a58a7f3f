import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, describe, it } from 'node:test';
import { findExecutable } from '../support/executable.ts';

/** Where Debian puts the libraries for programs of this processor. */
const LIBRARIES = '/usr/aarch64-linux-gnu';
const EMULATOR = '/usr/bin/qemu-aarch64-static';
/** A query process is a program of its own, which the kernel then starts: it has to know the emulator. */
const REGISTRATION = '/proc/sys/fs/binfmt_misc/qemu-aarch64';

const executable = process.arch === 'arm64' ? null : findExecutable('linux-arm64');
const missing = [LIBRARIES, EMULATOR, REGISTRATION].filter((path) => !existsSync(path));
const skip =
  executable === null
    ? 'There is no executable for linux-arm64 in dist: npm run build -- --all makes it.'
    : missing.length > 0 && `There is no ${missing.join(', ')} here.`;

describe('the executable for linux-arm64, emulated', { skip }, () => {
  const home = mkdtempSync(join(tmpdir(), 'loanq-arm64-'));
  after(() => rmSync(home, { recursive: true }));

  it('answers a question', () => {
    const output = execFileSync(
      EMULATOR,
      ['-L', LIBRARIES, executable ?? '', 'ask', 'How many loans are late?'],
      {
        env: { LOANQ_HOME: home, QEMU_LD_PREFIX: LIBRARIES },
        encoding: 'utf8',
      },
    );
    assert.match(output, /\n1 row\n$/);
  });
});
