import { globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import process from 'node:process';

const TESTS = join(import.meta.dirname, '..');

/**
 * Folders whose test files run in one process: most of what a small one takes is to start, and to load what the others
 * load too. The files of the first only call functions; those of the second serve, or ask a server, within this process.
 */
const GROUPS = {
  calling: ['ask', 'catalog', 'chart', 'config', 'csv', 'engine', 'evaluation', 'shared', 'training'],
  serving: ['http', 'http-internals', 'provider'],
} as const;
/** Among those, whose files take so long that they are worth a process of their own. */
const LONG = join('engine', 'corpus');

const all = globSync('**/*.test.ts', { cwd: TESTS }).sort();
const filesOf = (folders: readonly string[]): readonly string[] =>
  all.filter((file) => folders.includes(file.split(sep)[0] ?? '') && !file.startsWith(LONG + sep));

/** Test files that run in one process, by group. */
export const TOGETHER = {
  calling: filesOf(GROUPS.calling).map((file) => join(TESTS, file)),
  serving: filesOf(GROUPS.serving).map((file) => join(TESTS, file)),
};

const grouped = new Set([...TOGETHER.calling, ...TOGETHER.serving]);

/** What `node --test` is to run for all tests: the groups and the other files, as paths from where the tests are run. */
export const ALL: readonly string[] = [
  ...['calling.ts', 'serving.ts'].map((name) => join(import.meta.dirname, 'together', name)),
  ...all.map((file) => join(TESTS, file)).filter((file) => !grouped.has(file)),
].map((file) => relative(process.cwd(), file));
