import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE farms (farm_id INTEGER PRIMARY KEY, farm_name TEXT NOT NULL, size INTEGER NOT NULL);
  CREATE TABLE deliveries (delivery_id INTEGER PRIMARY KEY, farm_id INTEGER NOT NULL REFERENCES farms (farm_id),
    delivered_on TEXT NOT NULL, milk_liters INTEGER NOT NULL);
  INSERT INTO farms VALUES (1, 'Ash', 40), (2, 'Elm', 60);
  INSERT INTO deliveries VALUES (1, 1, '2024-01-02', 100), (2, 1, '2024-01-03', 300), (3, 2, '2024-01-03', 500);`);

describe('checkSizeOfRows()', () => {
  it('does not take the size of what the rows belong to for theirs', async () => {
    for (const question of [
      'average size of a delivery',
      'average size of the deliveries made in 2024',
      'how large are the deliveries on average',
    ]) {
      const rows = await ask(question);
      assert.ok(rows === null || String(rows) === '300', `${question}: ${JSON.stringify(rows)}`);
    }
  });

  it('leaves the size of the rows themselves', async () => {
    assert.deepEqual(await ask('average size of the farms'), [[50]]);
  });
});
