import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { kernelVersion } from '../../bench/report/describe-machine.ts';

describe('kernelVersion()', () => {
  it('is the version alone', () => {
    assert.equal(kernelVersion('6.8.0-45-generic'), '6.8.0');
    assert.equal(kernelVersion('24.1.0'), '24.1.0');
    assert.equal(kernelVersion('unknown'), 'unknown');
  });

  it('is what the report names the system by', () => {
    const report = readFileSync(join(import.meta.dirname, '../../bench/README.md'), 'utf8');
    assert.match(report, /^\| System \| \w+ [\d.]+ \w+ \|$/m);
  });
});
