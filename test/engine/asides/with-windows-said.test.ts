import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withWindowsSaid } from '../../../src/engine/asides/with-windows-said.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const said = (question: string): string | null =>
  withWindowsSaid(tokenize(question))
    ?.map(({ norm }) => norm)
    .join(' ') ?? null;

describe('withWindowsSaid()', () => {
  it('knows how long a window is and that it reaches back', () => {
    assert.equal(
      said('3-month moving average of rainfall in 2024 (the month and the two before it)'),
      '3 month moving average reaching back of rainfall in 2024',
    );
    assert.equal(
      said('rolling average of rainfall over that week and the three preceding weeks'),
      '4 week rolling average reaching back of rainfall',
    );
    assert.equal(
      said(
        'For each month of 2024, what is the moving average of rainfall over that month and the one before?',
      ),
      'what is the 2 month moving average reaching back of rainfall for each month of 2024',
    );
  });

  it('knows it however the one and those before it are joined', () => {
    for (const window of [
      'the month itself and the two before it',
      'each month averaged with the two before it',
      'this month plus the two previous months',
    ])
      assert.equal(
        said(`3-month moving average of rainfall (${window})`),
        '3 month moving average reaching back of rainfall',
      );
    assert.equal(
      said('moving average of rainfall in 2024 (the month and the two before it), months of 2024 only'),
      '3 month moving average reaching back of rainfall in 2024',
    );
  });

  it('leaves another length, a window to both sides, and one within the time', () => {
    assert.equal(said('3-month moving average of rainfall (the month and the five before it)'), null);
    assert.equal(said('moving average of rainfall over that month and the two after it'), null);
    assert.equal(said('moving average of rainfall (the month and the two before it within 2024)'), null);
    assert.equal(said('3-month moving average of rainfall in 2024'), null);
  });
});
