// node write-code-cache.cjs FOLDER REPOSITORY
// Runs the program in the folder until it answers, and keeps beside each of its files V8's compiled form of the functions
// that ran till then. More of them would make the start slower again, as all of a file are loaded at once. CommonJS and a
// process of its own, so that nothing else runs in it.
'use strict';
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const timers = require('node:timers/promises');
const vm = require('node:vm');

const [folder, repository] = process.argv.slice(2);
const scripts = [];
const assets = {
  getAssetKeys: () => [],
  getRawAsset: (key) => Uint8Array.from(readFileSync(join(folder, '..', key))).buffer,
};
const { Script } = vm;
vm.Script = class extends Script {
  constructor(source, options) {
    super(source, options);
    scripts.push({ script: this, file: options.filename });
  }
};
timers.setTimeout = () => new Promise(() => {}); // What the server would do after a while is not wanted here.
process.argv = [process.execPath, 'loanq', '--port', '0', '--database', join(repository, 'data', 'loans.db')];
process.stdout.write = (text, ...others) => {
  keepAfter(`${/http:\/\/\S+/.exec(text)[0]}/health`);
  others.at(-1)();
  return true;
};
const launcher = readFileSync(join(__dirname, 'launch.cjs'), 'utf8');
const launch = new Script(`(function (require, __dirname) {${launcher}\n})`).runInThisContext();
// In the folder where the program expects to be.
launch((name) => (name === 'node:sea' ? assets : require(name)), join(repository, 'src', 'assets'));

async function keepAfter(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  for (const { script, file } of scripts)
    writeFileSync(join(folder, `${file}.cache`), script.createCachedData());
  process.exit();
}
