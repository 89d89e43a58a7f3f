import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainAsking } from '../../../src/engine/asides/with-plain-asking.ts';
import { withoutHeading } from '../../../src/engine/asides/without-heading.ts';
import { withoutNote } from '../../../src/engine/asides/without-note.ts';
import { withoutRequest } from '../../../src/engine/asides/without-request.ts';
import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function said(tokens: readonly Token[] | null | undefined): string | null {
  return tokens?.map(({ norm }) => norm).join(' ') ?? null;
}

const request = (question: string): string | null => said(withoutRequest(tokenize(question), [])?.tokens);
const heading = (question: string): string | null => said(withoutHeading(tokenize(question), () => []));
const note = (question: string): string | null => said(withoutNote(tokenize(question), [])?.tokens);
const asking = (question: string): string | null => said(withPlainAsking(tokenize(question))?.tokens);

describe('withoutRequest()', () => {
  it('shows what any verb of output asks for', () => {
    assert.equal(request("I'm trying to work out the rate by grade"), 'show the rate by grade');
    assert.equal(request('throw me a quick table of loans by grade'), 'show loans by grade');
    assert.equal(request('let us know how many there are'), 'how many there are');
  });

  it('leaves what is wanted where it is said first', () => {
    assert.equal(request("Loans by grade is what I'm after"), 'loans by grade');
    assert.equal(request('What does the balance of loans come to?'), 'what is the balance of loans ?');
  });

  it('keeps what counts or asks for yes or no', () => {
    assert.equal(request('check whether loans are late'), null);
    assert.equal(request('have any loans defaulted'), null);
    assert.equal(request('Get number of loans by grade'), 'show number of loans by grade');
  });
});

describe('withoutHeading()', () => {
  it('leaves out headings, list marks and sources', () => {
    assert.equal(heading('Risk review: loans by grade'), 'loans by grade');
    assert.equal(heading('Slide 4 - loans by grade'), 'loans by grade');
    assert.equal(heading('2) loans by grade'), 'loans by grade');
    assert.equal(heading('Using our loan data, loans by grade'), 'loans by grade');
  });

  it('keeps what may say which rows are meant', () => {
    assert.equal(heading('Subprime: loans by grade'), null);
    assert.equal(heading('Texas review: loans by grade'), null);
    assert.equal(heading('2024: loans by grade'), null);
  });
});

describe('withoutNote()', () => {
  it('leaves out notes on the answer', () => {
    assert.equal(note('average rate, just the number'), 'average rate');
    assert.equal(note('Just one number: average rate'), 'average rate');
    assert.equal(note('loans by grade: what are the figures?'), 'loans by grade');
  });

  it('counts rows where the count is to be reported', () => {
    assert.equal(note('Late loans. Report the count.'), 'number of late loans');
    assert.equal(note('How many late loans? Report the count.'), 'how many late loans');
  });

  it('keeps columns', () => {
    assert.equal(note('loans by grade, count and total'), null);
    assert.equal(note('late loans, amount and rate'), null);
  });
});

describe('withPlainAsking()', () => {
  it('asks plainly for shares and sizes', () => {
    assert.equal(asking('How often do loans default?'), 'what percentage of loans default ?');
    assert.equal(asking('how likely are loans to be late'), 'what percentage of loans are late');
    assert.equal(asking('how big are loans on average'), 'what is the average size of loans');
    assert.equal(asking('avg(principal) by grade'), 'avg principal by grade');
    assert.equal(asking('how many branches did we open in 2015'), 'how many branches were opened in 2015');
  });
});
