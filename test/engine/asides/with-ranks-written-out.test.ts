import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withRanksWrittenOut } from '../../../src/engine/asides/with-ranks-written-out.ts';
import type { Candidate, Meaning } from '../../../src/engine/candidate.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

/** What the words of the tests mean. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  trips: { kind: 'dataset', dataset: 'trips' },
  late: { kind: 'segment', segment: 'late', isNoun: false },
  punctuality: { kind: 'metric', metric: 'punctuality' },
  '5': { kind: 'number', value: 5, sign: null },
  third: { kind: 'number', value: 3, sign: 'ordinal' },
};

function read(question: string): string | null {
  const tokens = tokenize(question);
  const candidates = tokens.flatMap(({ norm }, start): readonly Candidate[] => {
    const meaning = MEANINGS[norm];
    return meaning === undefined ? [] : [{ start, end: start + 1, meaning, match: 'exact', cost: 0 }];
  });
  return (
    withRanksWrittenOut(tokens, candidates)
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withRanksWrittenOut()', () => {
  it('says who comes first as the one with the highest', () => {
    assert.equal(
      read('Which line comes out on top by punctuality?'),
      'which line has the highest punctuality',
    );
    assert.equal(read('line in third place by punctuality'), 'the line with the third highest punctuality');
  });

  it('counts rows where no quantity of theirs is named', () => {
    assert.equal(read('Which line leads in late trips?'), 'which line has the most late trips');
    assert.equal(read('trips per line, top 5 only'), 'top 5 line by number of trips');
  });

  it('keeps the number of those that are wanted', () => {
    assert.equal(
      read('Rank the lines by punctuality and show the bottom 5'),
      'bottom 5 lines by punctuality',
    );
  });

  it('leaves a question alone in which a number is no number of rows, or a second question follows', () => {
    assert.equal(read('Rank the lines by punctuality and show the top drivers'), null);
    assert.equal(read('For trips, what is the average fare'), null);
  });

  it('is done with a long hostile question at once', () => {
    const start = performance.now();
    read(`which ${'a by '.repeat(38)}?`);
    assert.ok(performance.now() - start < 500);
  });
});
