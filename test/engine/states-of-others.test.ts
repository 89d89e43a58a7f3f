import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { createEngine } from '../../src/engine/mod.ts';
import { memoryDatabase } from '../catalog/memory-database.ts';

const SQL = `
  CREATE TABLE Agency (AgencyId INTEGER PRIMARY KEY, AgencyName TEXT NOT NULL, Region TEXT NOT NULL, IsActive INTEGER NOT NULL);
  CREATE TABLE Policy (PolicyId INTEGER PRIMARY KEY, AgencyId INTEGER REFERENCES Agency (AgencyId), Status TEXT NOT NULL, Premium REAL);
  INSERT INTO Agency VALUES (1, 'Ash', 'North', 1), (2, 'Elm', 'South', 0);
  INSERT INTO Policy VALUES (1, 1, 'Active', 100), (2, 2, 'Active', 200), (3, 2, 'Lapsed', 300);`;

async function sqlOf(question: string): Promise<string> {
  const knowledge = createKnowledge(await introspect(memoryDatabase(SQL)), null);
  const answer = createEngine({ knowledge, examples: [], today: '2024-12-31' }).answer(question);
  return answer.kind === 'refusal' ? answer.message : answer.sql;
}

describe('withoutStatesOfOthers()', () => {
  it('takes a state that the rows have for theirs', async () => {
    assert.match(await sqlOf('How many policies are active?'), /Status = 'Active'/);
  });

  it('keeps that of others where it is said of them', async () => {
    assert.match(await sqlOf('How many policies are of active agencies?'), /IsActive = 1/);
  });
});
