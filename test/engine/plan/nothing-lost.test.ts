import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import * as z from 'zod';
import type { Phrase } from '../../../src/engine/plan/phrase.ts';
import { type PlanStages, planStages } from './plan-stages.ts';

const CORPUS = join(import.meta.dirname, '../../corpus/loan-book.jsonl');
const Line = z.object({ question: z.string() });

/** One of so many questions, so that the test stays short. */
const STEP = 6;

/** What says less than everything: without it there are other rows, or other numbers. */
const RESTRICTING: ReadonlySet<Phrase['kind']> = new Set<Phrase['kind']>([
  'conditions',
  'left-out',
  'rank',
  'limit',
  'compare',
  'of-groups',
  'weight',
]);

describe('plan()', () => {
  let stages: PlanStages;
  before(async () => {
    stages = await planStages();
  });

  it('uses all that a question says of rows, ranks and sides', () => {
    const lost = questions().flatMap((question) =>
      stages
        .idle(question)
        .filter((phrase) => RESTRICTING.has(phrase.kind) && !isPresence(phrase))
        .map(({ kind }) => `${kind} of: ${question}`),
    );
    assert.deepEqual(lost, []);
  });
});

function questions(): readonly string[] {
  const lines = readFileSync(CORPUS, 'utf8').trim().split('\n');
  return lines.filter((_, at) => at % STEP === 0).map((line) => Line.parse(JSON.parse(line)).question);
}

/** "opened last", "applications received": that what has a date has one is so anyway. */
function isPresence(phrase: Phrase): boolean {
  return (
    phrase.kind === 'conditions' &&
    phrase.conditions.every((one) => one.kind === 'not' && one.of.kind === 'missing')
  );
}
