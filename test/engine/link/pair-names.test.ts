import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE poem (poem_id INTEGER PRIMARY KEY, title TEXT);
  CREATE TABLE theme (theme_id INTEGER PRIMARY KEY, name TEXT);
  CREATE TABLE poem_theme (poem_id INTEGER REFERENCES poem (poem_id), theme_id INTEGER REFERENCES theme (theme_id), PRIMARY KEY (poem_id, theme_id));
  INSERT INTO poem VALUES (1, 'Rain'), (2, 'Ash'), (3, 'Tide');
  INSERT INTO theme VALUES (1, 'Loss'), (2, 'Sea');
  INSERT INTO poem_theme VALUES (1, 1), (2, 1), (3, 2);`;

describe('the name of a table that pairs two others', () => {
  const query = memoryDatabase(SCRIPT);
  const answer = async (question: string) => {
    const knowledge = createKnowledge(await introspect(query), null);
    return createEngine({ knowledge, examples: [], today: '2026-01-01' }).answer(question);
  };

  it('means what the pairs are of', async () => {
    const made = await answer('number of poems for each poem theme');
    assert.equal(made.kind, 'generation');
    if (made.kind !== 'generation') return;
    const rows = (await query(made.sql)).map((row) => Object.values(row));
    assert.deepEqual(rows, [
      ['Loss', 2],
      ['Sea', 1],
    ]);
  });

  it('is not said by its words with others between them', async () => {
    assert.equal((await answer('How many poems are like each poem in the theme "Loss"?')).kind, 'refusal');
  });
});
