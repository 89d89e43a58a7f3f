import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emit } from '../../../src/engine/emit/emit.ts';
import type { LogicalQuery } from '../../../src/engine/logical-query.ts';
import { createEvaluator } from '../support/naive-evaluator.ts';
import { listRanked, rankGroups } from '../support/naive-ranking.ts';
import { randomList, randomQuery, randomRanking } from '../support/random-queries.ts';
import {
  createRandom,
  LOOSE_LOAN_BOOK,
  openTables,
  type Random,
  randomTables,
} from '../support/small-loan-book.ts';

/** How many data sets; raise it to search for longer. */
const SEEDS = 20;

/** How many queries of a kind on each data set. */
const ROUNDS = 25;

type Evaluator = ReturnType<typeof createEvaluator>;
type Rows = readonly (readonly unknown[])[];

function normalize(rows: Rows): readonly string[] {
  return rows.map((row) =>
    JSON.stringify(row.map((value) => (typeof value === 'number' ? Number(value.toFixed(6)) + 0 : value))),
  );
}

/** The database gives for generated queries what the evaluator does. */
function compareAll<Query extends LogicalQuery>(
  generate: (random: Random) => Query,
  answer: (query: Query, evaluator: Evaluator) => Rows,
  sort: (rows: readonly string[]) => readonly string[] = (rows) => rows,
): void {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const random = createRandom(seed);
    const tables = randomTables(random);
    const database = openTables(tables);
    const evaluator = createEvaluator(tables);
    for (let round = 0; round < ROUNDS; round += 1) {
      const query = generate(random);
      const sql = emit(query, LOOSE_LOAN_BOOK, { round: false });
      const place = `Seed ${seed}, round ${round}`;
      let rows: Rows;
      try {
        rows = database.all(sql);
      } catch (error) {
        throw new Error(`${place}: ${error}\n${sql}`);
      }
      const expected = normalize(answer(query, evaluator));
      assert.deepEqual(sort(normalize(rows)), sort(expected), `${place}:\n${JSON.stringify(query)}\n${sql}`);
    }
    database.close();
  }
}

describe('emit()', () => {
  it('gives what going through all rows gives, for generated queries', () => {
    compareAll(
      randomQuery,
      (query, evaluator) => evaluator.answer(query),
      (rows) => rows.toSorted(),
    );
  });

  it('gives the groups that qualify, in their order, with shares of all and without what is hidden', () => {
    compareAll(randomRanking, rankGroups);
  });

  it('lists rows, or the different ones, in their order and without what is hidden', () => {
    compareAll(randomList, listRanked);
  });
});
