import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainTurn } from '../../../src/engine/asides/with-plain-turn.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string | undefined {
  return withPlainTurn(tokenize(question))[0]
    ?.map(({ norm }) => norm)
    .join(' ');
}

describe('EACH_ROW_TURNS', () => {
  it('count the rows of people where each of them is to count', () => {
    assert.equal(
      read('average age of accepted vs rejected applicants (count each application)'),
      'average age of accepted vs rejected applications',
    );
    assert.equal(
      read('average age of late renters (one age per rental) by harbour'),
      'average age of late rentals by harbour',
    );
  });

  it('leave the rows of the answer', () => {
    assert.equal(read('age of the renters (one row per harbour)'), undefined);
  });
});
