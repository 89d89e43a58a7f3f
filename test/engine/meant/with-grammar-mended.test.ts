import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { withGrammarMended } from '../../../src/engine/meant/with-grammar-mended.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const ROWS: ReadonlySet<string> = new Set(['boats', 'boat']);

function mend(question: string): string {
  const tokens = tokenize(question);
  const candidates = tokens.flatMap(({ norm }, start): Candidate[] =>
    ROWS.has(norm)
      ? [{ start, end: start + 1, meaning: { kind: 'dataset', dataset: 'boats' }, match: 'exact', cost: 0 }]
      : [],
  );
  return withGrammarMended(tokens, { find: () => candidates })
    .map(({ norm }) => norm)
    .join(' ');
}

describe('withGrammarMended()', () => {
  it('compares by the ending of the adjective', () => {
    assert.equal(mend('boat with most high mast'), 'boat with highest mast');
    assert.equal(mend('boats more old than 20 years'), 'boats older than 20 years');
    assert.equal(mend('the 5 most long boats'), 'the 5 longest boats');
  });
  it('leaves what may be most of them', () => {
    assert.equal(mend('harbour with most new boats'), 'harbour with most new boats');
    assert.equal(mend('which has more old boats'), 'which has more old boats');
  });
  it('asks for a percentage', () => {
    assert.equal(mend('how much % of boats leak'), 'what percentage of boats leak');
    assert.equal(mend('how many percent boats leak'), 'what percentage of boats leak');
    assert.equal(mend('from all boats how many % leak'), 'of all boats , what percentage leak');
  });
  it('does not where it is asked how far something moved, or of which whole is not said', () => {
    assert.equal(mend('how many percent did sales grow'), 'how many percent did sales grow');
    assert.equal(mend('in each port how much % is each kind'), 'in each port how much % is each kind');
  });
  it('counts rows, and leaves amounts', () => {
    assert.equal(mend('how much boats we have'), 'how many boats we have');
    assert.equal(mend('how much fees we have'), 'how much fees we have');
    assert.equal(mend('how much boats earn'), 'how much boats earn');
  });
  it('says "on average" where nothing is averaged after it', () => {
    assert.equal(mend('how long in average'), 'how long on average');
    assert.equal(mend('change in average length'), 'change in average length');
  });
  it('reads what is needed as asked for', () => {
    assert.equal(mend('need boats by port'), 'show boats by port');
    assert.equal(mend('boats in Oslo, need name'), 'boats in oslo , show name');
    assert.equal(mend('boats that need paint'), 'boats that need paint');
  });
  it('gives the very tokens where nothing is broken', () => {
    const tokens = tokenize('boats by port');
    assert.equal(withGrammarMended(tokens, { find: () => [] }), tokens);
  });
});
