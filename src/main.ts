import process from 'node:process';
import { runCommandLine } from './cli/mod.ts';

// The only place that knows the process's arguments and environment. The exit code is set, not forced, so that what was
// written is flushed first.
runCommandLine({
  argv: process.argv.slice(2),
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
}).then((code) => {
  process.exitCode = code;
});
