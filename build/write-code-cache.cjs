// node write-code-cache.cjs FOLDER REPOSITORY
// Runs the program in the folder of assets until it has answered, and keeps beside each of its files V8's compiled form of
// the functions that ran: till it said to be well those of the start, till it answered a question those of the rest. More of
// them would make both slower, as all of a file are loaded at once. CommonJS and a process of its own, so that nothing else
// runs in it.
'use strict';
const childProcess = require('node:child_process');
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join, sep } = require('node:path');
const timers = require('node:timers/promises');
const vm = require('node:vm');

const [folder, repository, ...queryProcess] = process.argv.slice(2);
const answered = queryProcess.length === 0 ? Promise.withResolvers() : null;
const server = ['--port', '0', '--database', join(repository, 'data', 'loans.db')];
const training = ['--training', join(folder, 'training')];
process.argv = [process.execPath, 'loanq', ...(answered === null ? queryProcess : [...server, ...training])];

// It finds itself in an executable, which is this process.
const keys = readdirSync(folder, { recursive: true }).map((path) => path.split(sep).join('/'));
const executable = {
  isSea: () => true,
  getAssetKeys: () => [...keys],
  getRawAsset: (key) => Uint8Array.from(readFileSync(join(folder, key))).buffer,
};
const spawn = (file, args, options) => {
  const own = args.indexOf('--query-process');
  if (own < 0) return childProcess.spawn(file, args, options);
  return childProcess.spawn(file, args.toSpliced(own, 0, __filename, folder, repository), options);
};
const others = { 'node:sea': executable, 'node:child_process': { ...childProcess, spawn } };
const { getBuiltinModule } = process;
process.getBuiltinModule = (name) => others[name] ?? getBuiltinModule.call(process, name);

const { Script } = vm;
const compiled = new Map();
vm.Script = class extends Script {
  constructor(source, options) {
    super(source, options);
    compiled.set(options.filename, this);
  }
};
if (answered !== null) {
  timers.setTimeout = () => new Promise(() => {}); // It is asked first, before it would open by itself.
  process.stdout.write = (text, ...rest) => {
    answered.resolve(/http:\/\/\S+/.exec(text)[0]);
    rest.at(-1)();
    return true;
  };
  // The program itself takes a rejection that nobody waits for as no reason to end.
  answered.promise.then(keepWhatRuns).catch((error) => {
    console.error(error);
    process.exit(1);
  });
}
const launcher = readFileSync(join(__dirname, 'launch.cjs'), 'utf8');
new Script(`(function (require, __dirname) {${launcher}\n})`).runInThisContext()(
  (name) => others[name] ?? require(name),
  __dirname,
);

async function keepWhatRuns(address) {
  await answerOf(`${address}/health`);
  keep();
  await answerOf(`${address}/api/v1/chat/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question: 'How many loans were issued by grade in 2024?' }),
  });
  keep();
  process.exit();
}

async function answerOf(url, request) {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  await response.text();
}

function keep() {
  for (const [file, script] of compiled) {
    writeFileSync(join(folder, 'program', `${file}.cache`), script.createCachedData());
  }
  compiled.clear();
}
