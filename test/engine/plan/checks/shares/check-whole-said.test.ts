import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE bids (bid_id INTEGER PRIMARY KEY, town TEXT NOT NULL, outcome TEXT NOT NULL);
  INSERT INTO bids VALUES (1, 'Rome', 'won'), (2, 'Rome', 'lost'), (3, 'Oslo', 'won'), (4, 'Oslo', 'won');`);

async function refusedOr(question: string, right: string): Promise<void> {
  const made = JSON.stringify(await ask(question));
  assert.ok(made === 'null' || made === right, made);
}

describe('checkWholeSaid()', () => {
  it('takes those that are so as the whole of a share', async () => {
    await refusedOr(
      'number of won bids by town and share of all won bids',
      '[["Oslo",2,66.67],["Rome",1,33.33]]',
    );
  });

  it('takes the number of the part where it is asked for with its share', async () => {
    await refusedOr('Out of all bids, the number and the percentage that are lost', '[[1,25]]');
  });

  it('takes all rows as the whole where all are said', async () => {
    await refusedOr('Split won bids by town, with the number and the share of all bids', 'null');
  });
});
