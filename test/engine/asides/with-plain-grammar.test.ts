import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainGrammar } from '../../../src/engine/asides/with-plain-grammar.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { sampleKnowledge } from '../../support/sample-knowledge.ts';

const { knowledge } = await sampleKnowledge();

function plain(question: string): string | null {
  return (
    withPlainGrammar(tokenize(question), knowledge)
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withPlainGrammar()', () => {
  for (const [question, said] of [
    ['Rank the boats by price and keep the first five', 'top five boats by price'],
    ['Take the last 200 orders: how many did we approve', 'of the last 200 orders , how many did we approve'],
    [
      'How many own a boat among the forty oldest guests?',
      'of the forty oldest guests , how many own a boat',
    ],
    ['Number refused, out of the last 30 orders to come in', 'of the last 30 orders , how many were refused'],
    [
      'How much did we earn in 2024, and how much in 2025?',
      'how much did we earn in 2024 and how much did we earn in 2025',
    ],
    [
      'What price do late orders bear on average, and what do paid ones?',
      'average price of late orders and of paid orders',
    ],
    ['How many boats are past the 900 mark?', 'how many boats are above 900 ?'],
    ['Guests who do not reach a score of 600', 'guests with score under 600'],
    ['Members with a sub-600 score', 'members with score under 600'],
    ['Members with a birth year of 1960 or before', 'members with a birth date in 1960 or earlier'],
    ['Clients who call Oslo home', 'clients who live in oslo'],
    ['Payments that got hit with a late fee', 'payments with a late fee'],
    ['Payments that came in more than 30 days past the due date', 'payments that are more than 30 days late'],
    ['Requests denied over a low price', 'requests denied due to low price'],
    ['How many offices were around before 2010?', 'how many offices opened before 2010 ?'],
    ['Late vs paid orders, mean price of each', 'late versus paid orders : mean price'],
    ['What price do late orders bear on average?', 'average price of late orders'],
    [
      'How many boats are there in each town that has at least 30 of them?',
      'how many boats are there in each town with at least 30 boats',
    ],
    [
      'How many boats does each town sell in a month, on average?',
      'average number of boats per month by town',
    ],
    [
      'Out of all boats, the number and the percentage that were sold',
      'of boats , how many were sold and what percentage is that',
    ],
    [
      'Break down sold boats by town, with the count and the percentage of all sold boats',
      'number of sold boats and percentage breakdown of sold boats by town',
    ],
    [
      'Which late boat has the highest price in each town? Give the town, the boat and the price',
      'for each town , the late boat with the highest price ; show the town , the boat and the price',
    ],
    [
      'Which order asked for the least money in each town?',
      'order with the lowest requested amount for each town',
    ],
    [
      'How many boats are there in Rome and Oslo? Show each town separately.',
      'how many boats are there in rome and oslo by town',
    ],
    ['How many owners have one boat, how many have two, and so on?', 'number of owners by number of boats'],
    ['Name the towns in which more boats were sold', 'what are the towns in which more boats were sold'],
    ['How many people put in an application for a boat', 'how many people applied for a boat'],
    ['How many orders have guests from Oslo made?', 'how many orders were made by guests from oslo'],
    ['When did we most recently receive an order?', 'when was the last order received'],
    ['How much have we charged in late fees on boats of each kind?', 'total late fees on boats of each kind'],
    ['How many months were there with over 100 boats sold?', 'in how many months were over 100 boats sold'],
    [
      'What percentage of the orders received in each quarter of 2025 were late?',
      'for each quarter of 2025 , what percentage of the orders received in the quarter were late',
    ],
    [
      "By how many percentage points does Oslo's late rate exceed Rome's?",
      'how much higher is the late rate for oslo than for rome',
    ],
    [
      'For each kind, what are the biggest, the smallest and the average boat?',
      'for each kind , biggest , smallest and average boat size',
    ],
    ['By number of boats, the first twelve towns from the top', 'top twelve towns by number of boats'],
    [
      'By number of boats, the second-ranked town and its count',
      'second town by number of boats , with number of boats',
    ],
    ['Boats sold in 2022, list them please', 'list boats sold in 2022'],
    ['Number of orders paid, last 6 months', 'number of orders paid in the last 6 months'],
    [
      'Number of orders at the busiest town, and which town it is',
      'which town has the most orders , and how many',
    ],
    ['How many boats are sold for each one that is built?', 'ratio of sold to built boats'],
    [
      'Within every town, rank the boats by price and show the top two with the price',
      'top two boats in each town by price , with price',
    ],
    ['For what number of boats is the price known?', 'for how many boats is the price known ?'],
    [
      'Why do we most often decline claims of old members?',
      'what is the most frequent decline reason for claims of old members',
    ],
    [
      'List each town whose boats carry an average price below 9',
      'which towns have an average price below 9',
    ],
    [
      'How far apart are the average prices of old and new boats?',
      'difference between the average prices of old and new boats',
    ],
    [
      'For each shop, its sales as a share of all sales in the same town',
      "what share of its town 's sales does each shop account for",
    ],
    [
      'Compared with the mean price of all boats in the same harbour, how many boats fall below it?',
      'how many boats with price below the average price of their harbour',
    ],
    [
      'For each year, how many boats did we sell for every one we lost?',
      'for each year , ratio of sold to lost boats',
    ],
    ['Which town comes third when you rank them by sales?', 'which town is third by sales'],
    ['Number of trips by town, only the three most frequent', 'number of trips by town , top three'],
    ['Of all towns, the one with the lowest rent', 'the town with the lowest rent'],
    ['Old customers, counted by town', 'number of old customers by town'],
    [
      'We call a boat heavy if its length is over 30. How many of those are there in Kiel?',
      'a boat is heavy if its length is over 30 . how many heavy boats are there in kiel ?',
    ],
    [
      'Divide sales by visits for every town to get its yield and show me the five with the highest.',
      'define yield as sales divided by visits . which five towns have the highest yield',
    ],
    [
      'How much cash came in over the past six months, and how much in the six months before?',
      'cash collected in the last six months compared to the six months before that',
    ],
    [
      'How many members ordered in 2023 and none in 2024?',
      'how many members ordered in 2023 and not in 2024 ?',
    ],
    [
      'Which boats had more trips in the second quarter of 2024 than in the first?',
      'which boats had more trips in the second quarter of 2024 than in the first quarter of 2024 ?',
    ],
    [
      'Number of trips by town. Start with the town that has the fewest.',
      'number of trips by town , lowest first .',
    ],
    [
      'What price on average if each boat counts by its length?',
      'what price on average , weighted by length ?',
    ],
    [
      'Setting steel boats aside, what is the mean price?',
      'excluding steel boats , what is the mean price ?',
    ],
    ['boats with a price at or below 500', 'boats with a price at most 500'],
    ['How high is the price of the boats on average?', 'what is the average price of the boats ?'],
    ['For boats sold in 2025, how often does each colour occur?', 'number of boats sold in 2025 by colour'],
    [
      'Subtract the cost from the price, and give the mean of this difference per town',
      'average difference between price and cost per town',
    ],
    ['Express the price of every town as a percentage of the total', 'share of price by town'],
    ['For each town, what percentage of all orders falls on it?', 'percentage breakdown of orders by town'],
    ['How does the price differ between the towns?', 'price by towns'],
    ['What share of the sales is accounted for by each town?', 'percentage breakdown of sales by town'],
    [
      'For each town, give the sales and the percentage of the total it makes up',
      'total sales and its share of the total by town',
    ],
    [
      'Of all sales, how many percent do the top ten shops by profit have together?',
      'what share of the total sales comes from the top ten shops by total profit',
    ],
    [
      'Take the ten shops with the highest profit. What percent of all sales do they represent?',
      'what share of the total sales comes from the top ten shops by total profit',
    ],
    [
      'By town, the ratio of profit to sales for old shops, in percent',
      'total profit as a percentage of the total sales of old shops , by town',
    ],
    [
      'By how much does the total price of old boats exceed the total cost?',
      'total price minus total cost of old boats',
    ],
    [
      'How much lower on average is the cost than the price of old boats?',
      'average difference between price and cost of old boats',
    ],
    [
      'How did the sales of each year differ from that of the year before?',
      'for every year , by how much did the sales change compared with the year before',
    ],
    [
      'Sales by month, and by what percent that is up or down on the month before',
      'sales per month and its relative change in percent from the preceding month',
    ],
    ['Split the boats by kind and show the price of each', 'price of boats by kind'],
    [
      'For each month of 2025, how much had been paid since the beginning of the year?',
      'running total of amount paid by month of 2025',
    ],
    [
      'How many boats have a price above the mean of all boats of the same town?',
      'how many boats have a price above the average of their town',
    ],
    ['In how many cases was a late boat sold?', 'how many late boats were sold'],
    ['In how many cases is the price of a boat zero?', 'how many boats have a price of zero'],
    ['To how many separate owners do the late boats belong?', 'how many different owners have late boats'],
    [
      'Count the owners who have a late boat and hold another one that is current as well.',
      'count the owners with both a late boat and a current boat',
    ],
    [
      'Which owners with a current boat have had another boat rejected?',
      'which owners with both a current boat and a rejected boat',
    ],
    ['Count the boats on which no payment was ever made late.', 'count the boats without a late payment'],
  ] as const)
    it(`says "${question}" plainly`, () => assert.equal(plain(question), said));

  for (const question of [
    'Rank the boats by price, lowest first, and keep the last five',
    'Rank the boats by price and keep the second five',
    'Rank towns by the price that guests living there paid and show the first ten',
    'How many boats have a price above the mean of all ships of the same town?',
    'How many boats have a price above the mean of all late boats of the same town?',
    'Group the boats by kind and report how many owners there are and the price',
    'For each month of 2025, how much had been paid since the beginning of 2024?',
    'Which boat lies in the middle?',
    'In how many cases was an owner late?',
    'Count the owners who have a late boat and hold another late one.',
    'Count the owners who have a late boat and hold another open one.',
    'Count the owners who have a late boat and no other.',
    'What share of the owners with a late boat have another one that is current?',
    'Count the boats on which only one payment was late.',
  ])
    it(`leaves what says something else: "${question}"`, () => assert.equal(plain(question), null));

  it('is quick where nothing fits', () => {
    const words = Array.from({ length: 60 }, (_, at) => ['rank', 'boats', 'by', 'price', 'and'][at % 5]);
    const start = performance.now();
    plain(words.join(' '));
    assert.ok(performance.now() - start < 200);
  });
});
