import process from 'node:process';
import { generateLoad } from './generate-load.ts';
import type { Load } from './load.ts';

// The parent is the only caller, and writes a Load.
const load: Load = JSON.parse(process.argv.at(-1) ?? '');
process.stdout.write(JSON.stringify(await generateLoad(load)));
