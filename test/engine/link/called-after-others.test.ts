import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE crew (skipper_id TEXT UNIQUE, name TEXT NOT NULL, port TEXT NOT NULL);
  CREATE TABLE prize_skippers (skipper_id TEXT NOT NULL REFERENCES crew (skipper_id), prize TEXT NOT NULL, won_in INTEGER NOT NULL,
    PRIMARY KEY (skipper_id, prize, won_in));
  INSERT INTO crew VALUES ('s1', 'Ann', 'Rye'), ('s2', 'Bo', 'Rye'), (NULL, 'Cy', 'Hull');
  INSERT INTO prize_skippers VALUES ('s1', 'Gold', 2001), ('s1', 'Tin', 2001), ('s1', 'Tin', 2002);`);

describe('calledAfterOthers()', () => {
  it('has the rows that are referred to under the name that tables of what is theirs end with', async () => {
    assert.deepEqual(await ask('How many skippers are there?'), [[2]]);
    assert.deepEqual(await ask('skippers per port'), [['Rye', 2]]);
  });
});
