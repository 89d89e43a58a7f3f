import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Field, Knowledge } from '../../../../src/catalog/mod.ts';
import { withPlainComparisons } from '../../../../src/engine/asides/compared/with-plain-comparisons.ts';
import type { Candidate } from '../../../../src/engine/candidate.ts';
import { tokenize } from '../../../../src/engine/tokenize.ts';

const MEANINGS: ReadonlyMap<string, Candidate['meaning']> = new Map<string, Candidate['meaning']>([
  ['boats', { kind: 'dataset', dataset: 'boats' }],
  ['fee', { kind: 'field', dataset: 'boats', field: 'fee' }],
  ['harbour', { kind: 'field', dataset: 'boats', field: 'harbour' }],
]);

const fields = [
  { name: 'fee', role: 'measure' },
  { name: 'harbour', role: 'category' },
] as unknown as readonly Field[];
const knowledge = { datasets: [{ name: 'boats', fields }] } as unknown as Knowledge;

function plain(question: string): string | null {
  const find = (tokens: readonly { readonly norm: string }[]): Candidate[] =>
    tokens.flatMap(({ norm }, start): Candidate[] => {
      const meaning = MEANINGS.get(norm);
      return meaning === undefined ? [] : [{ start, end: start + 1, meaning, match: 'exact', cost: 0 }];
    });
  return (
    withPlainComparisons(tokenize(question), { find, knowledge })
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withPlainComparisons()', () => {
  const own = 'boats with a fee above the average fee of their harbour';
  for (const [question, said] of [
    ['boats with a fee above the mean fee of all boats in the same harbour', own],
    ['boats with a fee above the average fee of the harbour they belong to', own],
    ["boats with a fee above that harbour's own average fee", own],
    [
      'boats with a fee above twice the harbour average',
      'boats with a fee above twice the average of their harbour',
    ],
    [
      'boats with a fee higher than is average for their harbour',
      'boats with a fee higher than the average of their harbour',
    ],
    [
      "boats whose fee exceeds their harbour's average by more than 5 dollars",
      'boats whose fee is more than 5 dollars above the average of their harbour',
    ],
    [
      'On how many boats does the fee lie above the harbour average by 5 or more?',
      'how many boats have a fee at least 5 above the average of their harbour ?',
    ],
    [
      'boats priced more than five points higher than the average fee of their harbour',
      'boats with a fee more than five points higher than the average fee of their harbour',
    ],
    ['boats with a fee higher than it is overall', 'boats with a fee higher than the company as a whole'],
    ['boats with a fee above the company-wide figure', 'boats with a fee above the company as a whole'],
    [
      'boats with a fee that exceeds that of all boats taken together',
      'boats with a fee above that of all boats',
    ],
    [
      'boats are over 5 dollars below the average fee of their harbour',
      'boats have fee over 5 dollars below the average fee of their harbour',
    ],
  ] as const)
    it(`reads "${question}"`, () => {
      assert.equal(plain(question), said);
    });

  for (const question of [
    'boats with a fee above the median fee of the same harbour',
    'boats with a fee above the mean fee of all old boats in the same harbour',
    'boats with a fee above the harbour average in 2024',
    'boats with a fee above the average fee of the harbour Kiel',
    'boats above the harbour average',
    'boats with a fee above that of all old boats taken together',
    'boats priced above 5',
    "boats whose fee exceeds their harbour's record by more than 5 dollars",
  ])
    it(`leaves "${question}"`, () => {
      assert.equal(plain(question), null);
    });
});
