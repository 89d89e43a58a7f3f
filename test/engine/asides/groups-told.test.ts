import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainGrammar } from '../../../src/engine/asides/with-plain-grammar.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { sampleKnowledge } from '../../support/sample-knowledge.ts';

const { knowledge } = await sampleKnowledge();

const SAID: readonly (readonly [said: string, plain: string])[] = [
  [
    'For each month of 2021, how many boats had been sold since the start of that year?',
    'cumulative number of boats sold by month in 2021',
  ],
  [
    'Count the boats sold in each month of 2021 and keep a running total',
    'cumulative number of boats sold by month in 2021',
  ],
  [
    'Towns whose number of boats is above the town average, with name and number',
    'towns whose number of boats is above the average number of boats per town',
  ],
  [
    'Which towns have fewer boats than the average town?',
    'towns whose number of boats is below the average number of boats per town',
  ],
  ['Cities whose residents own more than 300 boats', 'resident cities with more than 300 boats'],
  [
    'Number of boats by town, but only where it is more than 30',
    'number of boats by town with more than 30 boats',
  ],
  [
    'Average price of late boats and of new boats, one row each',
    'average price of late boats versus new boats',
  ],
  ['Count boats per town and list only the three towns with the most', 'top three towns by number of boats'],
  [
    'Rank towns by number of boats, fewest first, and show the first five',
    'bottom five towns by number of boats',
  ],
  [
    'On which model do we charge the highest price on average, and how much is it?',
    'model with the highest average price',
  ],
  [
    'In which month of 2021 did the amount sold peak, and at what total?',
    'which month of 2021 had the highest amount sold',
  ],
  [
    'Number of boats sold in 2021, and next to it the number for 2022',
    'number of boats sold in 2021 and number of boats sold in 2022',
  ],
];

/** What says more than these turns do, and stays. */
const OTHERS: readonly string[] = [
  'Towns whose residents own more than 3 boats',
  'Guests whose income is above the town average',
  'Count boats per town and show only the five highest prices',
];

describe('withPlainGrammar() puts what is told of groups in one clause', () => {
  for (const [said, plain] of SAID)
    it(said, () => {
      const norms = (withPlainGrammar(tokenize(said), knowledge) ?? []).map(({ norm }) => norm);
      assert.equal(norms.join(' '), plain);
    });
  for (const said of OTHERS) it(said, () => assert.equal(withPlainGrammar(tokenize(said), knowledge), null));
});
