import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { createEngine } from '../../src/engine/mod.ts';
import { withShortNames } from '../../src/engine/short-names.ts';
import { memoryDatabase } from '../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE pump_state_type (id INTEGER PRIMARY KEY, type TEXT);
  CREATE TABLE well_owner (owner_id INTEGER PRIMARY KEY, owner TEXT);
  CREATE TABLE pump (pump_id INTEGER PRIMARY KEY, state_id INTEGER REFERENCES pump_state_type (id), owner_id INTEGER REFERENCES well_owner (owner_id));
  INSERT INTO pump_state_type VALUES (1, 'Running'), (2, 'Dry');
  INSERT INTO well_owner VALUES (1, 'Parish'), (2, 'Crown');
  INSERT INTO pump VALUES (1, 1, 1), (2, 1, 2), (3, 2, 2);`;

async function knowledgeOf(sql: string) {
  return createKnowledge(await introspect(memoryDatabase(sql)), null);
}

describe('withShortNames()', () => {
  const namesOf = async (sql: string, table: string) =>
    withShortNames(await knowledgeOf(sql)).datasets.find(({ name }) => name === table)?.synonyms;

  it('calls the rows of a table as references to them do', async () => {
    assert.ok((await namesOf(SCRIPT, 'pump_state_type'))?.includes('state'));
  });

  it('calls them by the end of a name that is written as one word', async () => {
    const compound = `CREATE TABLE superpump (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE repair (repair_id INTEGER PRIMARY KEY, pump_id INTEGER REFERENCES superpump (id), wellpump_id INTEGER);
      INSERT INTO superpump VALUES (1, 'Old Tom'), (2, 'Betsy'); INSERT INTO repair VALUES (1, 1, 4), (2, 1, 5);`;
    assert.ok((await namesOf(compound, 'superpump'))?.includes('pump'));
  });

  it('leaves what a column is called so alone', async () => {
    const taken = `${SCRIPT} CREATE TABLE town (town_id INTEGER PRIMARY KEY, state TEXT); INSERT INTO town VALUES (1, 'Ohio');`;
    assert.ok(!(await namesOf(taken, 'pump_state_type'))?.includes('state'));
  });

  it('has groups named by what they are, and not by their numbers', async () => {
    const query = memoryDatabase(SCRIPT);
    const knowledge = createKnowledge(await introspect(query), null);
    const engine = createEngine({ knowledge, examples: [], today: '2026-01-01' });
    for (const [question, rows] of [
      [
        'How many pumps are there in each state?',
        [
          ['Dry', 1],
          ['Running', 2],
        ],
      ],
      [
        'number of pumps per owner',
        [
          ['Crown', 2],
          ['Parish', 1],
        ],
      ],
    ] as const) {
      const answer = engine.answer(question);
      assert.equal(answer.kind, 'generation', question);
      if (answer.kind !== 'generation') continue;
      assert.deepEqual(
        (await query(answer.sql)).map((row) => Object.values(row)),
        rows,
      );
    }
  });
});
