import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Compares with a signed file; `UPDATE_GOLDEN=1` writes it instead, to be read before it is committed. */
export function assertGolden(name: string, text: string): void {
  const path = join(import.meta.dirname, 'golden', name);
  const { UPDATE_GOLDEN } = process.env;
  if (UPDATE_GOLDEN === '1') writeFileSync(path, text);
  assert.equal(text, readFileSync(path, 'utf8').replaceAll('\r\n', '\n'));
}
