import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading = await reader(`CREATE TABLE herd (herd_id INTEGER PRIMARY KEY, farm TEXT, grazing TEXT);
      CREATE TABLE goat (goat_id INTEGER PRIMARY KEY, herd_id INTEGER REFERENCES herd(herd_id), coat TEXT, age INTEGER, milk_liters REAL);
      INSERT INTO herd VALUES (1, 'Uplands', 'H'), (2, 'Lowlands', 'V'), (3, 'Moor', 'H');
      INSERT INTO goat VALUES (1, 1, 'BK', 2, 3.5), (2, 1, 'WH', 11, 1.5), (3, 2, 'WH', 4, 2.5), (4, 3, 'BR', 12, 0.5), (5, 3, 'BK', 1, 4.5);`);

describe('withToldWords()', () => {
  it('puts what a sentence says of an adjective in its place', () => {
    const old = '-- Number of goats, for goats with age over 10 years';
    assert.equal(reading('How many geriatric goats are there? Geriatric goats refer to age > 10.'), old);
    assert.equal(reading('How many goats are geriatric? Age over 10 means the goat is geriatric.'), old);
    assert.equal(
      reading('How many geriatric goats are there? A goat is geriatric if its age is above 10.'),
      old,
    );
    assert.equal(reading('How many geriatric goats are there, where geriatric means age over 10?'), old);
    assert.equal(
      reading('Treat goats with age over 10 as geriatric. How many geriatric goats are there?'),
      old,
    );
  });

  it('puts it in the place of a noun', () => {
    assert.equal(
      reading('How many elders are there? Elders are goats with age over 10.'),
      '-- Number of goats, for goats with age over 10 years',
    );
    assert.equal(
      reading("How many herds have an ebony? Ebony means coat = 'BK'."),
      '-- Number of herds, for herds that have at least one goat with coat BK',
    );
  });

  it('takes several words that are told at once', () => {
    assert.equal(
      reading("How many geriatric goats are ebony? Geriatric means age over 10; ebony is coat = 'BK'."),
      '-- Number of goats, for goats with age over 10 years and coat BK',
    );
  });

  it('takes what a bracket says of the word before it, be it called a code', () => {
    assert.equal(
      reading('How many alpine herds (grazing code H) are there?'),
      '-- Number of herds, for herds with grazing H',
    );
    assert.equal(
      reading('How many herds are alpine? (grazing H means alpine)'),
      '-- Number of herds, for herds with grazing H',
    );
  });

  it('refuses words that are told of in unknown ones, or not told of at all', () => {
    assert.equal(reading('How many geriatric goats are there? Geriatric means frail.'), 'refusal');
    assert.equal(reading('How many geriatric goats are there? Ebony means age over 10.'), 'refusal');
    assert.equal(reading('How many goats are there? Geriatric means age over 10.'), 'refusal');
    assert.equal(reading('How many geriatric goats are frail? Geriatric means age over 10.'), 'refusal');
  });
});
