import assert from 'node:assert/strict';
import { it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE bids (bid_id INTEGER PRIMARY KEY, offered REAL NOT NULL, outcome TEXT NOT NULL);
  INSERT INTO bids VALUES (1, 10, 'won'), (2, 30, 'lost'), (3, 60, 'won'), (4, 70, 'lost');`);

it('a share of rows that do something is by their number', async () => {
  const made = JSON.stringify(await ask('What percentage of bids offering more than 20 were won?'));
  assert.ok(made === 'null' || made === '[[33.33]]', made);
});
