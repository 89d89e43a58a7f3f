import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { settingsTable } from '../../src/config/mod.ts';

describe('README.md', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

  it('lists every setting as settingsTable() prints it', () => {
    assert.ok(readme.includes(settingsTable()), `Put this in its place:\n${settingsTable()}`);
  });
});
