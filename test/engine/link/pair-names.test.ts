import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE poem (poem_id INTEGER PRIMARY KEY, title TEXT);
  CREATE TABLE theme (theme_id INTEGER PRIMARY KEY, name TEXT);
  CREATE TABLE poem_theme (poem_id INTEGER REFERENCES poem (poem_id), theme_id INTEGER REFERENCES theme (theme_id), PRIMARY KEY (poem_id, theme_id));
  INSERT INTO poem VALUES (1, 'Rain'), (2, 'Ash'), (3, 'Tide');
  INSERT INTO theme VALUES (1, 'Loss'), (2, 'Sea');
  INSERT INTO poem_theme VALUES (1, 1), (2, 1), (3, 2);`;

const ask = await asker(SCRIPT);

describe('the name of a table that pairs two others', () => {
  it('means what the pairs are of', async () => {
    assert.deepEqual(await ask('number of poems for each poem theme'), [
      ['Loss', 2],
      ['Sea', 1],
    ]);
  });

  it('is not said by its words with others between them', async () => {
    assert.equal(await ask('How many poems are like each poem in the theme "Loss"?'), null);
  });
});
