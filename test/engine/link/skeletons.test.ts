import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSkeletons } from '../../../src/engine/link/skeletons.ts';

const ABBREVIATIONS: ReadonlySet<string> = new Set(['amt', 'dt', 'nm']);

function cutsOf(names: string, word: string): readonly string[] {
  const phrases = names
    .split(',')
    .map((name) => ({ words: name.trim().split(' '), meaning: { kind: 'dataset', dataset: name } as const }));
  return createSkeletons(phrases, {
    isKnown: (one) => one === 'date',
    isAbbreviation: (one) => ABBREVIATIONS.has(one),
  }).of(word);
}

describe('createSkeletons()', () => {
  const cut = 'inspctn, insptr, inspctn dt, permt, permt amt, sev, violn, applcnt nm';
  for (const [word, short] of [
    ['inspection', 'inspctn'],
    ['inspector', 'insptr'],
    ['severity', 'sev'],
    ['violation', 'violn'],
    ['permit', 'permt'],
    ['applicant', 'applcnt'],
  ] as const) {
    it(`finds ${short} for ${word} where names are cut short`, () =>
      assert.deepEqual(cutsOf(cut, word), [short]));
  }

  for (const word of ['application', 'seven', 'inspire', 'supervisor']) {
    it(`finds nothing for ${word}`, () => assert.deepEqual(cutsOf(cut, word), []));
  }

  it('takes words for cut short only where others are', () => {
    assert.deepEqual(cutsOf('price, car, flat', 'carrier'), []);
    assert.deepEqual(cutsOf('price, shpmt, flat', 'shipment'), ['shpmt']);
  });
});
