import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SaidColumns } from '../../../src/engine/addons/add-on.ts';
import { comparedBody } from '../../../src/engine/addons/compared-body.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const NUMBER: SaidColumns = {
  items: [{ words: ['number'], measures: [], dimensions: [], number: 'number', ofRow: null }],
  isAdded: false,
};
const AVERAGE: SaidColumns = {
  items: [{ words: ['average'], measures: [], dimensions: [], number: 'average', ofRow: null }],
  isAdded: false,
};

function compared(question: string, columns: SaidColumns | null): string | null {
  const made = comparedBody(tokenize(question), columns, { find: () => [] });
  return made?.map(({ norm }) => norm).join(' ') ?? null;
}

describe('comparedBody()', () => {
  it('sets the two sides of a question beside each other, wherever the first stands', () => {
    assert.equal(
      compared('Did we open more shops in 2023 than in 2024?', NUMBER),
      'number of shops in 2023 versus in 2024',
    );
    assert.equal(
      compared('Do cafes have higher rents than kiosks?', AVERAGE),
      'average rents for cafes versus kiosks',
    );
    assert.equal(
      compared('Which is higher, the average rent in Oslo or in Bergen?', AVERAGE),
      'average rent in oslo versus in bergen',
    );
  });

  it('reads what is set beside something', () => {
    assert.equal(
      compared("How does our rent this year stack up against last year's?", null),
      'our rent this year versus last year',
    );
  });

  it('leaves what names no measure, or no second side', () => {
    assert.equal(compared('Did we sell more in 2023 than in 2024?', NUMBER), null);
    assert.equal(compared('Do we have more than 20 shops?', NUMBER), null);
    assert.equal(compared('How many shops are there?', NUMBER), null);
  });
});
