// Runs all tests, or the files that are named, two at a time. Options are passed on to Node.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { ALL } from './support/test-files.ts';

const SUPPORT = join(import.meta.dirname, 'support');

const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith('-'));
const named = given.filter((argument) => !argument.startsWith('-'));
const files = named.length > 0 ? named : ALL;
const preload = ['--import', join(SUPPORT, 'compile-cache.ts')];
const { status } = spawnSync(
  process.execPath,
  [...preload, '--test', '--test-concurrency=2', ...options, ...files],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
