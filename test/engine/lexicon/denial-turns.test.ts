import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DENIAL_TURNS } from '../../../src/engine/lexicon/denial-turns.ts';
import { localTurns } from '../../../src/engine/local-turns.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const turned = localTurns(DENIAL_TURNS);

function said(question: string): string {
  return turned(tokenize(question))
    .map(({ norm }) => norm)
    .join(' ');
}

describe('none of what was counted', () => {
  it('is no such rows', () => {
    assert.equal(
      said('members with 5 or more visits, none approved'),
      'members with 5 or more visits and no approved visits',
    );
    assert.equal(
      said('members with visits, none of which were late'),
      'members with visits and no late visits',
    );
    assert.equal(
      said('members with at least 9 payments made and none late'),
      'members with at least 9 payments made and no late payments',
    );
  });

  it('is what it is elsewhere', () => {
    assert.equal(said('members with no visits'), 'members with no visits');
  });
});
