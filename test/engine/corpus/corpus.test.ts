import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { belowFloors } from '../../../src/cli/eval/floors.ts';
import { type Outcome, toFigures } from '../../../src/evaluation/mod.ts';
import { compareAnswers, readCompared } from './compared.ts';
import { onLoanBook, readCorpus } from './evaluate-corpus.ts';
import { compareWithKnown, readFloors, readKnownWrong } from './standing.ts';

const cases = readCorpus();

describe('the corpus', () => {
  it('has each identifier once, in the list of wrong answers too', () => {
    for (const ids of [cases.map(({ id }) => id), readKnownWrong()]) {
      assert.deepEqual(
        ids.filter((id, i) => ids.indexOf(id) !== i),
        [],
      );
    }
  });
});

describe('the built-in engine on the corpus', () => {
  let outcomes: readonly Outcome[] = [];
  before(async () => {
    ({ outcomes } = await onLoanBook((subject) => compareAnswers(cases, subject, readCompared())));
  });
  const messagesOf = (isMeant: (outcome: Outcome) => boolean): string[] =>
    outcomes
      .filter(isMeant)
      .map((outcome) => `${outcome.case.id} ${'message' in outcome ? outcome.message : ''}`);

  it('is compared with SQL that runs', () => {
    assert.deepEqual(
      messagesOf(({ kind }) => kind === 'invalid'),
      [],
    );
  });

  it('answers or refuses, and never throws', () => {
    assert.deepEqual(
      messagesOf((outcome) => outcome.kind === 'refused' && outcome.stage === 'failed'),
      [],
    );
  });

  it('writes SQL that runs', () => {
    assert.deepEqual(
      messagesOf((outcome) => outcome.kind === 'wrong' && outcome.stage === 'sql-error'),
      [],
    );
  });

  it('is as good as it has been', () => {
    assert.deepEqual(belowFloors(readFloors(), toFigures(outcomes)), []);
  });

  it('gives no wrong answer but the known ones', () => {
    const { unknown } = compareWithKnown(outcomes, readKnownWrong());
    assert.deepEqual(unknown, [], 'npm run eval shows them: mend them, or refuse the question.');
  });

  it('still gives the wrong answers that are known', () => {
    const { mended } = compareWithKnown(outcomes, readKnownWrong());
    assert.deepEqual(mended, [], 'They are mended: npm run eval:raise takes them off the list.');
  });
});
