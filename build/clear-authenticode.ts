import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** Where the optional header begins, counted from the signature `PE\0\0`, and the data directories in it (PE32+). */
const OPTIONAL_HEADER = 24;
const DATA_DIRECTORIES = 112;
const DIRECTORY_BYTES = 8;

/** The fifth directory says where the certificates are. */
const SECURITY_DIRECTORY = 4;

const HEADER_BYTES = 4096;

/**
 * Takes the reference to Node's own signature out of a Windows program, as it does not hold for the changed file:
 * unsigned is better than wrongly signed. See Microsoft's "PE Format".
 */
export function clearAuthenticode(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    readSync(descriptor, header, 0, HEADER_BYTES, 0);
    const start = header.readUInt32LE(0x3c);
    if (header.toString('latin1', start, start + 4) !== 'PE\0\0') throw new Error(`${file} is no PE file.`);
    const directory = start + OPTIONAL_HEADER + DATA_DIRECTORIES + SECURITY_DIRECTORY * DIRECTORY_BYTES;
    writeSync(descriptor, Buffer.alloc(DIRECTORY_BYTES), 0, DIRECTORY_BYTES, directory);
  } finally {
    closeSync(descriptor);
  }
}
