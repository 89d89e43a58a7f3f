import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainTurn } from '../../../src/engine/asides/with-plain-turn.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const plain = (question: string): string | null =>
  withPlainTurn(tokenize(question))[0]
    ?.map(({ norm }) => norm)
    .join(' ') ?? null;

describe('ROUNDABOUT_FORMS', () => {
  it('are said plainly', () => {
    for (const [said, asked] of [
      [
        'How many boats does a skipper with at least one boat have on average?',
        'average number of boats per skipper with a boat',
      ],
      [
        'Of the guests with a booking, what percentage came back for another one?',
        'percentage of guests with a booking who have two or more bookings',
      ],
      [
        'By how much higher is the average age of skippers with a boat than that of skippers without one?',
        'difference in the average age between skippers with a boat and skippers without a boat',
      ],
      ['How late are late deliveries on average?', 'average days late of late deliveries'],
      ['What is the largest boat, in dollars?', 'the amount of the largest boat'],
      ['Which customer has been with us the longest?', 'which customer joined first'],
    ] as const)
      assert.equal(plain(said), asked);
  });
});
