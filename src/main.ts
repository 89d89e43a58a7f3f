#!/usr/bin/env node
import module from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

// From source, what was compiled is kept for the next start, which then takes half the time. The executable is compiled.
if (import.meta.url.endsWith('.ts')) {
  module.enableCompileCache?.(join(import.meta.dirname, '..', 'node_modules', '.cache', 'loanq', 'compiled'));
}

// The only place that knows the process's arguments and environment. The exit code is set, not forced, so that what was
// written is flushed first.
import('./cli/mod.ts')
  .then(({ runCommandLine }) =>
    runCommandLine({
      argv: process.argv.slice(2),
      environment: process.env,
      stdin: () => process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
    }),
  )
  .then((code) => {
    process.exitCode = code;
  });
