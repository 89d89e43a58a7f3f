import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readingsOn } from '../../../../support/readings-on.ts';

const SCRIPT = `
  CREATE TABLE sailors (sailor_id INTEGER PRIMARY KEY, sailor_name TEXT NOT NULL);
  CREATE TABLE parcels (parcel_id INTEGER PRIMARY KEY, sailor_id INTEGER NOT NULL REFERENCES sailors (sailor_id),
    packed_on DATE NOT NULL, sent_on DATE, size TEXT NOT NULL);
  INSERT INTO sailors VALUES (1, 'Asa'), (2, 'Bix'), (3, 'Cov');
  INSERT INTO parcels VALUES (1, 1, '2025-01-05', '2025-02-01', 'large'), (2, 1, '2025-03-05', NULL, 'small'), (3, 2, '2024-03-05', NULL, 'small');`;

const readingOf = await readingsOn(SCRIPT);

describe('checkNeverDone()', () => {
  it('rejects a time of what was not done', () => {
    assert.equal(readingOf('how many parcels were packed but never sent in 2025'), '');
  });

  it('lets through what was done in a year', () => {
    assert.notEqual(readingOf('how many parcels were sent in 2025'), '');
  });

  it('keeps what must have been done beside what was not', () => {
    assert.doesNotMatch(
      readingOf('how many sailors have packed but never had a large parcel'),
      /^Number of sailors, for sailors that have no large parcels$/,
    );
  });
});
