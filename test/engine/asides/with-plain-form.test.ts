import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Knowledge } from '../../../src/catalog/mod.ts';
import { withPlainForm } from '../../../src/engine/asides/with-plain-form.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const ROWS: ReadonlySet<string> = new Set(['boat', 'boats', 'trip', 'trips', 'payments', 'skipper']);
const SUMS: ReadonlySet<string> = new Set(['sailed']);

function find(tokens: readonly Token[]): readonly Candidate[] {
  return tokens.flatMap(({ norm }, at): Candidate[] => {
    const place = { start: at, end: at + 1, match: 'exact', cost: 0 } as const;
    if (ROWS.has(norm)) return [{ ...place, meaning: { kind: 'dataset', dataset: norm } }];
    return SUMS.has(norm) ? [{ ...place, meaning: { kind: 'metric', metric: norm } }] : [];
  });
}

const KNOWLEDGE: Knowledge = {
  datasets: [],
  relationships: [],
  metrics: [],
  segments: [],
  asOfDate: null,
  currency: null,
};

const plain = (question: string): string =>
  withPlainForm(tokenize(question), { find, knowledge: KNOWLEDGE })
    .map(({ norm }) => norm)
    .join(' ');

describe('withPlainForm()', () => {
  it('asks first what is asked last', () => {
    assert.equal(
      plain('Our Ohio boats made how many trips in 2024?'),
      'how many trips did our ohio boats made in 2024 ?',
    );
    assert.equal(plain('In 2023, we built how many boats?'), 'how many boats did we built in 2023 ?');
    assert.equal(plain('Retired skippers own how many boats?'), 'how many boats do retired skippers own ?');
    assert.equal(plain('The boats have made how many trips?'), 'how many trips have the boats made ?');
  });

  it('leaves what is told of each of several', () => {
    for (const question of [
      'each boat made how many trips',
      'which boats made how many trips',
      'boats with how many trips',
      'boats and how many trips they made',
    ])
      assert.equal(plain(question), question);
  });

  it('counts how often one thing happened', () => {
    assert.equal(plain('How often was a trip cancelled in 2024?'), 'how many trips were cancelled in 2024 ?');
    assert.equal(plain('How often did we accept a trip?'), 'how many trips were accepted ?');
    assert.equal(
      plain('How many times did a skipper call off a long trip in May?'),
      'how many long trips were called off in may ?',
    );
    assert.equal(
      plain('How frequently did we accept a trip longer than agreed?'),
      'how many trips longer than agreed were accepted ?',
    );
  });

  it('leaves a rate to what often happens', () => {
    assert.equal(plain('how often do boats leak'), 'how often do boats leak');
    assert.equal(plain('how often is a boat late'), 'how often is a boat late');
  });

  it('keeps those of a time those of a time', () => {
    assert.equal(
      plain('In 2024, how many trips were made and how many of those were late?'),
      'how many trips were made in 2024 and how many of those were late ?',
    );
    assert.equal(
      plain('in 2024, how many trips were made and how many boats sank'),
      'in 2024 , how many trips were made and how many boats sank',
    );
  });

  it('counts rows of each group though their deed is a sum', () => {
    assert.equal(plain('trips sailed per boat in 2024'), 'number of trips sailed per boat in 2024');
    assert.equal(plain('miles and trips sailed by month'), 'miles and number of trips sailed by month');
    assert.equal(plain('miles sailed per boat'), 'miles sailed per boat');
    assert.equal(plain('trips sailed in 2024'), 'trips sailed in 2024');
  });

  it('takes payments that came in for paid ones', () => {
    assert.equal(plain('how many payments came in during May'), 'how many payments were paid during may');
  });
});
