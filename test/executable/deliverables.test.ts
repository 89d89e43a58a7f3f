import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { findExecutable, withoutExecutable } from '../support/executable.ts';
import { verifyMachO } from './verify-mach-o.ts';

const DIST = join(import.meta.dirname, '../../dist');
const MEGABYTE = 1e6;

/** The first bytes of a program, by the system and processor it is for. */
function formatOf(path: string): string {
  const head = Buffer.alloc(4096);
  const descriptor = openSync(path, 'r');
  readSync(descriptor, head);
  closeSync(descriptor);
  if (head.toString('latin1', 1, 4) === 'ELF') return `ELF ${head.readUInt16LE(18)}`;
  if (head.readUInt32LE(0) === 0xfeedfacf)
    return `Mach-O ${head.readUInt32LE(4) & 0xff} ${head.readUInt32LE(4) >>> 24}`;
  const start = head.readUInt32LE(0x3c);
  return `${head.toString('latin1', start, start + 2)} ${head.readUInt16LE(start + 4)} ${head.readUInt32LE(start + 168)}`;
}

const FORMATS = {
  'linux-x64': 'ELF 62',
  'linux-arm64': 'ELF 183',
  'macos-x64': 'Mach-O 7 1',
  'macos-arm64': 'Mach-O 12 1',
  'windows-x64': `PE ${0x8664} 0`, // 0: no signature, as Node's does not hold for it.
} as const;

describe('dist', { skip: withoutExecutable }, () => {
  it('has the SHA-256 of every file in it', () => {
    const lines = readFileSync(join(DIST, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    const listed = lines.map((line) => line.split('  '));
    assert.deepEqual(
      listed.map(([, name]) => name),
      readdirSync(DIST)
        .filter((name) => name !== 'SHA256SUMS')
        .sort(),
    );
    for (const [digest, name = ''] of listed) {
      assert.equal(
        createHash('sha256')
          .update(readFileSync(join(DIST, name)))
          .digest('hex'),
        digest,
        name,
      );
    }
  });

  it('has programs of the systems that they are named for', () => {
    for (const [system, format] of Object.entries(FORMATS)) {
      const path = findExecutable(system);
      if (path !== null) assert.equal(formatOf(path), format, system);
    }
  });

  it('has programs for Macs whose signature covers every page', () => {
    for (const system of ['macos-x64', 'macos-arm64']) {
      const path = findExecutable(system);
      if (path !== null) verifyMachO(readFileSync(path));
    }
  });

  it('keeps the program for Linux below 140 MB', () => {
    const path = findExecutable('linux-x64');
    if (path !== null) assert.ok(statSync(path).size <= 140 * MEGABYTE);
  });

  it('lists what is in the programs, each with a licence that is there in full or by name', () => {
    const [name = ''] = readdirSync(DIST).filter((file) => file.endsWith('.cdx.json'));
    const { bomFormat, components } = JSON.parse(readFileSync(join(DIST, name), 'utf8'));
    const licences = readFileSync(join(DIST, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    assert.equal(bomFormat, 'CycloneDX');
    const purls: string[] = components.map(({ purl }: { purl: string }) => purl);
    for (const part of [
      'npm/hono@',
      'npm/zod@',
      'npm/libsql@',
      '%40libsql/',
      'npm/node-',
      '%40scalar/api-reference@',
      '%40codemirror/view@',
      'npm/style-mod@',
      'npm/plotly.js-cartesian-dist-min@',
    ]) {
      assert.ok(
        purls.some((purl) => purl.includes(part)),
        part,
      );
    }
    for (const purl of purls) {
      const [, packageName = '', version = ''] = /^pkg:npm\/(.+)@(.+)$/.exec(purl) ?? [];
      assert.ok(licences.includes(`${packageName.replace('%40', '@')} ${version} (`), purl);
    }
  });
});
