import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const GOATS = `CREATE TABLE goats (goat_id INTEGER PRIMARY KEY, goat_name TEXT NOT NULL, breed TEXT NOT NULL, born_on DATE);
  CREATE TABLE bells (bell_id INTEGER PRIMARY KEY, goat_id INTEGER NOT NULL REFERENCES goats (goat_id), tone TEXT NOT NULL, hung_on DATE);
  INSERT INTO goats VALUES (1, 'Pip', 'Alpine', '2019-02-01'), (2, 'Dot', 'Saanen', '2019-05-01'), (3, 'Moss', 'Alpine', '2019-06-01'),
    (4, 'Fay', 'Saanen', '2019-07-01'), (5, 'Ivy', 'Alpine', '2022-07-01');
  INSERT INTO bells VALUES (1, 1, 'low', '2020-01-01'), (2, 1, 'high', '2021-01-01'), (3, 5, 'low', '2023-01-01');`;

const ask = await asker(GOATS);

describe('withPartOfScope()', () => {
  for (const question of [
    'Of the goats that were born before 2020, what percentage has a bell?',
    'Among goats that were born before 2020, what share have a bell?',
    'Out of the goats born before 2020, which percentage has a bell?',
  ]) {
    it(`takes the part of what is said first: ${question}`, async () => {
      assert.deepEqual(await ask(question), [[25]]);
    });
  }

  it('counts them where a number is asked for', async () => {
    assert.deepEqual(await ask('Of the goats that were born before 2020, how many have a bell?'), [[1]]);
  });

  it('leaves open whether two events of one kind are the same', async () => {
    assert.equal(
      await ask('Of the goats that got a bell before 2022, what percentage has a low bell?'),
      null,
    );
  });
});
