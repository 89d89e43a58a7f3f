import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutDoers } from '../../../src/engine/asides/without-doers.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

/** The question without who did it, where `rows` names the rows. */
function plain(question: string, rows: string): string | null {
  const tokens = tokenize(question);
  const at = tokens.findIndex(({ norm }) => norm === rows);
  const candidates: Candidate[] = [
    { start: at, end: at + 1, cost: 0, match: 'exact', meaning: { kind: 'dataset', dataset: rows } },
  ];
  return (
    withoutDoers(tokens, candidates)
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withoutDoers()', () => {
  it('says of the rows what was done with them', () => {
    assert.equal(
      plain('the boats that we have repaired in 2024', 'boats'),
      'the boats that were repaired in 2024',
    );
  });

  it('leaves out that there were some', () => {
    assert.equal(
      plain('what share of the boats we had in 2024 leaks', 'boats'),
      'what share of the boats in 2024 leaks',
    );
  });

  it('leaves out nobody who is spoken of elsewhere', () => {
    assert.equal(plain('how many boats did we repair', 'boats'), null);
    assert.equal(plain('owners with boats, and how many berths they have', 'boats'), null);
  });
});
