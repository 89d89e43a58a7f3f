// What the executable runs first: the program or the query process, as its first argument says, out of its assets.
// Comes with V8's compiled form of the functions that a start runs, where that was made for this very kind of machine.
'use strict';
const { getAssetKeys, getRawAsset } = require('node:sea');
const { Script } = require('node:vm');

const name = process.argv[2] === '--query-process' ? 'query-process' : 'loanq';
const cache = `program/${name}.cache`;
const script = new Script(Buffer.from(getRawAsset(`program/${name}.cjs`)).latin1Slice(), {
  filename: `${name}.cjs`,
  ...(getAssetKeys().includes(cache) ? { cachedData: Buffer.from(getRawAsset(cache)) } : {}),
});
script.runInThisContext()(require, __dirname);
