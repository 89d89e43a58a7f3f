import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, boat_name TEXT, colour TEXT);
  INSERT INTO boats VALUES (1, 'Ada', 'Red'), (2, 'Bo', 'Red'), (3, 'Cy', 'Blue');`);

describe('checkOpinions()', () => {
  it('counts nothing where an opinion is asked for', async () => {
    for (const question of [
      'What do you think of our red boats?',
      'How do you like the red boats?',
      'Are our red boats a problem?',
      'Can I have a boat?',
      'How do red boats work?',
      'Can boats be red?',
      'What is the problem with red boats?',
      'How are red boats made, by number?',
    ])
      assert.equal(await rowsOf(question), null, question);
  });

  it('lets a courtesy be one', async () => {
    assert.deepEqual(await rowsOf('Can I have the number of red boats?'), [[2]]);
    assert.deepEqual(await rowsOf('Can the red boats be listed?'), [['Ada'], ['Bo']]);
    assert.deepEqual(await rowsOf('What do you think, how many boats are red?'), [[2]]);
  });
});
