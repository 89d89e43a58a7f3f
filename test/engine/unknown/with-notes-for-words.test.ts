import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading =
  await reader(`CREATE TABLE parish (parish_id INTEGER PRIMARY KEY, B1 TEXT, B2 TEXT, B7 REAL, B9 REAL);
      CREATE TABLE lease (lease_id INTEGER PRIMARY KEY, parish_id INTEGER REFERENCES parish(parish_id), status TEXT, pay_code TEXT);
      INSERT INTO parish VALUES (1, 'Upton', 'Northshire', 3000, 41), (2, 'Nether', 'Southshire', 2500, 60), (3, 'Overby', 'Southshire', 2700, 9);
      INSERT INTO lease VALUES (1, 1, 'K', 'MON'), (2, 1, 'Z', 'WEE'), (3, 2, 'K', 'MON'), (4, 3, 'K', 'WEE');`);

describe('withNotesForWords()', () => {
  it('takes unknown words for the column that is in brackets after them', () => {
    assert.match(
      reading('Which parish has the highest average wage (B7)?'),
      /^-- Parishes: .*highest b7 first/,
    );
    assert.match(
      reading('Which parish has the highest average wage (B7)? Give its name (B1) and that wage.'),
      /^-- Parishes: b1 and b7, highest b7 first/,
    );
  });

  it('takes them for the value that is in brackets after them', () => {
    assert.equal(
      reading('How many leases have a weekly rent collection (pay code WEE)?'),
      '-- Number of leases, for leases with pay code WEE',
    );
  });

  it('takes a name for the code of it in brackets', () => {
    assert.equal(
      reading('How many leases are from Weekfield (WEE)?'),
      '-- Number of leases, for leases with pay code WEE',
    );
  });

  it('leaves out what says what something known means', () => {
    assert.equal(
      reading('How many leases have status K, meaning the tenancy was renewed?'),
      '-- Number of leases, for leases with status K',
    );
  });

  it('refuses unknown words beside a note that says nothing of them', () => {
    assert.equal(reading('How many tenants have status K?'), 'refusal');
    assert.equal(reading('What is the average wage (in euros) of a parish?'), 'refusal');
    assert.equal(reading('How many grazing leases (WEE)?'), 'refusal');
    assert.equal(reading('How many leases have status K and were renewed (twice)?'), 'refusal');
  });
});

describe('withoutSaidAgain()', () => {
  it('leaves out what kind of place the value of a column is', () => {
    assert.equal(
      reading('How many parishes are in the region of Southshire?'),
      '-- Number of parishes, for parishes with b2 Southshire',
    );
    assert.equal(reading('How many parishes are in the parliament of Southshire?'), 'refusal');
  });

  it('leaves out nothing that is computed', () => {
    assert.equal(reading('average tenure (status K)'), 'refusal');
  });
});
