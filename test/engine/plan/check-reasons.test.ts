import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE bookings (booking_id INTEGER PRIMARY KEY, guest TEXT, cancel_reason TEXT);
  INSERT INTO bookings VALUES (1, 'Ada', 'Ill'), (2, 'Ben', 'Weather'), (3, 'Cem', 'Weather');`;

const engine = createEngine({
  knowledge: createKnowledge(await introspect(memoryDatabase(SCRIPT)), null),
  examples: [],
  today: '2026-01-15',
});

describe('checkReasons()', () => {
  it('lets the reasons of the deed through', () => {
    assert.equal(engine.answer('What are the different cancel reasons?').kind, 'generation');
  });

  it('refuses the reasons of another one', () => {
    assert.equal(engine.answer('Which reasons for complaining are there?').kind, 'refusal');
  });
});
