import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createValueHeads, type ValueHeads } from '../../../src/engine/link/value-heads.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

describe('createValueHeads()', () => {
  let heads: ValueHeads;
  before(async () => {
    const catalog = await introspect(
      memoryDatabase(
        `CREATE TABLE species (id INTEGER PRIMARY KEY, common_name TEXT, habitat TEXT);
         INSERT INTO species VALUES (1, 'Barn owl', 'open field'), (2, 'Tawny owl', 'corn field'), (3, 'Red fox', 'wood');
         CREATE TABLE keeper (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, keeper_name TEXT);
         INSERT INTO keeper VALUES (1, 'Ann', 'Lee', 'Ann Lee'), (2, 'Bo', 'Lee', 'Bo Lee'), (3, 'Cy', 'Poe', 'Cy Poe');`,
      ),
    );
    heads = createValueHeads(createKnowledge(catalog, null));
  });
  const valuesOf = (word: string): readonly unknown[] =>
    heads.find(tokenize(word), 0).map(({ meaning }) => (meaning.kind === 'value' ? meaning.value : meaning));

  it('finds all values of a column of kinds that end in the noun, in the plural too', () => {
    assert.deepEqual(valuesOf('owls'), ['Barn owl', 'Tawny owl']);
    assert.deepEqual(valuesOf('fox'), ['Red fox']);
  });

  it('finds none by another word of theirs, of other columns, or by the family name of people', () => {
    assert.deepEqual(['barn', 'field', 'lee'].flatMap(valuesOf), []);
  });
});
