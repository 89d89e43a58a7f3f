import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainOrder } from '../../../src/engine/asides/with-plain-order.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string | null {
  const plain = withPlainOrder(tokenize(question));
  return plain === null ? null : plain.map(({ norm }) => norm).join(' ');
}

describe('withPlainOrder()', () => {
  for (const [question, plain] of [
    ['Total price by town, sorted with the biggest on top', 'total price by town , highest first'],
    ['Total price by town in descending order of that sum.', 'total price by town , highest first .'],
    ['Total price by town, from smallest to largest', 'total price by town , lowest first'],
    [
      'Price and weight by town, largest weight at the top',
      'price and weight by town , highest weight first',
    ],
    [
      'Boats by town and how many percent are late, highest percentage at the top',
      'boats by town and how many percent are late , highest percentage first',
    ],
    ['Sales by month of 2024, January to December', 'sales by month of 2024 , earliest first'],
    ['Sales per year, listed chronologically', 'sales per year , earliest first'],
    ['Price by town, sorted largest down', 'price by town , highest first'],
    ['Price by town, ranked from the lowest', 'price by town , lowest first'],
    ['Price by town, with the biggest at the very top', 'price by town , highest first'],
    ['Sales per year, first year to last', 'sales per year , earliest first'],
    ['Sales per year, in sequence', 'sales per year , earliest first'],
    ['Boats by town, sorted alphabetically', 'boats by town , in alphabetical order'],
    ['Boats by length, from the shortest length to the longest', 'boats by length'],
    ['Boats by town. Put the town with the most boats at the top', 'boats by town , most boats first'],
    ['Price by town. Put the largest first and the smallest last.', 'price by town , highest first .'],
    [
      'Guests from Rome. Put the youngest at the top and the oldest at the bottom',
      'guests from rome , youngest first',
    ],
    ['Price by town, with the best on top', 'price by town , best first'],
    [
      'What do guests earn by town? Put the best earning town first',
      'what do guests earn by town , highest first',
    ],
    ['How many boats per town, most common first', 'how many boats per town , highest first'],
  ] as const)
    it(`reads ${question}`, () => assert.equal(read(question), plain));

  for (const question of [
    // It says which rows.
    'Boats by town, the top 5 first',
    'Boats by town, only the largest first',
    // It is no number of rows that is common.
    'Average price by town, most common first',
    // The months of which year is not said.
    'Sales by month, January to December',
    'Boats by town, highest first',
    'Boats of which the newest is red',
  ])
    it(`leaves ${question}`, () => assert.equal(read(question), null));
});
