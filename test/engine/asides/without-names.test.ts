import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutNames } from '../../../src/engine/asides/without-names.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

/** What is left where these words are known. */
function left(question: string, known: readonly string[]): string {
  const tokens = tokenize(question);
  const candidates: Candidate[] = tokens.flatMap(({ norm }, start) =>
    known.includes(norm)
      ? [
          {
            start,
            end: start + 1,
            meaning: { kind: 'language', sense: 'filler' },
            match: 'exact',
            cost: 0,
          } as const,
        ]
      : [],
  );
  return withoutNames(tokens, candidates)
    .tokens.map(({ norm }) => norm)
    .join(' ');
}

describe('withoutNames()', () => {
  it('leaves out who is asked and who asks', () => {
    assert.equal(
      left('Hello Ben, which grades are late? Thanks a lot, Ann', ['which', 'grades', 'are', 'late']),
      'which grades are late ?',
    );
    assert.equal(
      left('late loans by grade. Best regards, Ann Lee', ['late', 'loans', 'by', 'grade']),
      'late loans by grade .',
    );
  });

  it('keeps what the data knows, and what no mark sets apart', () => {
    assert.equal(left('late loans, thanks, Ohio', ['late', 'loans', 'ohio']), 'late loans , thanks , ohio');
    assert.equal(left('hello kitty shop sales', ['shop', 'sales']), 'hello kitty shop sales');
    assert.equal(left('who said thanks', ['who', 'said']), 'who said thanks');
  });
});
