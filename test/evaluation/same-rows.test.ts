import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasSameRows, type Table } from '../../src/evaluation/mod.ts';

type Rows = Table['rows'];

function table(rows: Rows, width = rows[0]?.length ?? 0): Table {
  return { width, rows };
}

const same = (got: Rows, gold: Rows): boolean => hasSameRows(table(got), table(gold), { ordered: false });
const sameInOrder = (got: Rows, gold: Rows): boolean =>
  hasSameRows(table(got), table(gold), { ordered: true });

/** A small, seeded source of numbers in [0, 1). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('hasSameRows()', () => {
  it('ignores the order of the rows unless it counts', () => {
    const [got, gold] = [
      [['a'], ['b']],
      [['b'], ['a']],
    ];
    assert.deepEqual([same(got, gold), sameInOrder(got, gold)], [true, false]);
    assert.equal(sameInOrder(gold, gold), true);
  });

  it('counts rows as often as they come', () => {
    assert.equal(same([['a'], ['a'], ['b']], [['a'], ['b'], ['b']]), false);
    assert.equal(same([['a'], ['b'], ['a']], [['a'], ['a'], ['b']]), true);
    assert.equal(same([['a']], [['a'], ['a']]), false);
  });

  it('ignores the order of the columns, the same one in every row', () => {
    assert.equal(
      same(
        [
          ['a', 1],
          ['b', 2],
        ],
        [
          [1, 'a'],
          [2, 'b'],
        ],
      ),
      true,
    );
    assert.equal(
      sameInOrder(
        [
          ['a', 1],
          ['b', 2],
        ],
        [
          [1, 'a'],
          [2, 'b'],
        ],
      ),
      true,
    );
    assert.equal(
      same(
        [
          ['a', 'b'],
          ['b', 'b'],
        ],
        [
          ['a', 'b'],
          ['b', 'a'],
        ],
      ),
      false,
    );
    assert.equal(
      same(
        [
          [1, 2],
          [2, 1],
          [3, 3],
        ],
        [
          [1, 2],
          [1, 2],
          [3, 3],
        ],
      ),
      false,
    );
  });

  it('sees values that belong to other rows, though each column holds the same', () => {
    assert.equal(
      same(
        [
          ['a', 1],
          ['b', 2],
        ],
        [
          ['a', 2],
          ['b', 1],
        ],
      ),
      false,
    );
    assert.equal(
      same(
        [
          ['a', 1.5],
          ['b', 2.5],
        ],
        [
          ['a', 2.5],
          ['b', 1.5],
        ],
      ),
      false,
    );
  });

  it('wants as many columns', () => {
    assert.equal(same([['a', 1]], [['a']]), false);
    assert.equal(same([['a']], [['a', 1]]), false);
  });

  it('finds results without rows equal where they have as many columns', () => {
    const empty = (width: number): Table => table([], width);
    assert.equal(hasSameRows(empty(2), empty(2), { ordered: true }), true);
    assert.equal(hasSameRows(empty(2), empty(1), { ordered: false }), false);
    assert.equal(hasSameRows(empty(1), table([[null]]), { ordered: false }), false);
  });

  it('takes a number for the one that it is a rounding of', () => {
    for (const [shown, exact] of [
      [33.33, 33.333333333333336],
      [14.29, 14.285714285714286],
      [12.1, 12.104],
      [0.0312, 0.03123456],
      [123_456_789.12, 123_456_789.1234],
      [0.1 + 0.2, 0.3],
      [12.999999999999998, 13],
    ] as const) {
      assert.equal(same([[shown]], [[exact]]), true, `${shown} ${exact}`);
      assert.equal(same([[exact]], [[shown]]), true, `${exact} ${shown}`);
    }
  });

  it('takes no number for another one that is only near', () => {
    for (const [got, gold] of [
      [33, 33.33],
      [33.3, 33.33],
      [0.0312456, 0.0318123],
      [1_000_001, 1_000_002],
      [9_007_199_254_740_993n, 9_007_199_254_740_992n],
      [9_007_199_254_740_993n, 9_007_199_254_740_995n],
      [1e-7, 3e-7],
      [100, -100],
    ] as const) {
      assert.equal(same([[got]], [[gold]]), false, `${got} ${gold}`);
    }
  });

  it('takes text for the number that it says, in a column with numbers', () => {
    assert.equal(same([[2024], [2023]], [['2023'], ['2024']]), true);
    assert.equal(same([['03', 1]], [[3, 1]]), true);
    assert.equal(same([['12.50']], [[12.5]]), true);
    assert.equal(same([['007']], [['7']]), false);
    assert.equal(same([['12 months']], [[12]]), false);
    assert.equal(same([['']], [[0]]), false);
    assert.equal(same([['1e3']], [[1000]]), false);
    assert.equal(same([['12345678901234567890']], [[12_345_678_901_234_567_000]]), false);
  });

  it('takes NULL for nothing else', () => {
    assert.equal(same([[null]], [[null]]), true);
    for (const other of [0, '', 'NULL', 'null']) assert.equal(same([[null]], [[other]]), false);
  });

  it('compares text exactly', () => {
    for (const other of ['Ohio ', 'ohio', 'Ohı́o']) assert.equal(same([['Ohio']], [[other]]), false);
  });

  it('pairs rounded rows that sort differently than exact ones', () => {
    const exact = [
      [0.333, 5.504],
      [0.334, 1.504],
    ];
    const shown = [
      [0.33, 1.5],
      [0.33, 5.5],
    ];
    assert.equal(same(shown, exact), true);
    assert.equal(same(exact, shown), true);
  });

  it('finds the order of many columns that hold the same values', () => {
    const random = createRandom(7);
    const gold = Array.from({ length: 200 }, () =>
      Array.from({ length: 12 }, () => Math.floor(random() * 2)),
    );
    const got = gold.map((row) => row.toReversed()).toReversed();
    assert.equal(same(got, gold), true);
    const changed = got.map((row, i) => (i === 0 ? row.map((bit) => 1 - bit) : row));
    assert.equal(same(changed, gold), false);
  });

  it('ends in bounded time on columns that nothing tells apart', () => {
    // Every column has as many ones, and no order of the columns makes the rows equal.
    const width = 24;
    const ones = (places: (row: number) => readonly number[]): Rows =>
      Array.from({ length: width }, (_, row) =>
        Array.from({ length: width }, (_, at) => (places(row).includes(at) ? 1 : 0)),
      );
    const oneCircle = ones((row) => [row, (row + 1) % width]);
    const half = width / 2;
    const twoCircles = ones((row) => [row, (Math.floor(row / half) * half + ((row + 1) % half)) % width]);
    const start = performance.now();
    assert.equal(same(oneCircle, twoCircles), false);
    assert.equal(sameInOrder(oneCircle, twoCircles), false);
    assert.ok(performance.now() - start < 2_000);
  });

  it('compares long results', () => {
    const random = createRandom(11);
    const gold = Array.from({ length: 50_000 }, (_, i) => [i, `name ${i % 97}`, random() * 1000]);
    const got = gold.map(([id, name, amount]) => [
      Math.round(Number(amount) * 100) / 100,
      id ?? null,
      name ?? null,
    ]);
    assert.equal(same(got.toReversed(), gold), true);
    assert.equal(sameInOrder(got, gold), true);
    assert.equal(sameInOrder(got.toReversed(), gold), false);
  });
});
