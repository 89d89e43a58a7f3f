import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileRules } from '../../../src/engine/recognize/find-times.ts';

describe('compileRules()', () => {
  const toldBy = (...patterns: readonly string[]) => {
    const { areTold } = compileRules([{ name: 'any', patterns, produce: () => null }]);
    return 'in may at the 2024 week since us'.split(' ').filter(areTold);
  };

  it('knows the words without which no rule matches', () => {
    assert.deepEqual(toldBy('in the? <month>'), ['may']);
    assert.deepEqual(toldBy('at|in the? <year>', 'this? <unit>'), ['2024', 'week']);
  });

  it('takes words where nothing else has to be there', () => {
    assert.deepEqual(toldBy('since us'), ['since']);
  });

  it('leaves what needs a period to those that were found', () => {
    assert.deepEqual(toldBy('since <period>'), []);
  });
});
