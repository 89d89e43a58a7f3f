import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE guild (guild_id INTEGER PRIMARY KEY, guild_name TEXT);
  CREATE TABLE smith (smith_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, age INTEGER, guild_id INTEGER REFERENCES guild (guild_id));
  INSERT INTO guild VALUES (1, 'Anvil'), (2, 'Forge');
  INSERT INTO smith VALUES (1, 'Ada', 'Bell', 40, 1), (2, 'Ben', 'Cole', 60, 2), (3, 'Cy', 'Dunn', 30, 1);`);

describe('checkWhose()', () => {
  it('takes no name of others for that of the one that is asked for', async () => {
    assert.deepEqual(await rowsOf('What is the name of the oldest smith?'), [['Ben', 'Cole']]);
    assert.deepEqual(await rowsOf('names of the 2 youngest smiths'), [
      ['Cy', 'Dunn'],
      ['Ada', 'Bell'],
    ]);
  });

  it('lets the name of what belongs to it through', async () => {
    assert.deepEqual(await rowsOf('name of the guild of the oldest smith'), [['Forge']]);
    assert.deepEqual(await rowsOf('guild name of the oldest smith'), [['Forge']]);
  });
});
