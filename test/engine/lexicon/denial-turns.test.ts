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

  it('is no such rows of which something else is said', () => {
    assert.equal(
      said('clubs that run courts with lights but none with heating'),
      'clubs that run courts with lights and no courts with heating',
    );
    assert.equal(
      said('clubs with visits from 2021 and none from 2022'),
      'clubs with visits from 2021 and no visits from 2022',
    );
    assert.equal(
      said('visits per guide , including guides who have none'),
      'visits per guide , including those with none',
    );
  });

  it('is what it is elsewhere', () => {
    assert.equal(said('members with no visits'), 'members with no visits');
  });
});
