import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading =
  await reader(`CREATE TABLE landing (landing_id INTEGER PRIMARY KEY, runway TEXT, incident TEXT, night TEXT);
      INSERT INTO landing VALUES (1, 'North', 'TRUE', 'no'), (2, 'North', 'FALSE', 'no'), (3, 'South', 'TRUE', 'yes'), (4, 'South', 'TRUE', 'no');`);

describe('withFlagsAsRows()', () => {
  it('counts the rows that had what a column says yes or no of', () => {
    assert.equal(reading('How many incidents were there?'), '-- Number of landings, for incident landings');
    assert.equal(
      reading('Which runway had the most incidents?'),
      '-- Runway by number of landings, for incident landings with known runway, highest first, only the top',
    );
    assert.equal(
      reading('Number of incidents per runway'),
      '-- Number of landings by runway, for incident landings with known runway',
    );
  });

  it('counts no answers of yes and no', () => {
    assert.doesNotMatch(reading('How many nights were there?'), /different/);
  });
});
