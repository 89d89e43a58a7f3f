import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

describe('checkPartsSaid()', async () => {
  const ask = await asker(`
    CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, coast TEXT NOT NULL, weight REAL NOT NULL, load REAL NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('moored', 'sailing')));
    INSERT INTO boats VALUES (1, 'west', 2, 1, 'moored'), (2, 'west', 4, 1, 'moored'), (3, 'east', 6, 3, 'sailing'),
      (4, 'east', 8, 2, 'moored');`);

  it('divides one sum by the other', async () => {
    assert.deepEqual(await ask('For moored boats, total load divided by total weight by coast, in percent'), [
      ['east', 25],
      ['west', 33.33],
    ]);
  });

  it('has the part of the first together, and not those themselves', async () => {
    assert.deepEqual(
      await ask(
        'Take the two boats with the largest weight. What percent of the total weight do they represent?',
      ),
      [[70]],
    );
  });

  it('subtracts the same rows', async () => {
    assert.deepEqual(await ask('Subtract load from weight for moored boats and give the total'), [[10]]);
  });
});
