// Runs in one process the test files that need none of their own: most of what a small one takes is to start, and to load
// what the others load too.

import { pathToFileURL } from 'node:url';
import { TOGETHER } from './test-files.ts';

for (const file of TOGETHER) await import(pathToFileURL(file).href);
