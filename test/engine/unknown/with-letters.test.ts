import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { withLetters } from '../../../src/engine/unknown/with-letters.ts';

function said(question: string): string | null {
  return (
    withLetters(tokenize(question))
      ?.map(({ norm, kind }) => (kind === 'quoted' ? `"${norm}"` : norm))
      .join(' ') ?? null
  );
}

describe('withLetters()', () => {
  it('quotes a letter that a name is said to have, to begin or to end with', () => {
    assert.equal(said('cooks whose name contains a Q'), 'cooks whose name contains "q"');
    assert.equal(said('cooks whose name includes the letter z'), 'cooks whose name contains "z"');
    assert.equal(said('cooks whose name has a w in it'), 'cooks whose name contains "w"');
    assert.equal(said('cooks whose name ends in an e'), 'cooks whose name ends in "e"');
    assert.equal(said('cooks whose name begins with the letter K'), 'cooks whose name begins with "k"');
    assert.equal(said('cooks with an x in their name'), 'cooks with "x" in their name');
  });

  it('leaves articles and letters that say something else', () => {
    assert.equal(said('menus that contain a starter'), null);
    assert.equal(said('cooks with grade B in 2024'), null);
    assert.equal(said('cooks in room E'), null);
  });
});
