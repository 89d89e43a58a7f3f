import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { withNumberHad } from '../../../src/engine/unknown/with-number-had.ts';
import { asker } from '../support/asker.ts';

function said(question: string): string | null {
  return (
    withNumberHad(tokenize(question))
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withNumberHad()', () => {
  it('asks for the number that those have who did it', () => {
    assert.equal(
      said('which agents sold flats, and how many did they sell'),
      'which agents sold flats , and how many do they have',
    );
    assert.equal(
      said('which poets wrote odes and how many odes has each written?'),
      'which poets wrote odes and how many odes do they have ?',
    );
    assert.equal(
      said('who joins in games and how many do they join in'),
      'who joins in games and how many do they have',
    );
  });

  it('leaves what else is asked of them', () => {
    assert.equal(said('which poets wrote odes and how many odes did they sell'), null);
    assert.equal(said('which poets wrote odes and how many plays did they write'), null);
    assert.equal(said('how many odes did they write'), null);
  });

  it('is asked where the question has no answer otherwise', async () => {
    const ask = await asker(`
      CREATE TABLE poets (poet_id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE odes (ode_id INTEGER PRIMARY KEY, title TEXT, poet_id INTEGER REFERENCES poets (poet_id));
      INSERT INTO poets VALUES (1, 'Ann'), (2, 'Bo');
      INSERT INTO odes VALUES (1, 'Rain', 1), (2, 'Fog', 1);`);
    assert.deepEqual(await ask('Which poets have written odes and how many odes have they written?'), [
      ['Ann', 2],
    ]);
  });
});
