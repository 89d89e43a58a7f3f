import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './folders.ts';

const NAME = 'SHA256SUMS';

/** Writes the SHA-256 of everything in dist/, as `sha256sum --check` reads it. */
export function writeChecksums(): void {
  const lines = readdirSync(DIST)
    .filter((name) => name !== NAME)
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(DIST, name)))
          .digest('hex')}  ${name}\n`,
    );
  writeFileSync(join(DIST, NAME), lines.join(''));
}
