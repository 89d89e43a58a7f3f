import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

describe('guessSynonyms()', () => {
  it('calls a column after what is done, and minutes of a span no minimum', async () => {
    const { datasets } = createKnowledge(
      await introspect(
        memoryDatabase(
          `CREATE TABLE usage (id INTEGER PRIMARY KEY, roam_charge REAL, ship_name TEXT, talk_min INTEGER);
           INSERT INTO usage VALUES (1, 2.5, 'Ark', 12), (2, 3.5, 'Bee', 14);`,
        ),
      ),
      null,
    );
    const words = datasets.flatMap(({ fields }) => fields.flatMap((one) => [one.label, ...one.synonyms]));
    assert.ok(words.includes('roaming charge'));
    assert.ok(words.includes('talk minutes'));
    assert.ok(!words.includes('shipping name'));
  });

  it('takes the table itself for what its rows are called, and no date of them', async () => {
    const sql = `CREATE TABLE concerts (concert_id INTEGER PRIMARY KEY, concert_title TEXT, concert_date DATE);
      INSERT INTO concerts VALUES (1, 'Dawn', '2024-01-02'), (2, 'Dusk', '2024-02-03');`;
    const { datasets } = createKnowledge(await introspect(memoryDatabase(sql)), null);
    const date = datasets[0]?.fields.find(({ name }) => name === 'concert_date');
    assert.ok(date !== undefined && !date.synonyms.includes('concert'));
  });

  it('calls what a thing does at most by that, where nothing else tells of it', async () => {
    const { datasets } = createKnowledge(
      await introspect(
        memoryDatabase(
          `CREATE TABLE cranes (id INTEGER PRIMARY KEY, max_load REAL, max_reach REAL, min_reach REAL, max_guests INTEGER, max_people INTEGER);
           INSERT INTO cranes VALUES (1, 2.5, 9.5, 1.5, 3, 5), (2, 3.5, 8.5, 2.5, 4, 6);`,
        ),
      ),
      null,
    );
    const words = datasets.flatMap(({ fields }) => fields.flatMap(({ synonyms }) => synonyms));
    assert.deepEqual(
      words.filter((word) => ['load', 'reach', 'guests', 'people'].includes(word)),
      ['load'],
    );
  });
});
