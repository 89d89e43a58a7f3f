import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

describe('ofPeriods()', async () => {
  const ask = await asker(`
    CREATE TABLE visits (visit_id INTEGER PRIMARY KEY, visited_on TEXT NOT NULL, fee REAL NOT NULL);
    INSERT INTO visits VALUES (1, '2023-02-01', 10), (2, '2023-05-01', 30), (3, '2024-02-01', 50);`);

  it('measures against the time that the words say, also back in time', async () => {
    assert.deepEqual(await ask('How many percent more visits were there in 2023 than in 2024?'), [[100]]);
    assert.deepEqual(await ask('How many percent more visits were there in 2024 than in 2023?'), [[-50]]);
    assert.deepEqual(await ask('Percentage change in total fee from 2024 to 2023'), [[-20]]);
    assert.deepEqual(await ask('Growth in total fee 2024 over 2023'), [[25]]);
  });

  it('goes forward in time where the words name no side', async () => {
    assert.deepEqual(await ask('Percentage change in total fee, 2023 vs 2024'), [[25]]);
    assert.deepEqual(await ask('Percentage change in total fee, 2024 vs 2023'), [[25]]);
  });
});
