import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, quay TEXT NOT NULL);
  INSERT INTO boats VALUES
    (1, 'Ada', 'sloop', 'north'), (2, 'Bo', 'ketch', 'north'), (3, 'Cai', 'yawl', 'south'), (4, 'Dis', 'sloop', 'south');
`;
const BY_KIND = [
  ['ketch', 1],
  ['sloop', 2],
  ['yawl', 1],
];

describe('groups that are listed by their values', () => {
  let ask: (question: string) => Promise<unknown>;
  before(async () => {
    ask = await asker(SCRIPT);
  });

  it('are all of them where more are meant', async () => {
    assert.deepEqual(await ask('Number of boats across sloop, ketch and so on'), BY_KIND);
    assert.deepEqual(await ask('Number of boats for sloop, yawl and so forth'), BY_KIND);
  });

  it('are all of them where all are said with "each"', async () => {
    assert.deepEqual(await ask('Number of boats in sloop, ketch and yawl each'), BY_KIND);
  });

  it('are not where some are said', async () => {
    assert.notDeepEqual(await ask('Number of boats in sloop and yawl each'), BY_KIND);
    assert.notDeepEqual(await ask('Number of boats in sloop and yawl'), BY_KIND);
  });
});
