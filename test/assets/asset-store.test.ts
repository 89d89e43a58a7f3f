import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { createSiteReader, openAssets, programVersion, readTrainingFiles } from '../../src/assets/mod.ts';
import { builtSite } from '../support/built-site.ts';

describe('createSiteReader()', () => {
  builtSite();
  const read = createSiteReader(openAssets());

  it('reads a file of the site', async () => {
    assert.match(gunzipSync((await read('index.html.gz')) ?? assert.fail()).toString(), /^<!doctype html>/i);
  });

  it('reads nothing outside the site, however it is spelt', async () => {
    const paths = [
      '../package.json',
      '/../package.json',
      './index.html',
      'x/../index.html',
      '..%2fpackage.json',
      '%2e%2e/package.json',
      '..\\package.json',
      '/etc/passwd',
      '',
      '.',
      'index.html/',
      'index.html\0',
      'INDEX.HTML/../../package.json',
    ];
    for (const path of paths) assert.equal(await read(path), null, path);
  });
});

describe('readTrainingFiles()', () => {
  it('gives paths below the training folder, in order', () => {
    const paths = readTrainingFiles(openAssets(), 'training').map(({ path }) => path);
    assert.ok(paths.length > 0);
    assert.ok(
      paths.every((path) => /^[\w-]+(\/[\w-]+)*\.[a-z]+$/.test(path)),
      paths.join(' '),
    );
    assert.deepEqual(paths, [...paths].sort());
  });
});

describe('programVersion()', () => {
  it('is a version', () => assert.match(programVersion(), /^\d+\.\d+\.\d+/));
});
