import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../../src/catalog/mod.ts';
import { createEngine } from '../../../../src/engine/mod.ts';
import { memoryDatabase } from '../../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE studios (studio_id INTEGER PRIMARY KEY, studio_name TEXT, opened_on TEXT);
  INSERT INTO studios VALUES (1, 'North', '2019-02-01'), (2, 'South', '2023-05-01');
  CREATE TABLE contracts (
    contract_id INTEGER PRIMARY KEY, studio_id INTEGER REFERENCES studios, signed_on TEXT, closed_on TEXT
  );
  INSERT INTO contracts VALUES
    (1, 1, '2022-01-05', '2023-01-05'), (2, 1, '2023-01-06', NULL), (3, 2, '2023-06-07', '2024-01-01');`;

const engine = createEngine({
  knowledge: createKnowledge(await introspect(memoryDatabase(SCRIPT)), null),
  examples: [],
  today: '2026-01-15',
});

describe('checkParticiple()', () => {
  it('lets rows through that have the day of what was done', () => {
    assert.equal(engine.answer('Which studios were opened in 2023?').kind, 'generation');
    assert.equal(engine.answer('Which contracts were closed in 2023?').kind, 'generation');
  });

  it('refuses rows of which only others have it', () => {
    assert.equal(engine.answer('Which studios were closed in 2023?').kind, 'refusal');
    assert.equal(engine.answer('Which studios were signed in 2023?').kind, 'refusal');
  });
});
