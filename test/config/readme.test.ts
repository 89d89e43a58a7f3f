import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { settingsTable } from '../../src/config/mod.ts';

describe('README.md', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

  it('lists every setting as settingsTable() prints it', () => {
    const table = settingsTable();
    assert.ok(withoutPadding(readme).includes(withoutPadding(table)), `Put this in its place:\n${table}`);
  });
});

/** The formatter aligns the columns of tables. */
function withoutPadding(markdown: string): string {
  return markdown.replace(/ {2,}/g, ' ').replace(/\| ?-+ ?(?=\|)/g, '|---');
}
