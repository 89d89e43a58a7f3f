import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { tokenize } from '../../src/engine/tokenize.ts';
import { withPeopleBeforeWho, withWhoAsPeople } from '../../src/engine/with-who-as-people.ts';
import { memoryDatabase } from '../catalog/memory-database.ts';

async function read(question: string, table: string, way = withWhoAsPeople): Promise<string | null> {
  const sql = `CREATE TABLE ${table}; INSERT INTO t VALUES (1, 'x'), (2, 'y');`;
  const knowledge = createKnowledge(await introspect(memoryDatabase(sql)), null);
  const tokens = way(tokenize(question), knowledge);
  return tokens === null ? null : tokens.map(({ norm }) => norm).join(' ');
}

describe('withWhoAsPeople()', () => {
  it('asks which people where rows are called so', async () => {
    const people = 't (t_id INTEGER PRIMARY KEY, last_name TEXT)';
    assert.equal(await read('Who was hired', people), 'which people was hired');
    assert.equal(await read('Whose name is Ada', people), 'which people whose name is ada');
    assert.equal(await read('Who are you', people), null);
    assert.equal(await read('Which one was hired', people), null);
  });

  it('makes nothing where no rows are people', async () => {
    assert.equal(await read('Who was hired', 't (t_id INTEGER PRIMARY KEY, colour TEXT)'), null);
  });
});

describe('withPeopleBeforeWho()', () => {
  it('leaves who is so in one piece', async () => {
    const people = 't (t_id INTEGER PRIMARY KEY, last_name TEXT)';
    assert.equal(await read('Who is late', people, withPeopleBeforeWho), 'which people who is late');
    assert.equal(await read('Who pays late', people, withPeopleBeforeWho), null);
  });
});
