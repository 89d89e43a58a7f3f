import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainTurn } from '../../../src/engine/asides/with-plain-turn.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string | undefined {
  return withPlainTurn(tokenize(question))[0]
    ?.map(({ norm }) => norm)
    .join(' ');
}

describe('GROUP_TURNS', () => {
  it('ask for each group what is to be done with it', () => {
    assert.equal(read('Group the boats by port and count them'), 'number of boats by port');
    assert.equal(read('split our boats by port, then sum the length'), 'total length of boats by port');
    assert.equal(
      read('Group boats by port and show me the average length of each'),
      'average length of boats by port',
    );
  });
  it('average over groups only what is asked on average', () => {
    assert.equal(read('how many boats does a port have on average?'), 'average number of boats per port');
    assert.equal(read('how many boats does the average port hold?'), 'average number of boats per port');
    assert.equal(read('how many boats does a port have?'), undefined);
  });
});
