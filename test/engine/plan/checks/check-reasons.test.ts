import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../../src/catalog/mod.ts';
import { createEngine } from '../../../../src/engine/mod.ts';
import { memoryDatabase } from '../../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE bookings (booking_id INTEGER PRIMARY KEY, guest TEXT, state TEXT, cancel_reason TEXT);
  INSERT INTO bookings VALUES (1, 'Ada', 'Cancelled', 'Ill'), (2, 'Ben', 'Cancelled', 'Weather'),
    (3, 'Cem', 'Cancelled', 'Weather'), (4, 'Dan', 'Changed', NULL), (5, 'Eve', 'Changed', NULL);`;

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

  it('lets the reasons of rows in that state through, and refuses those of rows in another', () => {
    assert.equal(engine.answer('How many cancelled bookings by reason?').kind, 'generation');
    assert.equal(engine.answer('How many changed bookings by reason?').kind, 'refusal');
  });
});
