import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPartAsked, withPlainTurn } from '../../../src/engine/asides/with-plain-turn.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const turned = (question: string): readonly string[] =>
  withPlainTurn(tokenize(question)).map((tokens) => tokens.map(({ norm }) => norm).join(' '));

describe('withPlainTurn()', () => {
  it('asks for the percentage where "how many … in percent" does', () => {
    assert.deepEqual(turned('How many of the boats are leaking, in percent?'), [
      'what percentage of the boats are leaking',
    ]);
  });

  it('says which average is bounded, what is added up, and what was done', () => {
    assert.deepEqual(turned('town and average fee for towns where the average is above 9'), [
      'town and average fee for towns where the average fee is above 9',
    ]);
    assert.equal(
      turned('the sum of the net and the tax combined per town')[0],
      'total of net plus tax per town',
    );
    assert.equal(turned('How many crates did we ship in May')[0], 'how many crates were shipped in may');
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

  it('names the size of bands before what they are of', () => {
    assert.deepEqual(
      turned('Average age per 10-point band of weight, naming each band by its lower bound.'),
      ['average age by 10 point weight band'],
    );
    assert.deepEqual(
      turned('Sort the boats into 5-metre bands of length and give the number of boats in each'),
      ['number of boats by 5 metre length band'],
    );
  });

  it('asks for the range of dates of what came first and last', () => {
    assert.deepEqual(turned('When were the first and the last boats built?'), []);
    assert.deepEqual(turned('What are the dates of the first and the last voyage?'), [
      'date range of voyage',
    ]);
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

  it('takes which of two is more for both of them', () => {
    assert.deepEqual(turned('Are trips longer on tugs or on ferries?'), ['trips of tugs versus ferries']);
    assert.equal(
      turned('Do tugs or ferries have the higher fare? Give both averages.')[0],
      'average the fare of tugs versus ferries'.replace('the ', ''),
    );
    assert.deepEqual(turned('Did we sell more boats online or by phone? Show the number for each.'), [
      'the number of boats online versus by phone'.replace('the ', ''),
    ]);
    assert.deepEqual(turned('Are there more red or blue boats?')[0], 'number of red versus blue boats');
    assert.deepEqual(turned('Do we have more boats than ferries?'), []);
  });

  it('divides where something is asked for every dollar', () => {
    assert.deepEqual(turned('For every dollar of fuel in 2024, how many dollars of crew did we spend?'), [
      'total crew spent divided by total fuel in 2024',
    ]);
  });

  it('asks for zero where there is nothing', () => {
    assert.deepEqual(turned('On how many boats have we earned nothing?'), [
      'how many boats have earned of 0',
    ]);
  });

  it('asks in short for what is told in full sentences', () => {
    assert.deepEqual(turned('How many boats are sold for every 10 rented?'), [
      'number of sold boats per 10 rented boats by',
      'number of sold boats per 10 rented boats',
    ]);
    assert.deepEqual(
      turned('What is the difference between the number of boats built in 2023 and the number sold in 2023?'),
      ['number of boats built in 2023 minus number of boats sold in 2023'],
    );
    assert.deepEqual(turned('How many boats has each harbour rented in 2024?'), [
      'number of boats rented by each harbour in 2024',
    ]);
    assert.deepEqual(turned('How many different boats has each harbour rented?'), []);
    assert.deepEqual(turned('How many boats have a length above the Dover average?'), [
      'how many boats have a length above the average length of boats in dover',
    ]);
  });

  it('says when it is over what lasts that long', () => {
    assert.deepEqual(
      turned('How long, in days on average, did boats last before they were sold, per harbour?'),
      ['average number of days until sold of boats per harbour'],
    );
    assert.deepEqual(turned('How long did boats last before they were sold?'), []);
  });

  it('counts ranks from the first', () => {
    assert.equal(
      turned('After the harbour with the most boats, which one comes second?')[0],
      'which harbour has the second most boats',
    );
  });

  it('ends in bounded time on words that repeat', () => {
    const start = performance.now();
    turned(`compare ${'a of b with c by d and '.repeat(10)}`);
    assert.ok(performance.now() - start < 1000);
  });

  it('asks what notes say in few words', () => {
    assert.deepEqual(turned('Norwegian boats: percentage with no engine'), [
      'percentage of norwegian boats with no engine',
    ]);
    assert.deepEqual(turned('harbours with the most boats, top 3'), ['top 3 harbours with the most boats']);
    assert.deepEqual(turned('boats by harbour, only those above 20'), [
      'number of boats by harbour , only those with more than 20 boats',
    ]);
    assert.deepEqual(turned('Where is the average length above 12 m, by harbour?'), [
      'which harbours have the average length above 12 m',
    ]);
    assert.deepEqual(turned('boats whose length exceeds the average in Oslo'), [
      'boats whose length is above the average length of oslo',
    ]);
  });

  it('makes an amount a part of what it is of', () => {
    assert.deepEqual(turned('What share of the fees have we collected by year?'), [
      'amount collected as a percentage of the fees by year',
    ]);
  });

  it('asks for a ratio where "how many times larger" does', () => {
    assert.deepEqual(turned('How many times larger is the average weight of barges than that of canoes?'), [
      'ratio of the average weight of barges to the average weight of canoes',
    ]);
    assert.deepEqual(turned('How many times larger was cargo in 2024 than in 2020?'), [
      'ratio of cargo in 2024 to cargo in 2020',
    ]);
  });

  it('holds one time against another for each of them', () => {
    const plain = ['harbours with lower cargo in 2024 than in 2023'];
    assert.deepEqual(turned('harbours whose 2024 cargo was below their 2023 cargo'), plain);
    assert.deepEqual(turned('harbours whose cargo in 2024 was below that of 2023'), plain);
  });

  it('completes the second half', () => {
    assert.deepEqual(turned('cargo in the first half of 2024 versus the second'), [
      'cargo in the first half of 2024 versus in the second half of 2024',
    ]);
  });

  it('leaves two years in a list as they are', () => {
    assert.deepEqual(turned('cargo by harbour for 2023, 2024 and 2025'), []);
  });

  it('sets the year so far beside a whole one', () => {
    assert.deepEqual(turned('YTD cargo against the whole of last year'), [
      'cargo this year versus last year',
    ]);
  });

  it('leaves out that what moved is shown', () => {
    assert.deepEqual(turned('Which harbour grew most from 2023 to 2024? Name and increase.'), [
      'Which harbour grew most from 2023 to 2024'.toLowerCase(),
    ]);
  });
});

describe('withPartAsked()', () => {
  const asked = (question: string): string | undefined =>
    withPartAsked(tokenize(question))
      ?.map(({ norm }) => norm)
      .join(' ');

  it('asks for the part alone where "in percent" stands in the midst', () => {
    assert.equal(
      asked('How much of the freight, in percent, went to Dover?'),
      'what percentage of the freight went to dover',
    );
    assert.equal(asked('How much of the freight went to Dover?'), undefined);
  });

  it('says the noun of both where two share one', () => {
    assert.equal(
      asked('How many red and how many blue boats do we have?'),
      'how many red boats and how many blue boats do we have ?',
    );
    assert.equal(asked('How many boats and how many ferries do we have?'), undefined);
    assert.equal(
      asked('What is the number of boats and their freight for Dover?'),
      'what is the number of boats and freight for dover ?',
    );
  });
});
