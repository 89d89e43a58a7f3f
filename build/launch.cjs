// What the executable runs first: the program or the query process, as its first argument says, out of its assets.
// Comes with V8's compiled form of the functions that a start runs, where that was made for this very kind of machine.
'use strict';
const { getAssetKeys, getRawAsset } = require('node:sea');
const { Script } = require('node:vm');

/** What Node has that brings much else of it along: loaded when something of it is used, which is after the start. */
const LATE = new Set(['node:child_process', 'node:crypto', 'node:fs/promises', 'node:v8']);

const keys = new Set(getAssetKeys());
const modules = new Map();

/** A part of the program, or what Node has. */
function load(name) {
  if (LATE.has(name)) return late(name);
  if (!name.startsWith('./')) return require(name);
  const known = modules.get(name);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  modules.set(name, module);
  const asset = `program/${name.slice(2)}`;
  const cache = `${asset}.cache`;
  const script = new Script(Buffer.from(getRawAsset(asset)).latin1Slice(), {
    filename: name.slice(2),
    ...(keys.has(cache) ? { cachedData: ownPages(getRawAsset(cache)) } : {}),
  });
  script.runInThisContext()(load, __dirname, module);
  return module.exports;
}

/** A module of Node that is loaded when something of it is asked for. */
function late(name) {
  return new Proxy(
    {},
    { get: (_, member) => require(name)[member], ownKeys: () => Reflect.ownKeys(require(name)) },
  );
}

/**
 * A copy in pages of its own, as those are whose size may change. V8 would make one anyway where the bytes lie as they do in
 * an executable, and freeing that makes the C library keep two megabytes of free memory for each thread.
 */
function ownPages(bytes) {
  const { byteLength } = bytes;
  const copy = new Uint8Array(new ArrayBuffer(byteLength, { maxByteLength: byteLength }));
  copy.set(new Uint8Array(bytes));
  return copy;
}

load(process.argv[2] === '--query-process' ? './query-process.js' : './loanq.js');
