import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withDefinitions } from '../../src/engine/definitions.ts';
import { recognizeWords } from '../../src/engine/recognize/words.ts';
import { tokenize } from '../../src/engine/tokenize.ts';

describe('withDefinitions()', () => {
  it('writes the formula in the place of the name, wherever it is said', () => {
    for (const question of [
      'net loss (principal minus recoveries) by grade',
      'net loss, defined as principal minus recoveries, by grade',
      'net loss by grade: principal minus recoveries',
      'Net loss is defined here as principal minus recoveries. net loss by grade',
    ])
      assert.equal(expanded(question), '⟦ principal minus recoveries ⟧ by grade', question);
  });

  it('takes a comma before a further step for a part of the formula', () => {
    assert.equal(
      expanded('Define net loss as principal, less fees, less recoveries. What is the net loss?'),
      'what is the ⟦ principal less fees less recoveries ⟧ ?',
    );
  });

  it('leaves brackets, colons and sentences alone that compute nothing', () => {
    for (const question of ['loans by grade (A and B)', 'by grade: number, volume', 'Show loans. List all.'])
      assert.equal(expanded(question), null, question);
  });
});

function expanded(question: string): string | null {
  const tokens = tokenize(question);
  const written = withDefinitions(tokens, recognizeWords(tokens));
  return written === null ? null : written.map(({ norm }) => norm).join(' ');
}
