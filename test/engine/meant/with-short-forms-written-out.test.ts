import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withShortFormsWrittenOut } from '../../../src/engine/meant/with-short-forms-written-out.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string {
  return withShortFormsWrittenOut(tokenize(question))
    .map(({ norm, number }) => (number?.sign === 'ordinal' ? `${number.value}th` : norm))
    .join(' ');
}

describe('withShortFormsWrittenOut()', () => {
  it('says how many times', () => {
    assert.equal(read('over 1.5x average length'), 'over 1.5 times average length');
    assert.equal(read('over 2x the average'), 'over 2 times the average');
    assert.equal(read('over 3 times of average length'), 'over 3 times average length');
  });
  it('counts places, and no other numbers', () => {
    assert.equal(read('No. 2 boat by length'), '2th boat by length');
    assert.equal(read('which port is number 3 by boats'), 'which port is 3th by boats');
    assert.equal(read('boat number 3'), 'boat number 3');
    assert.equal(read('no 2023 boats'), 'no 2023 boats');
  });
  it('takes the total of a rate for that of all together', () => {
    assert.equal(read('leak rate total'), 'leak rate overall');
    assert.equal(read('total leak rate'), 'overall leak rate');
    assert.equal(read('total length and leak rate'), 'total length and leak rate');
    assert.equal(read('leak rate, total length'), 'leak rate , total length');
  });
  it('writes out the order and the number of different ones', () => {
    assert.equal(read('Ports (A-Z)'), 'ports , alphabetically');
    assert.equal(read('# unique boats'), 'number of unique boats');
  });
  it('says once whose it is, and takes the lower from the higher', () => {
    assert.equal(read('boats with his or her owner'), 'boats with their owner');
    assert.equal(read('where he/she lives'), 'where they lives');
    assert.equal(
      read('the difference between the lowest and the highest fee'),
      'the difference between highest and lowest fee',
    );
  });
  it('gives the very tokens where nothing is short', () => {
    const tokens = tokenize('number of boats by leak rate');
    assert.equal(withShortFormsWrittenOut(tokens), tokens);
  });
});
