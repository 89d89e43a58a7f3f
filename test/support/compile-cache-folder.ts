import { join } from 'node:path';

/** Where tests keep what the runtime has compiled, their own modules and those of the programs they start. */
export const COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/compile');
