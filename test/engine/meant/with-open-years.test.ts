import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withOpenYears } from '../../../src/engine/meant/with-open-years.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const written = (question: string): string =>
  withOpenYears(tokenize(question))
    .map(({ norm }) => norm)
    .join(' ');

describe('withOpenYears()', () => {
  it('writes out a year that a plus leaves open', () => {
    assert.equal(written('boats built 2010+ by town'), 'boats built 2010 and later by town');
    assert.equal(written('members since 2015+'), 'members since 2015');
    assert.equal(written('trips made in 2024+, by boat'), 'trips made in 2024 and later , by boat');
  });

  it('leaves amounts, and two years', () => {
    for (const question of ['members who paid 2000 +', 'fee 2000 +', 'built 2010 + 2011', 'built 2010 +2011'])
      assert.equal(written(question), question.replace('+2011', '+ 2011'));
    assert.equal(written('members who paid 2000+'), 'members who paid 2000 +');
  });
});
