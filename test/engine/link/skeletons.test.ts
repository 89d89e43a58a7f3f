import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSkeletons, type Skeletons } from '../../../src/engine/link/skeletons.ts';

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['amt', 'amount'],
  ['dt', 'date'],
  ['nm', 'name'],
]);

function cutsOf(names: string, word: string): readonly string[] {
  return skeletonsOf(names).of(word);
}

function skeletonsOf(names: string): Skeletons {
  const phrases = names
    .split(',')
    .map((name) => ({ words: name.trim().split(' '), meaning: { kind: 'dataset', dataset: name } as const }));
  return createSkeletons(phrases, {
    isKnown: (one) => one === 'date',
    longForm: (one) => ABBREVIATIONS.get(one),
  });
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

  const short = 'stp, zn, mdl, wch, shl, hdt, lowfl, qty dt, veh nm';
  for (const [word, cut] of [
    ['zone', 'zn'],
    ['model', 'mdl'],
    ['shelter', 'shl'],
    ['wheelchair', 'wch'],
  ] as const) {
    it(`finds ${cut} for ${word} by its consonants or letters in their order`, () =>
      assert.deepEqual(cutsOf(short, word), [cut]));
  }

  for (const word of ['zoning', 'wagon', 'station', 'ship'])
    it(`finds nothing for ${word}, which is near`, () => assert.deepEqual(cutsOf(short, word), []));

  it('finds two words that are written as one', () => {
    assert.deepEqual(skeletonsOf(short).ofTwo('low', 'floor'), ['lowfl']);
    assert.deepEqual(skeletonsOf(short).ofTwo('hire', 'date'), ['hdt']);
    assert.deepEqual(skeletonsOf(short).ofTwo('low', 'price'), []);
    assert.deepEqual(skeletonsOf(short).ofTwo('hire', 'day'), []);
  });

  it('takes words for cut short only where others are', () => {
    assert.deepEqual(cutsOf('price, car, flat', 'carrier'), []);
    assert.deepEqual(cutsOf('price, shpmt, flat', 'shipment'), ['shpmt']);
  });
});

describe('createSkeletons().ofTwo()', () => {
  it('finds two words of which the first is cut short before the other', () => {
    assert.deepEqual(skeletonsOf('pestcode, quantity').ofTwo('pesticide', 'code'), ['pestcode']);
    assert.deepEqual(skeletonsOf('pestcode, quantity').ofTwo('plant', 'code'), []);
    assert.deepEqual(skeletonsOf('pecode, quantity').ofTwo('pesticide', 'code'), []);
  });
});
