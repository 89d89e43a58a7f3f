import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from './support/asker.ts';

const ask = await asker(`
  CREATE TABLE person (person_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE boat (
    boat_id INTEGER PRIMARY KEY, boat_name TEXT NOT NULL,
    owner_person_id INTEGER REFERENCES person (person_id), designer_person_id INTEGER REFERENCES person (person_id)
  );
  INSERT INTO person VALUES (1, 'Ann'), (2, 'Bo'), (3, 'Cy');
  INSERT INTO boat VALUES (1, 'Tern', 1, 2), (2, 'Gull', 1, 3), (3, 'Auk', 2, 1);`);

describe('withSaidKeys()', () => {
  for (const [question, rows] of [
    ['boats owned by Ann', [['Tern'], ['Gull']]],
    ['boats designed by Ann', [['Auk']]],
    ['people who own more than one boat', [['Ann']]],
    ['people who own no boats', [['Cy']]],
  ] as const)
    it(`takes the key whose end does what the verb says: ${question}`, async () => {
      assert.deepEqual(await ask(question), rows);
    });

  it('decides nothing without a verb of one key', async () => {
    assert.equal(await ask('people with more than one boat'), null);
    assert.equal(await ask('How many boats are owned to Ann?'), null);
  });
});
