// npm run docs [PAGE …]: runs what the pages of the documentation show and writes down what came of it.

import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readPages } from './pages.ts';
import { PYTHON, PYTHON_PACKAGES } from './runtimes.ts';
import { serveLoanq } from './serve-loanq.ts';
import { updatePage } from './update-page.ts';

const wanted = process.argv.slice(2);
installPython();
const server = await serveLoanq();
try {
  for (const { name, path, text } of readPages()) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const updated = await updatePage(text, server.address);
    const hasChanged = updated.text !== text;
    if (hasChanged) writeFileSync(path, updated.text);
    const gaps = Array.from(updated.notRun, ([language, reason]) => `; ${language} not run: ${reason}`);
    console.log(`${name}: ${hasChanged ? 'updated' : 'current'}${gaps.join('')}`);
  }
} finally {
  await server.close();
}

/** Where it cannot be done the pages' Python is not run, which is said above. */
function installPython(): void {
  if (existsSync(PYTHON)) return;
  const options: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('python3', ['-m', 'venv', join(PYTHON, '../..')], options);
  spawnSync(PYTHON, ['-m', 'pip', 'install', '--quiet', '--retries', '1', ...PYTHON_PACKAGES], options);
}
