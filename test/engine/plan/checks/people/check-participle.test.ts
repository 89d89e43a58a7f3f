import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE studios (studio_id INTEGER PRIMARY KEY, studio_name TEXT, opened_on TEXT);
  INSERT INTO studios VALUES (1, 'North', '2019-02-01'), (2, 'South', '2023-05-01');
  CREATE TABLE contracts (
    contract_id INTEGER PRIMARY KEY, studio_id INTEGER REFERENCES studios, signed_on TEXT, closed_on TEXT
  );
  INSERT INTO contracts VALUES
    (1, 1, '2022-01-05', '2023-01-05'), (2, 1, '2023-01-06', NULL), (3, 2, '2023-06-07', '2024-01-01');`;

const reading = await reader(SCRIPT);

describe('checkParticiple()', () => {
  it('lets rows through that have the day of what was done', () => {
    assert.notEqual(reading('Which studios were opened in 2023?'), 'refusal');
    assert.notEqual(reading('Which contracts were closed in 2023?'), 'refusal');
  });

  it('refuses rows of which only others have it', () => {
    assert.equal(reading('Which studios were closed in 2023?'), 'refusal');
    assert.equal(reading('Which studios were signed in 2023?'), 'refusal');
  });
});
