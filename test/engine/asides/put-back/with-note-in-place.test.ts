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
    // What the parts say in words of their own.
    [
      'No boat in 2024, but at least one in 2023: number of owners',
      'number of owners with no boat in 2024 but with at least one boat in 2023',
    ],
    ['Over 5,000 in a single boat: how many owners is that?', 'how many owners with a boat over 5,000'],
    [
      'In 2018, not one boat: which towns, if any?',
      'which towns with not one boat in 2018',
      'which towns have not one boat in 2018',
    ],
    [
      'Mean price over 5: for the towns with that, the sum of the fees',
      'sum of the fees for towns with mean price over 5',
    ],
    ['Mean price by town: which town was the highest?', 'which town had the highest mean price ?'],
    [
      '60-90 days past due, red boats only: number of boats',
      'number of boats 60 - 90 days past due and with red boats',
      'number of boats 60 - 90 days past due and for red boats',
      'number of boats 60 - 90 days past due , red boats',
    ],
    // A year is not a single boat.
    ['Over 5,000 in a single year: number of owners', 'number of owners with over 5,000 in a single year'],
    // A number of each of several things.
    ['Red vs blue: mean price for each', 'mean price , red vs blue', 'mean price for red vs blue'],
    ['Red / blue: mean price in each', 'mean price , red vs blue'],
    [
      'Price below 5, 5-10, over 10: number of boats in each',
      'number of boats by price : below 5 , 5 - 10 , over 10',
    ],
    ['Rome, Oslo: number of boats for each of the two towns', 'number of boats by town for rome and oslo'],
    ['Classes B and C: number of boats for each', 'number of boats by class for classes b and c'],
    // Why it is asked says of no rows.
    ['By town: mean price, to see whether it falls', 'mean price by town'],
    ['Oldest boats: the first three', 'the three oldest boats'],
    // In what it is said.
    [
      '2022 to 2024: change in price, in percent',
      'change in price with 2022 to 2024 in percent',
      'change in price for 2022 to 2024 in percent',
      'change in price in percent , 2022 to 2024',
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
    // No word says by what.
    'Rome and Oslo: number of boats for each',
    'Towns with 50 or more boats: mean price for each',
    'Late boats?',
  ])
    it(`leaves ${question}`, () => assert.deepEqual(read(question), []));
});
