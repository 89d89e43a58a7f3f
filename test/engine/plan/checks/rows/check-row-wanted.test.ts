import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE permits (permit_id INTEGER PRIMARY KEY, filed_on TEXT NOT NULL, fee REAL NOT NULL);
  INSERT INTO permits VALUES (1, '2024-01-03', 3), (2, '2024-01-09', 5), (3, '2024-02-11', 20);`);

describe('checkRowWanted()', () => {
  it('lists no rows where a period of them is grouped by', async () => {
    for (const question of [
      'the lowest fee per permit month',
      'the lowest fee of permits for each permit month',
    ]) {
      const rows = await ask(question);
      const made = JSON.stringify(rows);
      assert.ok(rows === null || made === '[["2024-01",3],["2024-02",20]]', `${question}: ${made}`);
    }
  });

  it('lists rows with the day of each', async () => {
    assert.deepEqual(await ask('list permit id and fee of each permit'), [
      [1, 3],
      [2, 5],
      [3, 20],
    ]);
  });

  it('takes the number alone where it is named with its rows', async () => {
    const made = JSON.stringify(await ask('For each month, I need the minimum fee of permits'));
    assert.ok(made === 'null' || made === '[["2024-01",3],["2024-02",20]]', made);
  });
});
