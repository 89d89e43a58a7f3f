import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE farms (farm_id INTEGER PRIMARY KEY, farm_name TEXT NOT NULL, soil TEXT NOT NULL, weight REAL NOT NULL);
  CREATE TABLE goats (goat_id INTEGER PRIMARY KEY, goat_name TEXT NOT NULL, breed TEXT NOT NULL, weight REAL NOT NULL, goat_age INTEGER NOT NULL, farm_id INTEGER NOT NULL REFERENCES farms (farm_id), kid_num INTEGER NOT NULL);
  INSERT INTO farms VALUES (1, 'Hollow', 'clay', 100), (2, 'Ridge', 'sand', 300), (3, 'Fen', 'sand', 500);
  INSERT INTO goats VALUES (1, 'Pip', 'Alpine', 60, 3, 1, 0), (2, 'Dot', 'Saanen', 70, 2, 1, 2), (3, 'Moss', 'Alpine', 80, 9, 2, 4);`;

const rowsOf = await asker(SCRIPT);

describe('ownersIn()', () => {
  it('takes a column of the table that another word can only be of', async () => {
    assert.deepEqual(await rowsOf('average weight by breed'), [
      ['Alpine', 70],
      ['Saanen', 70],
    ]);
    assert.deepEqual(await rowsOf('average weight by soil'), [
      ['clay', 100],
      ['sand', 400],
    ]);
  });

  it('asks back where no other word tells', async () => {
    assert.equal(await rowsOf('What is the average weight?'), null);
  });
});

describe('what columns are called', () => {
  it('knows the age of a kind by its own name', async () => {
    assert.deepEqual(await rowsOf('the breed of the youngest goat'), [['Saanen']]);
    assert.deepEqual(await rowsOf('the name of the oldest goat'), [['Moss']]);
  });

  it('takes a number that may be none for how many there are', async () => {
    assert.deepEqual(await rowsOf('average number of kids by breed'), [
      ['Alpine', 2],
      ['Saanen', 2],
    ]);
  });
});

describe('checkInner()', () => {
  it('asks of the rows what the place where they are has by them only', async () => {
    const script = `${SCRIPT}
      CREATE TABLE shots (shot_id INTEGER PRIMARY KEY, goat_id INTEGER NOT NULL REFERENCES goats (goat_id));
      INSERT INTO shots VALUES (1, 1), (2, 1), (3, 2);`;
    const own = memoryDatabase(script);
    const { answer } = createEngine({
      knowledge: createKnowledge(await introspect(own), null),
      examples: [],
      today: '2026-01-15',
    });
    const asked = async (question: string): Promise<unknown> => {
      const made = answer(question);
      return made.kind === 'refusal' ? null : (await own(made.sql)).map((row) => Object.values(row));
    };
    assert.deepEqual(await asked('Which goats at the Hollow farm have more than 1 shot?'), [['Pip']]);
    assert.deepEqual(await asked('Which goats at the Ridge farm have no shots?'), [['Moss']]);
  });
});
