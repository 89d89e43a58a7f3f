import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isMarked, splitsOf, withoutAsking } from '../../../src/engine/listed/split-list.ts';
import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function said(tokens: readonly Token[]): string {
  return tokens.map(({ norm }) => norm).join(' ');
}

function first(question: string): readonly string[] {
  const [split] = splitsOf(tokenize(question), []);
  return split === undefined ? [] : [said(split.body), ...split.pieces.map(({ tokens }) => said(tokens))];
}

describe('splitsOf()', () => {
  it('takes what follows a mark for columns, without who they are for', () => {
    assert.deepEqual(first('Which shops closed? Please give me the name and city.'), [
      'which shops closed ?',
      'name',
      'city',
    ]);
    assert.deepEqual(first('closed shops - name, city, thanks'), ['closed shops', 'name', 'city']);
  });

  it('keeps an order among the columns as a piece', () => {
    assert.deepEqual(first('closed shops: name, rent, highest rent first').slice(1), [
      'name',
      'rent',
      'highest rent first',
    ]);
  });

  it('says whether the columns stand beside what is asked for', () => {
    const isAdded = (question: string): boolean | undefined => splitsOf(tokenize(question), [])[0]?.isAdded;
    assert.equal(isAdded('which shop has the highest rent, and what is its city'), true);
    assert.equal(isAdded('number of staff per shop; show the city as well'), true);
    assert.equal(isAdded('closed shops: name and city'), false);
  });

  it('takes what is before "of" for columns where the rows come after it', () => {
    const heads = splitsOf(tokenize('What is the id and name of the shop with the most staff'), []).filter(
      ({ isHead }) => isHead,
    );
    assert.deepEqual(
      heads.map(({ body }) => said(body)),
      ['the shop with the most staff'],
    );
    assert.deepEqual(
      splitsOf(tokenize('the name and rent of each shop'), []).filter(({ isHead }) => isHead),
      [],
    );
  });

  it('marks a list after a comma only where it begins with a name', () => {
    const isList = (question: string): boolean => splitsOf(tokenize(question), []).some(isMarked);
    assert.equal(isList('closed shops, name city and rent'), true);
    assert.equal(isList('closed shops, city and rent'), false);
    assert.equal(isList('closed shops, name their city and rent'), false);
  });
});

describe('withoutAsking()', () => {
  it('leaves the words that name the column', () => {
    assert.equal(said(withoutAsking(tokenize('what is its city'))), 'city');
    assert.equal(said(withoutAsking(tokenize('how many does it have'))), 'how many');
    assert.equal(said(withoutAsking(tokenize('the opening date'))), 'opening date');
  });
});
