import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, it } from 'node:test';
import { withoutExecutable } from '../support/executable.ts';

const SUITE = join(import.meta.dirname, '../http');

/** Runs the HTTP suite, and gives the names of the tests that passed and of those that did not. */
async function runSuite(
  target: string,
): Promise<{ readonly passed: readonly string[]; readonly others: readonly string[] }> {
  const files = readdirSync(SUITE)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(SUITE, name));
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env; // Else its report would be ours.
  const report = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      ['--test', '--test-isolation=none', '--test-reporter=tap', ...files],
      { env: { ...environment, LOANQ_TEST_TARGET: target }, maxBuffer: 2 ** 26 },
      (_, stdout) => resolve(stdout),
    );
  });
  const lines = report.match(/^ *(not )?ok \d+ - .*$/gm) ?? [];
  const passed = lines.filter((line) => /^ *ok /.test(line) && !/# (SKIP|TODO)/.test(line)).map(nameIn);
  return { passed, others: lines.filter((line) => !passed.includes(nameIn(line))) };
}

function nameIn(line: string): string {
  return line.replace(/^.*?\d+ - /, '');
}

describe('the HTTP suite against the executable', { skip: withoutExecutable }, () => {
  it('passes, every test that there is in process', async () => {
    const { passed, others } = await runSuite('executable');
    assert.deepEqual(others, []);
    const inProcess = await runSuite('in-process');
    assert.deepEqual(passed, inProcess.passed);
    assert.ok(passed.length > 50, `only ${passed.length} tests ran`);
  });
});
