import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { onLoanBook } from '../corpus/evaluate-corpus.ts';

const QUESTIONS = [
  'Change in number of loans by month in 2024',
  'Change in loan volume by quarter in 2023 and 2024',
  'States with more than 300 loans and an average rate over 11 percent',
];

const [months, quarters, states] = await onLoanBook(({ generator }) =>
  Promise.all(
    QUESTIONS.map(async (question) => {
      const answer = await generator.generate(question, { signal: new AbortController().signal });
      return answer.kind === 'generation' ? (answer.sql.split('\n')[0] ?? '') : '';
    }),
  ),
);

describe('takeShownPeriods()', () => {
  it('says which periods are shown of a change that looks back', () => {
    assert.match(months ?? '', / by month of issue date, for the months in 2024, /);
    assert.match(quarters ?? '', /, for the quarters in 2023 or 2024, /);
  });

  it('leaves the tests of other groups', () => {
    assert.match(states ?? '', /, with more than 300 loans and where average interest rate is over 11 %/);
  });
});
