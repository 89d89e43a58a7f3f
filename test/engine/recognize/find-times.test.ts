import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileRules, findTimes } from '../../../src/engine/recognize/find-times.ts';
import { span } from '../../../src/engine/recognize/period.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const CLOCK = { asOf: '2025-12-31', weekStart: 'monday' } as const;

describe('findTimes()', () => {
  const found = (question: string, ...patterns: readonly string[]) => {
    const produce = () => span('2024-01-01', '2025-01-01', { grain: 'year', label: '2024' });
    const rules = compileRules([{ name: 'any', patterns, produce }]);
    const periods = new Map();
    return findTimes(rules, { tokens: tokenize(question), clock: CLOCK, periods }).map(({ start, end }) => [
      start,
      end,
    ]);
  };

  it('finds a rule where all that it has to have is there', () => {
    assert.deepEqual(found('loans in may', 'in the? <month>'), [[1, 3]]);
    assert.deepEqual(found('loans since us', 'since us'), [[1, 3]]);
  });

  it('finds none where what tells most stands before it only', () => {
    assert.deepEqual(found('may loans in us', 'in the? <month>'), []);
  });

  it('finds none that needs a period where there is none', () => {
    assert.deepEqual(found('loans since 2024', 'since <period>'), []);
  });
});
