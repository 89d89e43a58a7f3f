import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slipsOf } from '../../../src/engine/recognize/slips.ts';

describe('slipsOf()', () => {
  for (const [typed, meant] of [
    ['hvae', 'have'],
    ['manny', 'many'],
    ['bok', 'book'],
    ['fess', 'fees'],
  ] as const) {
    it(`is sure that "${typed}" may be "${meant}"`, () => assert.ok(slipsOf(typed).sure.includes(meant)));
  }

  for (const [typed, meant] of [
    ['wre', 'were'],
    ['singl', 'single'],
    ['numbor', 'number'],
    ['lisence', 'licence'],
  ] as const) {
    it(`knows that "${typed}" is likely "${meant}"`, () => assert.ok(slipsOf(typed).likely.includes(meant)));
  }

  it('knows that a letter may be one too many', () => assert.ok(slipsOf('loansx').rare.includes('loans')));

  it('changes no letter of a short word into another', () => {
    const { sure, likely, rare } = slipsOf('cars');
    assert.ok(![...sure, ...likely, ...rare].includes('cats'));
  });

  it('leaves codes and single letters alone', () => {
    for (const typed of ['a', 'q3', 'x1y', 'a'.repeat(40)])
      assert.deepEqual(slipsOf(typed), { sure: [], likely: [], rare: [] });
  });
});
