import { join } from 'node:path';

/** The repository. */
export const ROOT = join(import.meta.dirname, '..');

/** What is built, and nothing else. */
export const DIST = join(ROOT, 'dist');

/** What a build leaves for the next one, and what it puts together; may be removed at any time. */
export const CACHE = join(ROOT, 'node_modules/.cache/loanq/build');
