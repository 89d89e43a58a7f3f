import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withOpeningLast } from '../../../src/engine/asides/with-opening-last.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string | null {
  return (
    withOpeningLast(tokenize(question))
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withOpeningLast()', () => {
  it('puts what stands before the comma at the end of the question', () => {
    assert.equal(
      read('At sites older than 10 years, how many pumps leak?'),
      'how many pumps leak at sites older than 10 years ?',
    );
    assert.equal(
      read('Sorted by height, list the towers of Malta.'),
      'list the towers of malta sorted by height .',
    );
  });

  it('puts it before what is asked besides, and before a list of columns', () => {
    assert.equal(
      read('In the next 30 days, how many visas expire and what do they cost?'),
      'how many visas expire in the next 30 days and what do they cost ?',
    );
    assert.equal(
      read('For Malta, list every tower with its height and its age'),
      'list every tower for malta with its height and its age',
    );
  });

  it('leaves what is a part of what stands first', () => {
    assert.equal(read('Among the pumps, what share is leaking?'), null);
  });

  it('leaves a comma that does not come before what is asked', () => {
    assert.equal(read('In Malta, Cyprus and Crete the towers are how high?'), null);
  });
});
