import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';

/** Unpacks a zstd-compressed asset to a file, whole or not at all, in the place of what is there. */
export function unpackOver(path: string, compressed: Uint8Array): void {
  writeUnpacked(path, compressed, renameSync);
}

/** Unpacks a zstd-compressed asset to a file, whole or not at all; what is there meanwhile is left alone. */
export function unpackBeside(path: string, compressed: Uint8Array): void {
  writeUnpacked(path, compressed, linkUnlessThere);
}

function writeUnpacked(path: string, compressed: Uint8Array, place: Place): void {
  const content = decompress(compressed);
  try {
    writeWhole(path, content, place);
  } finally {
    content.buffer.transfer(0); // Given back now: a process at rest does not collect its garbage.
  }
}

/** Puts a whole draft where the file belongs. */
type Place = (draft: string, path: string) => void;

/** Writes a file so that nobody, after a crash either, finds a part of it. */
export function writeWhole(path: string, content: Uint8Array, place: Place = renameSync): void {
  const draft = `${path}.${crypto.randomUUID()}`;
  try {
    writeFileSync(draft, content, { flag: 'wx', mode: 0o600, flush: true });
    place(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A link, unlike a new name, never replaces a file: of two first starts at once, the one that is late changes nothing. */
function linkUnlessThere(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'EEXIST') renameSync(draft, path); // File systems of some USB sticks and networks have no links.
  }
}

/** All in one piece, which the system gets back as a whole; what comes in many small ones is kept by the process. */
const PIECE_BYTES = 64 * 1024 * 1024;

/** The module is loaded here, as only a first start needs it and every start would pay for it. */
function decompress(content: Uint8Array): Uint8Array<ArrayBuffer> {
  return process.getBuiltinModule('node:zlib').zstdDecompressSync(content, { chunkSize: PIECE_BYTES });
}
