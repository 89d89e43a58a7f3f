import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { perturbations } from '../../src/evaluation/mod.ts';

function made(question: string): Readonly<Record<string, string>> {
  return Object.fromEntries(perturbations(question).map(({ kind, question: other }) => [kind, other]));
}

describe('perturbations()', () => {
  it('says the same in other order, with and without marks and articles', () => {
    const { typo, case: inCase, ...others } = made('What is the average rate of our loans in 2024?');
    assert.deepEqual(others, {
      marks: 'What is the average rate of our loans in 2024',
      'time-first': 'in 2024, What is the average rate of our loans?',
      keywords: 'average rate of loans in 2024',
    });
    assert.notEqual(typo, undefined);
    assert.equal(inCase?.toLowerCase(), 'what is the average rate of our loans in 2024?');
  });

  it('moves a grouping to the front', () => {
    assert.equal(
      made('default rate by product category')['group-first'],
      'by product category, default rate',
    );
  });

  it('leaves alone what needs its order, quoted text and capital letters that may be names', () => {
    assert.deepEqual(Object.keys(made('loans in 2025 vs 2024')), ['typo', 'case', 'marks']);
    const { typo, ...others } = made('grade A loans with "Bay"');
    assert.deepEqual(Object.keys(others), ['marks']);
    assert.match(typo ?? '', /grade A .+ with "Bay"|gr?.+ A loans with "Bay"/);
  });

  it('makes one letter of one word wrong, and never the first', () => {
    for (const question of ['outstanding balance by region', 'median income', 'late payments in March']) {
      const { typo = '' } = made(question);
      const [words, typed] = [question.split(' '), typo.split(' ')];
      const changed = words.flatMap((word, at) =>
        word === typed[at] ? [] : [{ word, typed: typed[at] ?? '' }],
      );
      assert.equal(changed.length, 1, typo);
      assert.equal(changed[0]?.word.charAt(0), changed[0]?.typed.charAt(0));
      assert.ok(Math.abs((changed[0]?.word.length ?? 0) - (changed[0]?.typed.length ?? 0)) <= 1);
    }
  });

  it('makes the same ones of the same question', () => {
    assert.deepEqual(perturbations('volume by month in 2024'), perturbations('volume by month in 2024'));
  });
});
