import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE song (song_id INTEGER PRIMARY KEY, title TEXT NOT NULL, style TEXT);
  CREATE TABLE singer (singer_id INTEGER PRIMARY KEY, name TEXT NOT NULL, favourite_song INTEGER REFERENCES song (song_id));
  CREATE TABLE performance (performance_id INTEGER PRIMARY KEY, song_id INTEGER REFERENCES song (song_id), hall TEXT,
    lead_id INTEGER REFERENCES singer (singer_id));
  INSERT INTO song VALUES (1, 'Harbour Lights', 'folk'), (2, 'Old Mill', 'folk'), (3, 'Night Train', 'blues');
  INSERT INTO singer VALUES (1, 'Ada', 1), (2, 'Bo', 3), (3, 'Cy', 2);
  INSERT INTO performance VALUES (1, 1, 'Town Hall', 2), (2, 3, 'Barn', 1), (3, 2, 'Barn', 2);`);

describe('checkUnsaidRoles()', () => {
  it('takes no role that nobody speaks of for what the verb says', async () => {
    for (const question of [
      'Which singers have performed Harbour Lights?',
      'How many singers performed a folk song?',
      "Show each performance's lead and song title.",
    ])
      assert.equal(await ask(question), null, question);
  });

  it('takes it where it is said', async () => {
    assert.deepEqual(await ask('Which singers have Harbour Lights as their favourite song?'), [['Ada']]);
    assert.deepEqual(await ask('singers whose favourite song has style folk'), [['Ada'], ['Cy']]);
  });
});
