import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Outcome } from '../../../src/evaluation/mod.ts';
import { composedQuestions } from './composed-questions.ts';
import { evaluateAll, onLoanBook } from './evaluate-corpus.ts';

/** A few seconds. */
const QUESTIONS = 200;
const REFUSED_MAX = 0.08;

describe('the built-in engine on questions composed of plain phrases', () => {
  const questions = composedQuestions(QUESTIONS);
  let outcomes: readonly Outcome[] = [];
  before(async () => {
    outcomes = await onLoanBook((subject) => evaluateAll(questions, subject));
  });
  const asked = (kind: Outcome['kind']): readonly string[] =>
    outcomes.flatMap((one, at) => (one.kind === kind ? [questions[at]?.question ?? ''] : []));

  it('answers none of them wrongly, whatever goes with what', () => {
    assert.deepEqual([...asked('wrong'), ...asked('invalid')], []);
  });

  it('refuses few of them', () => {
    assert.ok(asked('refused').length <= REFUSED_MAX * QUESTIONS, asked('refused').join('\n'));
  });
});
