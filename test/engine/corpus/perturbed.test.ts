import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import * as z from 'zod';
import { evaluate, type Perturbation, perturbations, type Subject } from '../../../src/evaluation/mod.ts';
import { CORPUS, onLoanBook, readCorpus } from './evaluate-corpus.ts';

const PERCENTAGE = z.number().min(0).max(100);
/** In percent of the other ways to ask a question that is answered: how many may be lost, how many answers are right. */
const STANDING = z.strictObject({
  typoLossMax: PERCENTAGE,
  otherLossMax: PERCENTAGE,
  precisionMin: PERCENTAGE,
});
const standing = STANDING.parse(JSON.parse(readFileSync(join(CORPUS, 'perturbed.json'), 'utf8')));

/** Every so many questions are asked in other ways, which takes a few seconds. */
const STEP = 5;

interface Trial {
  readonly kind: Perturbation;
  readonly question: string;
  readonly became: 'right' | 'lost' | 'wrong';
}

describe('the built-in engine on the corpus, misspelt, in capitals and in other order', () => {
  let trials: readonly Trial[] = [];
  before(async () => {
    trials = await onLoanBook(tryAll);
  });
  const shareOf = (became: Trial['became'], of: readonly Trial[]): number =>
    (100 * of.filter((trial) => trial.became === became).length) / of.length;
  const listed = (became: Trial['became'], of: readonly Trial[]): string =>
    of.flatMap((trial) => (trial.became === became ? [`${trial.kind}: ${trial.question}`] : [])).join('\n');

  it('loses few questions to a wrong letter', () => {
    const typos = trials.filter(({ kind }) => kind === 'typo');
    assert.ok(shareOf('lost', typos) <= standing.typoLossMax, listed('lost', typos));
  });

  it('loses hardly any to other case, marks, order and brevity', () => {
    const others = trials.filter(({ kind }) => kind !== 'typo');
    assert.ok(shareOf('lost', others) <= standing.otherLossMax, listed('lost', others));
  });

  it('gives no other answers', () => {
    const answered = trials.filter(({ became }) => became !== 'lost');
    assert.ok(shareOf('right', answered) >= standing.precisionMin, listed('wrong', answered));
  });
});

async function tryAll(subject: Subject): Promise<readonly Trial[]> {
  const { signal } = new AbortController();
  const generate = (question: string) => subject.generator.generate(question, { signal });
  const answerable = readCorpus().filter(({ golds }) => golds.length > 0);
  const trials: Trial[] = [];
  for (const test of answerable.filter((_, at) => at % STEP === 0)) {
    const plain = await generate(test.question);
    if (plain.kind === 'refusal') continue;
    for (const { kind, question } of perturbations(test.question)) {
      const other = await generate(question);
      // The same SQL has the same rows, which the corpus is compared with elsewhere.
      const isSame = other.kind === 'generation' && other.sql === plain.sql;
      const outcome = isSame ? 'right' : (await evaluate({ ...test, question }, subject, signal)).kind;
      trials.push({ kind, question, became: outcome === 'right' || outcome === 'wrong' ? outcome : 'lost' });
    }
  }
  return trials;
}
