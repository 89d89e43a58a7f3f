import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { createEngine, type Engine } from '../../src/engine/mod.ts';
import { memoryDatabase } from '../catalog/memory-database.ts';

/** Every object has these by inheritance, so a table of words that is an object would seem to know them. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).filter((name) => /^[a-z]+$/i.test(name));

let engine: Engine;
before(async () => {
  const catalog = await introspect(
    memoryDatabase(
      `CREATE TABLE teams (team_id INTEGER PRIMARY KEY, name TEXT);
       INSERT INTO teams VALUES (1, 'Red'), (2, 'Blue');
       ${INHERITED.map(
         (
           name,
         ) => `CREATE TABLE ${name} (id INTEGER PRIMARY KEY, team_id INTEGER REFERENCES teams, other_id INTEGER
           REFERENCES teams, ${name} TEXT, points INTEGER); INSERT INTO ${name} VALUES (1, 1, 2, '${name}', 5);`,
       ).join('\n')}`,
    ),
  );
  engine = createEngine({ knowledge: createKnowledge(catalog, null), examples: [], today: '2026-01-15' });
});

describe('names that every object inherits', () => {
  for (const name of INHERITED) {
    it(`are plain words: ${name}`, () => {
      for (const question of [
        `how many ${name}`,
        `points by ${name}`,
        `teams with the most ${name}`,
        `${name} over 5 ${name}`,
        `which teams ${name} ${name} in 2024`,
      ])
        assert.match(engine.answer(question).kind, /^(?:generation|refusal)$/, question);
    });
  }
});
