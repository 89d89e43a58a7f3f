import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import * as z from 'zod';
import { belowFloors } from '../../../src/cli/eval/floors.ts';
import { type Outcome, toFigures } from '../../../src/evaluation/mod.ts';
import { evaluateSchema, SCHEMAS, schemaNames } from './schema-databases.ts';

const PERCENTAGE = z.number().min(0).max(100);
const STANDING = z.strictObject({
  floors: z.strictObject({
    precision: PERCENTAGE,
    refusal: PERCENTAGE,
    /** Of each database, so that a new one takes nothing from the others. */
    coverage: z.record(z.string(), PERCENTAGE),
  }),
  knownWrong: z.array(z.string()),
});
const { floors, knownWrong } = STANDING.parse(
  JSON.parse(readFileSync(join(SCHEMAS, 'standing.json'), 'utf8')),
);

describe('the built-in engine on databases of other trades, by introspection alone', () => {
  const bySchema = new Map<string, readonly Outcome[]>();
  let outcomes: readonly Outcome[] = [];
  before(async () => {
    for (const name of schemaNames()) bySchema.set(name, await evaluateSchema(name));
    outcomes = [...bySchema.values()].flat();
  });
  const questionsOf = (isMeant: (outcome: Outcome) => boolean): string[] =>
    outcomes.filter(isMeant).map(({ case: { id, question } }) => `${id} ${question}`);

  it('is compared with SQL that runs', () => {
    assert.deepEqual(
      questionsOf(({ kind }) => kind === 'invalid'),
      [],
    );
  });

  it('is as good as it has been', () => {
    const { coverage, ...shares } = floors;
    assert.deepEqual(belowFloors(shares, toFigures(outcomes)), []);
    assert.deepEqual(Object.keys(coverage), [...bySchema.keys()]);
    for (const [name, of] of bySchema) {
      const floor = coverage[name];
      assert.deepEqual(floor === undefined ? [] : belowFloors({ coverage: floor }, toFigures(of)), [], name);
    }
  });

  it('gives no wrong answer but the known ones', () => {
    assert.deepEqual(
      questionsOf(({ kind, case: { id } }) => kind === 'wrong' && !knownWrong.includes(id)),
      [],
    );
  });

  it('still gives the wrong answers that are known', () => {
    const wrong = new Set(outcomes.filter(({ kind }) => kind === 'wrong').map((outcome) => outcome.case.id));
    assert.deepEqual(
      knownWrong.filter((id) => !wrong.has(id)),
      [],
      'They are mended: take them off the list.',
    );
  });
});
