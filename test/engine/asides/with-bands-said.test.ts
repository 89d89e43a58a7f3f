import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withBandsSaid } from '../../../src/engine/asides/with-bands-said.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function plain(question: string): string | null {
  return (
    withBandsSaid(tokenize(question))
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withBandsSaid()', () => {
  for (const [question, said] of [
    [
      'How high is the price when the length is less than 5, between 5 and 9, or 10 or more?',
      'how high is the price by length : less than 5 , 5 to 9 , 10 or more',
    ],
    [
      'Split the boats by length into below 5, from 5 to 9 and at least 10, and show the price of each',
      'price of boats by length : below 5 , from 5 to 9 , at least 10',
    ],
    [
      'By length, how many boats fall into the bands under 5, 5 to 9 and over 9?',
      'how many boats are there by length : under 5 , 5 to 9 , over 9',
    ],
    [
      'Count the boats by length group, the groups being under 5, 5 up to but not including 9, and 9 upwards.',
      'number of boats by length : under 5 , 5 to under 9 , 9 or more',
    ],
    [
      'Break boats down into those with a length of 5 or less, 6 to 9 and more than 9, with the number in each.',
      'number of boats by length : up to 5 , 6 to 9 , more than 9',
    ],
    [
      'Show the price by length: less than 5, between 5 and 9, or 10 or more.',
      'show the price by length : less than 5 , 5 to 9 , 10 or more .',
    ],
  ] as const)
    it(`tells the bands of "${question}" by their column`, () => assert.equal(plain(question), said));

  for (const question of [
    'How many boats are there where the length is less than 5 or more than 9?',
    'How many boats have a length under 5, a price of 5 to 9, or an age over 9?',
    'How high is the price when the length is 5 to 9, 10 to 14, or 15 to 19?',
  ])
    it(`leaves "${question}"`, () => assert.equal(plain(question), null));
});
