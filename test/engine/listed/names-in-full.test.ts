import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { piecesOf } from '../../../src/engine/listed/split-list.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function pieces(list: string): readonly string[] {
  return piecesOf(tokenize(list)).map(({ tokens }) => tokens.map(({ norm }) => norm).join(' '));
}

describe('withNamesInFull()', () => {
  it('gives both parts of a name to whom they are of', () => {
    assert.deepEqual(pieces("the guide's first and last name, city"), [
      "the guide 's first name",
      "the guide 's last name",
      'city',
    ]);
  });

  it('leaves other pieces as they are', () => {
    assert.deepEqual(pieces("the guide's city and last name"), ["the guide 's city", 'last name']);
    assert.deepEqual(pieces('first and last name'), ['first', 'last name']);
  });
});
