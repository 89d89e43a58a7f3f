import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE parcels (parcel_id INTEGER PRIMARY KEY, weight REAL NOT NULL, due_on TEXT NOT NULL, sent_on TEXT);
  INSERT INTO parcels VALUES (1, 2, '2024-03-01', '2024-03-01'), (2, 3, '2024-04-01', '2024-04-02'), (3, 3, '2024-04-05', NULL);`;

const rowsOf = await asker(SCRIPT);

describe('checkOnDate()', () => {
  for (const question of [
    'parcels sent on the due date in 2024',
    'How many parcels were sent on the due date in 2024?',
  ]) {
    it(`does not take all that have a date for those that were done on it: ${question}`, async () => {
      assert.equal(await rowsOf(question), null);
    });
  }

  it('leaves what is asked by that date', async () => {
    assert.deepEqual(await rowsOf('How many parcels are due in 2024?'), [[3]]);
  });
});

const ofFairs = await asker(`
  CREATE TABLE fairs (fair_id INTEGER PRIMARY KEY, title TEXT NOT NULL, opens_on DATE NOT NULL, closes_on DATE NOT NULL);
  CREATE TABLE ticket_types (ticket_type_id INTEGER PRIMARY KEY, type_name TEXT NOT NULL);
  CREATE TABLE visits (visit_id INTEGER PRIMARY KEY, fair_id INTEGER REFERENCES fairs (fair_id),
    ticket_type_id INTEGER REFERENCES ticket_types (ticket_type_id));
  INSERT INTO fairs VALUES (1, 'Spring', '2023-03-01', '2024-03-01'), (2, 'Autumn', '2024-09-01', '2024-10-01');
  INSERT INTO ticket_types VALUES (1, 'Adult'), (2, 'Child');
  INSERT INTO visits VALUES (1, 1, 1), (2, 1, 2);`);

describe('checkOnDate() of what is open', () => {
  it('takes none that open on the day for those that are open on it', async () => {
    assert.equal(await ofFairs('Fairs open on 1 January 2024'), null);
    assert.equal(await ofFairs('Which fairs are open in May 2024?'), null);
  });

  it('takes the day on which they open, of whatever kinds of tickets', async () => {
    assert.deepEqual(await ofFairs('Fairs that open in 2024'), [['Autumn']]);
  });
});
