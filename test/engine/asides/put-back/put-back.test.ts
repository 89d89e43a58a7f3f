import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { putBack } from '../../../../src/engine/asides/put-back/put-back.ts';
import { tokenize } from '../../../../src/engine/tokenize.ts';

function read(question: string): readonly string[] {
  return putBack(tokenize(question)).flatMap((ways) =>
    ways.map((way) => way.map(({ norm }) => norm).join(' ')),
  );
}

describe('putBack()', () => {
  for (const [question, ...plain] of [
    // What is shown besides.
    [
      'With their length and their share of the total price, show the top 5 towns by price.',
      'show the top 5 towns by price , with their length and their share of the total price .',
    ],
    ['Along with its town, which boat is longest?', 'which boat is longest , along with its town ?'],
    // A time, rows: at the end, or before the groups.
    [
      'In 2023 and in 2024, how many boats were sold by town?',
      'how many boats were sold by town in 2023 and in 2024 ?',
      'how many boats were sold in 2023 and in 2024 by town ?',
    ],
    // A share and its whole.
    [
      'By town, what percentage was late of the orders of 2025?',
      'by town , what percentage of the orders of 2025 was late ?',
      'by town , what percentage of 2025 was late of the orders ?',
    ],
    [
      'What share went to Texas of our total sales, by month?',
      'what share of our total sales went to texas , by month ?',
    ],
    // A note of order.
    [
      'Show the name and the price, largest first, of the boats in Rome.',
      'show the name and the price of the boats in rome , largest first .',
    ],
    [
      'From the shortest length to the longest, how many boats are there for each length?',
      'how many boats are there for each length , from the shortest length to the longest ?',
    ],
    // What a word stands for.
    [
      'The largest price: which boat has it?',
      'which boat has the largest price ?',
      'which boat with the largest price',
      'which boat have the largest price',
    ],
    ['Old and new boats: compare their length.', 'compare the length of old and new boats .'],
    ['Name and town: show them for red boats.', 'show name and town for red boats .'],
    ['Show the town: which boat is longest?', 'which boat is longest ? show the town .'],
    ['Town, length and price: list the red boats', 'list the red boats : town , length and price'],
    // The value first.
    [
      'What is the highest price, and which boat has it? Show the boat first.',
      'which boat has the highest price , and what is it',
    ],
    [
      'How many orders did we receive in the month of 2025 that had the most, and which month was it?',
      'in which month of 2025 did we receive the most orders , and how many were there',
    ],
    [
      'How many boats does each of the three most common colors of red sails have? Show the color first.',
      'show the three most common colors of red sails with the number of boats of each',
    ],
    [
      'Show the number of late orders and their total price by town.',
      'show the number of late orders and the total price of late orders by town .',
    ],
    // What is computed of what is already named.
    [
      'Show the price of each year and its growth over the year before.',
      'show the price by year and its growth over the year before .',
    ],
    [
      'What was the change in price from each year to the next?',
      'what was the change in price from year to year ?',
    ],
    [
      'Show the price and the running total since January for each month of 2025.',
      'show the price and the running total for each month of 2025 .',
    ],
    ['Show the sinking rate by loan amount per town.', 'show the sinking rate by amount per town .'],
  ] as const)
    it(`reads ${question}`, () => assert.deepEqual(read(question), plain));

  for (const question of [
    // What stands first is the whole of the share.
    'Of the late orders, what share is red?',
    // A clause might take it for its own.
    'In 2024, which towns sold more boats than in 2023?',
    'For red boats, which towns have a price above the average?',
    // The value of another one.
    'What is the highest price, and which boat has the lowest length?',
    'What is the highest price, and which boat does not have it?',
    // Another deed.
    'How many boats did the town that returned the most sell, and which town was it?',
    // Which of them is shown first is another one.
    'What is the highest price, and which boat has it? Show the town first.',
    // Whose they are is not certain.
    'Show the number of boats in towns of owners and their total income.',
    // It says which rows, and no order.
    'Show the name, red ones first of all, of boats',
    // Not from the first of them.
    'Show the price and the running total since March for each month of 2025.',
    'Show the price and the running total since January for each month.',
    'Show the sinking rate by loan amount and town.',
    'Which boats are red?',
  ])
    it(`leaves ${question}`, () => assert.deepEqual(read(question), []));
});
