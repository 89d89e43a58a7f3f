import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE tickets (
    ticket_id INTEGER PRIMARY KEY, opened_on TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('Open', 'Pending', 'Solved'))
  );
  INSERT INTO tickets VALUES (1, '2024-03-01', 'Open'), (2, '2024-03-01', 'Solved'), (3, '2024-02-05', 'Pending'),
    (4, '2024-03-20', 'Open');`;

const rowsOf = await asker(SCRIPT);

describe('checkStateOfDay()', () => {
  for (const question of [
    'number of open tickets on 1 March 2024',
    'How many pending tickets on February 5, 2024?',
  ]) {
    it(`does not take the rows of that day for those that were so then: ${question}`, async () => {
      assert.equal(await rowsOf(question), null);
    });
  }

  it('leaves a month, of whose rows it is asked', async () => {
    assert.deepEqual(await rowsOf('number of open tickets in March 2024'), [[2]]);
  });

  it('leaves a day that is said of what came to be', async () => {
    assert.deepEqual(await rowsOf('number of open tickets opened on 1 March 2024'), [[1]]);
  });

  it('leaves what is no state', async () => {
    assert.deepEqual(await rowsOf('number of tickets on 1 March 2024'), [[2]]);
  });
});
