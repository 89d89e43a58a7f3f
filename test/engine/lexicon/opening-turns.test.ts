import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainTurn } from '../../../src/engine/asides/with-plain-turn.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const plain = (question: string): string | null =>
  withPlainTurn(tokenize(question))[0]
    ?.map(({ norm }) => norm)
    .join(' ')
    .trim() ?? null;

describe('OPENING_TURNS', () => {
  it('are said plainly', () => {
    for (const [said, asked] of [
      [
        'Compared with the average length of all boats, which harbours are above it?',
        'which harbours have a higher average length than all boats',
      ],
      [
        'Compared to the average age of skippers, how many cooks are more than twice that?',
        'how many cooks are more than twice the average age of skippers',
      ],
      [
        'Relative to the average weight of all boats, how many have more than 3 times that?',
        'how many boats have more than 3 times the average weight of all boats',
      ],
      [
        'Compared with the whole fleet, which harbours have a higher loss rate, and what is it for each?',
        'which harbours have a higher loss rate than the whole fleet , and what is it',
      ],
      [
        'Comparing new boats with old boats, what is the difference in average price?',
        'difference in average price between new boats and old boats',
      ],
      [
        'By number of berths, which harbour comes third?',
        'which harbour has the third highest number of berths',
      ],
      [
        'Of the 2024 catch, what share does each harbour have?',
        'percentage breakdown of 2024 catch by harbour',
      ],
      [
        'For boats in dock, give the name, the length and the year',
        'boats in dock : name , the length and the year',
      ],
    ] as const)
      assert.equal(plain(said), asked);
  });

  it('do not hold a year against the last one before today', () => {
    assert.equal(plain('Compared with last year, which skippers sold fewer boats in 2020?'), null);
  });
});
