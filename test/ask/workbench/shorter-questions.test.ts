import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shorterQuestions } from '../../../src/ask/workbench/shorter-questions.ts';

describe('shorterQuestions()', () => {
  it('cuts at joints and marks, the least first', () => {
    assert.deepEqual(shorterQuestions('Late fees by quarter, counted when they came', []), [
      'Late fees counted when they came',
      'Late fees by quarter',
    ]);
  });

  it('leaves out one part of the middle, and an opening that ends with a mark', () => {
    const shorter = shorterQuestions('I have a hunch: average rate of loans behind schedule by grade', []);
    assert.ok(shorter.includes('average rate of loans behind schedule by grade'));
    assert.ok(shorter.includes('average rate by grade'));
  });

  it('never takes what a relative clause is said of', () => {
    const shorter = shorterQuestions('number of loans of borrowers who rent by grade', []);
    assert.ok(!shorter.includes('number of loans who rent by grade'));
  });

  it('keeps numbers whole', () => {
    const shorter = shorterQuestions('loans above $30,000 on average for us', []);
    assert.ok(
      shorter.every((one) => !/\$30$/.test(one)),
      shorter.join('|'),
    );
  });

  it('gives none with an unwanted word, none that is the question, and none that says next to nothing', () => {
    assert.deepEqual(shorterQuestions('loans by moon', ['moon']), []);
    assert.deepEqual(shorterQuestions('How many loans are late?', []), []);
    assert.deepEqual(shorterQuestions('balance by state', []), []);
  });
});
