import { globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import process from 'node:process';

const TESTS = join(import.meta.dirname, '..');

/** Whose tests only call functions: they start no server, set no limit of time and leave nothing behind. */
const FOLDERS = ['ask', 'catalog', 'chart', 'config', 'engine', 'evaluation', 'shared', 'training'];
/** Among those, whose take so long that they are worth a process of their own. */
const LONG = join('engine', 'corpus');

const all = globSync('**/*.test.ts', { cwd: TESTS }).sort();
const isTogether = (file: string): boolean =>
  FOLDERS.includes(file.split(sep)[0] ?? '') && !file.startsWith(LONG + sep);

/** Test files that run in one process. */
export const TOGETHER: readonly string[] = all.filter(isTogether).map((file) => join(TESTS, file));

/** The others, as paths from where the tests are run. */
export const APART: readonly string[] = all
  .filter((file) => !isTogether(file))
  .map((file) => relative(process.cwd(), join(TESTS, file)));
