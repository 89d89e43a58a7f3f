import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainTurn } from '../../../src/engine/asides/with-plain-turn.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function plain(question: string): string | undefined {
  const [first] = withPlainTurn(tokenize(question));
  return first?.map(({ norm }) => norm).join(' ');
}

describe('ASKED_AFTER_TURNS', () => {
  for (const [said, meant] of [
    ['trips per pier and how much money it was', 'trips per pier and amount'],
    [
      'how many bills are open, and what amount is due on them?',
      'how many bills are open and their total amount due',
    ],
    ['show only the piers with 3 boats', 'show the piers with 3 boats'],
    [
      'how much did sales grow from 2023 to 2024, in percent?',
      'by how many percent did sales grow from 2023 to 2024',
    ],
    ['trips per calendar month over all years (01-12)', 'trips per month of the year'],
    ['sales in 2025 with the running total for the year', 'sales in 2025 with the running total'],
    ['third best pier by sales - which one and how much?', 'third best pier by sales'],
    ['in how many towns is the average rent below 900', 'how many towns have an average rent below 900'],
    ['the longest we ever took to mend a boat', 'the longest time to mend a boat'],
    ['trips per pier with how many of them were cancelled', 'trips per pier and how many were cancelled'],
    ['trips in the summer of 2024, june to august', 'trips in the summer of 2024'],
    [
      'did we sell more boats in 2025 than in 2024? show both counts in one row',
      'number of boats sold in 2024 and number of boats sold in 2025',
    ],
  ] as const)
    it(`reads ${said}`, () => assert.equal(plain(said), meant));

  it('leaves other months than those of the season', () => {
    assert.notEqual(plain('trips in the summer of 2024, may to august'), 'trips in the summer of 2024');
  });
});
