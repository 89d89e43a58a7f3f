import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';

const PAGE_BYTES = 4096;
const HASH_BYTES = 32;

/** Checks the ad-hoc signature of a 64-bit Mach-O program as macOS does: its place, its fields, and each page's hash. */
export function verifyMachO(file: Buffer): void {
  const { offset, size, linkEditEnd } = findSignature(file);
  assert.equal(offset + size, file.length, 'the signature is the end of the file');
  assert.equal(linkEditEnd, file.length, 'and of the last segment');
  assert.equal(offset % 16, 0);
  const signature = file.subarray(offset);
  assert.equal(signature.readUInt32BE(0), 0xfade0cc0, 'a super blob');
  assert.ok(signature.readUInt32BE(4) <= size);
  const directory = signature.subarray(signature.readUInt32BE(16));
  assert.equal(directory.readUInt32BE(0), 0xfade0c02, 'with a code directory');
  assert.equal(directory.readUInt32BE(12) & 0x2, 0x2, 'that is ad hoc');
  const [hashOffset, identifierOffset] = [directory.readUInt32BE(16), directory.readUInt32BE(20)];
  const [pages, codeBytes] = [directory.readUInt32BE(28), directory.readUInt32BE(32)];
  assert.equal(directory.toString('latin1', identifierOffset, hashOffset), 'loanq\0');
  assert.equal(codeBytes, offset);
  assert.equal(pages, Math.ceil(offset / PAGE_BYTES));
  for (let page = 0; page < pages; page++) {
    const content = file.subarray(page * PAGE_BYTES, Math.min((page + 1) * PAGE_BYTES, codeBytes));
    const at = hashOffset + page * HASH_BYTES;
    const found = createHash('sha256').update(content).digest();
    assert.ok(found.equals(directory.subarray(at, at + HASH_BYTES)), `page ${page}`);
  }
}

function findSignature(file: Buffer): {
  readonly offset: number;
  readonly size: number;
  readonly linkEditEnd: number;
} {
  let at = 32;
  let linkEditEnd = 0;
  let found: { readonly offset: number; readonly size: number } | null = null;
  for (let index = 0; index < file.readUInt32LE(16); index++, at += file.readUInt32LE(at + 4)) {
    const command = file.readUInt32LE(at);
    if (command === 0x1d) found = { offset: file.readUInt32LE(at + 8), size: file.readUInt32LE(at + 12) };
    if (command === 0x19 && file.toString('latin1', at + 8, at + 18) === '__LINKEDIT') {
      linkEditEnd = Number(file.readBigUInt64LE(at + 40) + file.readBigUInt64LE(at + 48));
    }
  }
  return { ...(found ?? assert.fail('It has no signature.')), linkEditEnd };
}
