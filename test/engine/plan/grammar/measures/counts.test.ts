import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE island (island_code TEXT PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE island_language (island_code TEXT NOT NULL REFERENCES island (island_code), language TEXT NOT NULL, is_official TEXT NOT NULL,
    speakers INTEGER NOT NULL, PRIMARY KEY (island_code, language));
  INSERT INTO island VALUES ('AB', 'Alba'), ('CD', 'Corda');
  INSERT INTO island_language VALUES ('AB', 'Dutch', 'T', 40), ('AB', 'English', 'F', 40), ('AB', 'Creole', 'T', 70),
    ('CD', 'English', 'T', 15), ('CD', 'Creole', 'T', 20), ('CD', 'Hindi', 'F', 5);`);

describe('count', () => {
  for (const [question, rows] of [
    ['How many official languages are there?', [[3]]],
    ['How many official languages does Alba have?', [[2]]],
    ['How many languages does Alba have?', [[3]]],
  ] as const)
    it(`counts the different ones of rows that are so: ${question}`, async () => {
      assert.deepEqual(await ask(question), rows);
    });
});
