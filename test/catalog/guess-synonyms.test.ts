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
});
