import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Candidate } from '../../src/engine/candidate.ts';
import { recognizeTimes } from '../../src/engine/recognize/times.ts';
import { recognizeWords } from '../../src/engine/recognize/words.ts';
import { tokenize } from '../../src/engine/tokenize.ts';
import { withBeginningLast } from '../../src/engine/with-beginning-last.ts';

function turned(question: string): string | null {
  const tokens = tokenize(question);
  const candidates: Candidate[] = [
    ...recognizeWords(tokens),
    ...recognizeTimes(tokens, { asOf: '2025-12-31' }),
  ];
  return (
    withBeginningLast(tokens, candidates)
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withBeginningLast()', () => {
  for (const [question, other] of [
    ['In 2024, which branches had no loans?', 'which branches had no loans in 2024 ?'],
    ['last quarter volume by region', 'volume by region last quarter'],
    ['In 2024, loans by grade: count', 'loans by grade in 2024 : count'],
    ['per branch, average loans', 'average loans per branch'],
  ] as const) {
    it(`moves what ${question} begins with`, () => assert.equal(turned(question), other));
  }

  it('is null where nothing can be moved', () => {
    for (const question of [
      'loans by grade in 2024',
      'by grade volume',
      '2024',
      '',
      'of the 2025 volume, what share is late',
    ])
      assert.equal(turned(question), null);
  });
});
