// npm run docs [PAGE …]: runs what the pages of the documentation show and writes down what came of it.

import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { installPagesPython } from './install-python.ts';
import { readPages } from './pages.ts';
import { serveLoanq } from './serve-loanq.ts';
import { updatePage } from './update-page.ts';

const wanted = process.argv.slice(2);
installPagesPython();
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
