import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE bookings (booking_id INTEGER PRIMARY KEY, guest TEXT, state TEXT, cancel_reason TEXT);
  INSERT INTO bookings VALUES (1, 'Ada', 'Cancelled', 'Ill'), (2, 'Ben', 'Cancelled', 'Weather'),
    (3, 'Cem', 'Cancelled', 'Weather'), (4, 'Dan', 'Changed', NULL), (5, 'Eve', 'Changed', NULL);`;

const reading = await reader(SCRIPT);

describe('checkReasons()', () => {
  it('lets the reasons of the deed through', () => {
    assert.notEqual(reading('What are the different cancel reasons?'), 'refusal');
  });

  it('refuses the reasons of another one', () => {
    assert.equal(reading('Which reasons for complaining are there?'), 'refusal');
  });

  it('lets the reasons of rows in that state through, and refuses those of rows in another', () => {
    assert.notEqual(reading('How many cancelled bookings by reason?'), 'refusal');
    assert.equal(reading('How many changed bookings by reason?'), 'refusal');
  });
});
