import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE members (member_id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL, plan TEXT NOT NULL);
  CREATE TABLE visits (
    visit_id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, visited_on TEXT NOT NULL,
    kind TEXT NOT NULL, minutes INTEGER NOT NULL
  );
  INSERT INTO members VALUES
    (1, 'Ada Lund', 'Oslo', 'gold'), (2, 'Bo Berg', 'Bergen', 'gold'), (3, 'Cai Dahl', 'Oslo', 'basic'),
    (4, 'Eva Moe', 'Bergen', 'basic');
  INSERT INTO visits VALUES
    (1, 1, '2023-02-01', 'swim', 10), (2, 1, '2024-03-01', 'swim', 30), (3, 2, '2024-05-01', 'swim', 80),
    (4, 2, '2024-06-01', 'sauna', 40), (5, 3, '2024-06-01', 'sauna', 20), (6, 4, '2024-07-01', 'swim', 50);
`;

describe('what the first of two sides says of both', () => {
  let ask: (question: string) => Promise<unknown>;
  before(async () => {
    ask = await asker(SCRIPT);
  });

  it('is shared where the other says the same with another value', async () => {
    assert.deepEqual(await ask('average minutes of swim visits in 2023 versus in 2024'), [
      ['2023', 10],
      ['2024', 160 / 3],
    ]);
    assert.deepEqual(await ask('average minutes of swim visits in Oslo vs Bergen'), [
      ['Bergen', 65],
      ['Oslo', 20],
    ]);
  });

  it('is not where the other has a noun of its own', async () => {
    assert.equal(await ask('average minutes of swim visits in 2023 versus visits in 2024'), null);
  });
});
