import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainTurn } from '../../../src/engine/asides/with-plain-turn.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const turned = (question: string): readonly string[] =>
  withPlainTurn(tokenize(question)).map((tokens) => tokens.map(({ norm }) => norm).join(' '));

describe('withPlainTurn()', () => {
  it('asks for the percentage where "how many … in percent" does', () => {
    assert.deepEqual(turned('How many of the boats are leaking, in percent?'), [
      'what percentage of the boats are leaking',
    ]);
  });

  it('keeps the whole before the part', () => {
    assert.deepEqual(turned('Out of all boats built in 2024, what share is leaking?'), [
      'what percentage of all boats built in 2024 is leaking',
    ]);
    assert.deepEqual(
      turned('Leaking boats make up what share of all boats?')[0],
      'what percentage of all boats are leaking boats',
    );
  });

  it('leaves shares of each group to the question as it is', () => {
    assert.deepEqual(turned('For each harbour, what share of boats is leaking?'), []);
  });

  it('sets periods in their order of time', () => {
    assert.deepEqual(turned('By how much was the fuel higher in 2025 than in 2024?'), [
      'change in the fuel from 2024 to 2025',
    ]);
  });

  it('takes two sides only of one measure', () => {
    assert.deepEqual(turned('Fuel of tugs minus that of ferries'), [
      'difference in fuel between tugs and ferries',
    ]);
    assert.deepEqual(turned('Fuel of tugs minus crew of ferries'), []);
  });

  it('ends in bounded time on words that repeat', () => {
    const start = performance.now();
    turned(`compare ${'a of b with c by d and '.repeat(10)}`);
    assert.ok(performance.now() - start < 1000);
  });
});
