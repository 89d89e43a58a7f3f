import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withNoteInPlace } from '../../../../src/engine/asides/put-back/with-note-in-place.ts';
import { tokenize } from '../../../../src/engine/tokenize.ts';

function read(question: string): readonly string[] {
  return withNoteInPlace(tokenize(question)).map((way) => way.map(({ norm }) => norm).join(' '));
}

describe('withNoteInPlace()', () => {
  for (const [question, ...plain] of [
    // A quantity is had.
    ['No late fee, by town: number of boats', 'number of boats with no late fee by town'],
    ['More than 2 fees: number of boats per town', 'number of boats with more than 2 fees per town'],
    ['No fee, but at least 2 trips: how many boats?', 'how many boats with no fee but with at least 2 trips'],
    ['Average price over 5: number of towns where that is so', 'number of towns with average price over 5'],
    ['Fewer than 25 boats: list the towns', 'list the towns with fewer than 25 boats'],
    // Groups that are asked for have it.
    ['Price over 5: which boats are that?', 'which boats with price over 5', 'which boats have price over 5'],
    [
      'Sold, and made in 2021: which boats are they?',
      'which boats sold and made in 2021',
      'which boats are sold and made in 2021',
    ],
    // Rows may be joined in several ways.
    [
      'Red boats only, by town: mean price',
      'mean price with red boats by town',
      'mean price for red boats by town',
      'mean price by town , red boats',
    ],
    // Of several numbers it is said before them all.
    [
      'Price over 5: number of boats and mean length',
      'for price over 5 , number of boats and mean length',
      'number of boats and mean length for price over 5',
    ],
    // Groups alone.
    ['By town: mean price', 'mean price by town'],
  ] as const)
    it(`reads ${question}`, () => assert.deepEqual(read(question), plain));

  for (const question of [
    // The condition may be the whole of a share, or a part of it.
    'Red boats: share of the total price',
    // It may be said of the last alone.
    'Price over 5: number of boats, and number of late ones',
    'Price over 5: name and how many such boats',
    // A grade may be called so.
    'A, B and C boats: mean price',
    // Each may have a town.
    'Red boats: show the town',
    // Rows may be those that an average is of.
    'Average price over 5, red boats: number of towns',
    'Which boats are late: number of boats',
    'Late boats?',
  ])
    it(`leaves ${question}`, () => assert.deepEqual(read(question), []));
});
