// node write-code-cache.cjs PROGRAM CACHE REPOSITORY
// Runs the bundled program until it answers, and keeps V8's compiled form of the functions that ran till then. More of
// them would make the start slower again, as all are loaded at once. CommonJS and a process of its own, so that
// nothing else runs in it.
'use strict';
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const timers = require('node:timers/promises');
const { Script } = require('node:vm');

const [program, cache, repository] = process.argv.slice(2);
const script = new Script(readFileSync(program, 'latin1'), { filename: 'loanq.cjs' });
timers.setTimeout = () => new Promise(() => {}); // What the server would do after a while is not wanted here.
process.argv = [process.execPath, 'loanq', '--port', '0', '--database', join(repository, 'data', 'loans.db')];
process.stdout.write = (text, ...others) => {
  keepAfter(`${/http:\/\/\S+/.exec(text)[0]}/health`);
  others.at(-1)();
  return true;
};
script.runInThisContext()(require, join(repository, 'src', 'assets')); // Where the program expects to be.

async function keepAfter(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  writeFileSync(cache, script.createCachedData());
  process.exit();
}
