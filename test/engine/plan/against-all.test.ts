import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE growers (grower_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL);
  CREATE TABLE plots (plot_id INTEGER PRIMARY KEY, soil TEXT NOT NULL, yield REAL NOT NULL,
    grower_id INTEGER NOT NULL REFERENCES growers (grower_id));
  INSERT INTO growers VALUES (1, 'Ida Moss'), (2, 'Max Hale');
  INSERT INTO plots VALUES (1, 'clay', 2, 1), (2, 'clay', 4, 2), (3, 'sand', 9, 2);`);

describe('againstAll()', () => {
  it('sets some rows beside all of them', async () => {
    assert.deepEqual(await ask('What is the average yield of clay plots versus all plots?'), [
      ['all plots', 5],
      ['clay', 3],
    ]);
    assert.deepEqual(await ask('Compare the average yield of clay plots with that of all plots'), [
      ['all plots', 5],
      ['clay', 3],
    ]);
    assert.deepEqual(await ask('average yield of clay plots vs the overall average yield'), [
      ['clay', 3],
      ['overall average', 5],
    ]);
  });

  it('sets that of all beside each group', async () => {
    assert.deepEqual(await ask('Compare the average yield by soil with the overall average'), [
      ['clay', 3, 5],
      ['sand', 9, 5],
    ]);
  });

  it('leaves all of other rows', async () => {
    assert.equal(await ask('average yield of clay plots versus all growers'), null);
  });
});
