import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Load commands and magic numbers of Apple's `mach-o/loader.h` and `cs_blobs.h`. */
const MACH_O_64 = 0xfeedfacf;
const LC_SEGMENT_64 = 0x19;
const LC_CODE_SIGNATURE = 0x1d;
const SUPER_BLOB = 0xfade0cc0;
const CODE_DIRECTORY = 0xfade0c02;
/** Adds the fields for the executable segment. */
const CODE_DIRECTORY_VERSION = 0x20400;
/** Signed by nobody in particular, as linkers do it. */
const AD_HOC_BY_LINKER = 0x20002;
const SHA_256 = 2;
const MAIN_PROGRAM = 1n;

const FILE_HEADER_BYTES = 32;
const SIGNATURE_COMMAND_BYTES = 16;
const SUPER_BLOB_BYTES = 20;
const CODE_DIRECTORY_BYTES = 88;
const HASH_BYTES = 32;
const PAGE_BYTES = 4096;
const PAGE_BITS = 12;
/** Sizes of segments in memory are multiples of the larger of the two processors' pages. */
const SEGMENT_ALIGNMENT = 0x4000;

/**
 * Signs a 64-bit Mach-O program ad hoc, in place, with the SHA-256 of each of its pages; Macs with Apple's processors end
 * programs without a signature. Throws if the file is signed already or has no room for the load command.
 */
export function signMachO(file: string, identifier: string): void {
  writeFileSync(file, signed(readFileSync(file), identifier));
}

function signed(program: Buffer, identifier: string): Buffer {
  const { commandsEnd, linkEdit, text } = readLayout(program);
  const codeBytes = align(program.length, 16);
  const name = Buffer.from(`${identifier}\0`);
  const pages = Math.ceil(codeBytes / PAGE_BYTES);
  const directoryBytes = CODE_DIRECTORY_BYTES + name.length + pages * HASH_BYTES;
  const signatureBytes = align(SUPER_BLOB_BYTES + directoryBytes, 16);
  const file = Buffer.concat([program, Buffer.alloc(codeBytes + signatureBytes - program.length)]);
  // Before the hashes, which cover these too.
  addSignatureCommand(file, { at: commandsEnd, offset: codeBytes, size: signatureBytes });
  growLinkEdit(file, linkEdit, codeBytes + signatureBytes);
  const fields = [
    ...u32(SUPER_BLOB, SUPER_BLOB_BYTES + directoryBytes, 1, 0, SUPER_BLOB_BYTES),
    ...u32(CODE_DIRECTORY, directoryBytes, CODE_DIRECTORY_VERSION, AD_HOC_BY_LINKER),
    ...u32(CODE_DIRECTORY_BYTES + name.length, CODE_DIRECTORY_BYTES, 0, pages, codeBytes),
    Buffer.from([HASH_BYTES, SHA_256, 0, PAGE_BITS]),
    ...u32(0, 0, 0, 0),
    ...u64(0n, file.readBigUInt64LE(text + 40), file.readBigUInt64LE(text + 48), MAIN_PROGRAM),
    name,
  ];
  const hashes = Array.from({ length: pages }, (_, page) =>
    sha256(file.subarray(page * PAGE_BYTES, Math.min((page + 1) * PAGE_BYTES, codeBytes))),
  );
  Buffer.concat([...fields, ...hashes]).copy(file, codeBytes);
  return file;
}

/** Where things are in the file: the end of its load commands, and the commands of two of its segments. */
function readLayout(file: Buffer): {
  readonly commandsEnd: number;
  readonly linkEdit: number;
  readonly text: number;
} {
  if (file.readUInt32LE(0) !== MACH_O_64) throw new Error('It is no 64-bit Mach-O file.');
  const segments = new Map<string, number>();
  let at = FILE_HEADER_BYTES;
  let firstSection = Number.POSITIVE_INFINITY;
  for (let index = 0; index < file.readUInt32LE(16); index++, at += file.readUInt32LE(at + 4)) {
    const command = file.readUInt32LE(at);
    if (command === LC_CODE_SIGNATURE) throw new Error('It is signed already.');
    if (command !== LC_SEGMENT_64) continue;
    segments.set(file.toString('latin1', at + 8, at + 24).replace(/\0.*$/s, ''), at);
    for (let section = 0; section < file.readUInt32LE(at + 64); section++) {
      const offset = file.readUInt32LE(at + 72 + section * 80 + 48);
      if (offset > 0) firstSection = Math.min(firstSection, offset);
    }
  }
  const [linkEdit, text] = [segments.get('__LINKEDIT'), segments.get('__TEXT')];
  if (linkEdit === undefined || text === undefined) throw new Error('It has no __LINKEDIT or no __TEXT.');
  if (at + SIGNATURE_COMMAND_BYTES > firstSection) throw new Error('It has no room for a signature.');
  return { commandsEnd: at, linkEdit, text };
}

function addSignatureCommand(
  file: Buffer,
  { at, offset, size }: { readonly at: number; readonly offset: number; readonly size: number },
): void {
  for (const [index, value] of [LC_CODE_SIGNATURE, SIGNATURE_COMMAND_BYTES, offset, size].entries()) {
    file.writeUInt32LE(value, at + 4 * index);
  }
  file.writeUInt32LE(file.readUInt32LE(16) + 1, 16);
  file.writeUInt32LE(file.readUInt32LE(20) + SIGNATURE_COMMAND_BYTES, 20);
}

/** The signature is the end of the last segment. */
function growLinkEdit(file: Buffer, command: number, end: number): void {
  const size = end - Number(file.readBigUInt64LE(command + 40));
  file.writeBigUInt64LE(BigInt(size), command + 48);
  file.writeBigUInt64LE(BigInt(align(size, SEGMENT_ALIGNMENT)), command + 32);
}

function align(value: number, to: number): number {
  return Math.ceil(value / to) * to;
}

/** Signatures, unlike the rest of the file, have their numbers' high bytes first. */
function u32(...values: readonly number[]): Buffer[] {
  return values.map((value) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  });
}

function u64(...values: readonly bigint[]): Buffer[] {
  return values.map((value) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(value);
    return bytes;
  });
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
