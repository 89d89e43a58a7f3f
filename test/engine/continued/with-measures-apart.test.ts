import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const CATCHES = `CREATE TABLE catches (catch_id INTEGER PRIMARY KEY, harbour TEXT NOT NULL, fish TEXT NOT NULL, caught_on DATE NOT NULL,
    weight_kg REAL NOT NULL);
  INSERT INTO catches VALUES
    (1, 'Nes', 'Cod', '2023-05-02', 10), (2, 'Nes', 'Hake', '2023-06-01', 20), (3, 'Nes', 'Cod', '2024-06-01', 30),
    (4, 'Vik', 'Cod', '2023-07-01', 40), (5, 'Vik', 'Hake', '2024-07-01', 60), (6, 'Vik', 'Hake', '2024-08-01', 80);`;

describe('numbers of rows of their own', () => {
  let ask: Awaited<ReturnType<typeof asker>>;

  before(async () => {
    ask = await asker(CATCHES);
  });

  it('keeps what is said of the rows of one from those of the others', async () => {
    assert.deepEqual(await ask('number of catches and average weight of cod catches by harbour'), [
      ['Nes', 3, 20],
      ['Vik', 3, 40],
    ]);
    assert.deepEqual(
      await ask(
        'total weight of cod catches and number of hake catches by harbour, sorted by number of hake catches, highest first',
      ),
      [
        ['Vik', 40, 2],
        ['Nes', 40, 1],
      ],
    );
  });

  it('takes a time behind them for that of all', async () => {
    assert.deepEqual(await ask('number of catches and average weight of hake catches by harbour in 2023'), [
      ['Nes', 2, 20],
      ['Vik', 1, null],
    ]);
  });

  it('leaves it open whose rows a number without more is of, or a time of the first', async () => {
    assert.equal(await ask('average weight of cod catches and number of catches by harbour'), null);
    assert.equal(await ask('number of catches in 2023 and average weight of cod catches by harbour'), null);
  });

  it('chooses groups by the number of rows that is named', async () => {
    assert.deepEqual(
      await ask('average weight of cod catches by harbour for harbours with more than 2 catches'),
      [
        ['Nes', 20],
        ['Vik', 40],
      ],
    );
    assert.deepEqual(
      await ask('harbours with at least 2 hake catches and their average weight of cod catches'),
      [['Vik', 40]],
    );
  });
});
