// Runs in one process the test files of this group.

import { pathToFileURL } from 'node:url';
import { TOGETHER } from '../test-files.ts';

for (const file of TOGETHER.serving) await import(pathToFileURL(file).href);
