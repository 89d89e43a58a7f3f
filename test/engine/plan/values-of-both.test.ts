import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker, reader } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE grower (grower_id INTEGER PRIMARY KEY, grower_name TEXT NOT NULL, country TEXT, is_organic INTEGER NOT NULL);
  CREATE TABLE florist (florist_id INTEGER PRIMARY KEY, florist_name TEXT NOT NULL, country TEXT);
  CREATE TABLE agent (agent_id INTEGER PRIMARY KEY, agent_name TEXT NOT NULL, country TEXT);
  CREATE TABLE plant (plant_id INTEGER PRIMARY KEY, plant_name TEXT NOT NULL, grower_id INTEGER NOT NULL REFERENCES grower (grower_id));
  CREATE TABLE bouquet (bouquet_id INTEGER PRIMARY KEY, florist_id INTEGER NOT NULL REFERENCES florist (florist_id), plant_id INTEGER NOT NULL REFERENCES plant (plant_id));
  INSERT INTO grower VALUES (1, 'Ann', 'Kenya', 1), (2, 'Bo', 'Malta', 0), (3, 'Cy', 'Peru', 0), (4, 'Di', 'Kenya', 0), (5, 'Ed', NULL, 1);
  INSERT INTO florist VALUES (1, 'Fay', 'Malta'), (2, 'Gus', 'Spain'), (3, 'Hal', NULL), (4, 'Ida', 'Kenya'), (5, 'Joe', 'Spain');
  INSERT INTO agent VALUES (1, 'Kit', 'Kenya');
  INSERT INTO plant VALUES (1, 'rose', 1), (2, 'lily', 2);
  INSERT INTO bouquet VALUES (1, 2, 1);`;
const ask = await asker(SCRIPT);
const reading = await reader(SCRIPT);

describe('valuesOfBoth()', () => {
  for (const [question, rows] of [
    ['Which countries have both growers and florists?', [['Kenya'], ['Malta']]],
    ['countries with growers and florists', [['Kenya'], ['Malta']]],
    ['Which countries have growers but no florists?', [['Peru']]],
    ['Which countries have florists but no growers?', [['Spain']]],
    ['Which countries have growers, florists and agents?', [['Kenya']]],
  ] as const)
    it(`finds values that several tables have of their own: ${question}`, async () => {
      assert.deepEqual(await ask(question), rows);
    });

  it('tells whose they are', () => {
    assert.match(
      reading('Which countries have growers but no florists?'),
      /country that is no country of florists/,
    );
  });

  it('does not take for theirs what is said of all', async () => {
    assert.equal(await ask('Which countries have growers but no florists and no agents?'), null);
  });
});
