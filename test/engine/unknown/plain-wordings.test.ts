import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { plainWordings } from '../../../src/engine/unknown/plain-wordings.ts';

function said(question: string, unknown: string): readonly string[] {
  const tokens = tokenize(question);
  const words = unknown.split(' ');
  return plainWordings(
    tokens,
    tokens.filter(({ norm }) => words.includes(norm)),
  ).map((way) => way.map(({ norm }) => norm).join(' '));
}

describe('plainWordings()', () => {
  it('says turns of speech with unknown words plainly, several of them too', () => {
    assert.deepEqual(said('hostels rated above 7', 'rated'), ['hostels with a rating of above 7']);
    assert.deepEqual(said('barns with room for over 90 bales', 'room'), [
      'barns that can hold over 90 bales',
    ]);
    assert.deepEqual(said('keepers who never took part in a drill', 'part'), [
      'keepers who never participate in a drill',
    ]);
    assert.deepEqual(said('knots to sailors ratio', 'ratio'), ['ratio of knots to sailors']);
    assert.deepEqual(said('gates that none of the keys open', 'none'), ['gates that no keys open']);
    assert.deepEqual(said('fines from low amount to high amount', 'low high'), [
      'fines by amount from low to high',
    ]);
    assert.deepEqual(
      said('headcount of the Harbour office', 'headcount')[0],
      'number of employees in the harbour office',
    );
    assert.deepEqual(said('headcount of members', 'headcount'), ['number of members']);
    assert.deepEqual(said('barns that opened their doors in 1990 and are rated best', 'doors rated'), [
      'barns that opened in 1990 and have the highest rating',
    ]);
    assert.deepEqual(said('goals in the 2014 season by wardens in charge of a pitch', 'season charge'), [
      'goals in 2014 by wardens in charge of a pitch',
    ]);
    assert.deepEqual(said('loans we did pay', 'pay'), []);
    assert.deepEqual(said('how many loans did we pay out in 2023', 'out'), [
      'how many loans were made in 2023',
    ]);
    assert.deepEqual(said('divers with both cups in their career', 'career'), ['divers with both cups']);
    assert.deepEqual(said('wardens who are in charge of gates', 'charge'), ['wardens who manage gates']);
  });

  it('says who is alive, left a text or is gone plainly', () => {
    assert.deepEqual(said('carvers who are still alive', 'alive'), ['carvers who have not died']);
    assert.deepEqual(said('how many living carvers are there', 'living'), [
      'how many carvers who have not died are there',
    ]);
    assert.deepEqual(said('dead carvers', 'dead'), ['carvers who have died']);
    assert.deepEqual(said('guests who left a review', 'left'), ['guests who wrote a review']);
    assert.deepEqual(said('guests who left a bag', 'left'), []);
    assert.deepEqual(said('clerks who no longer work here', 'longer'), ['clerks who are no longer active']);
    assert.deepEqual(said('kilns that have closed down', 'down'), ['kilns that have closed']);
    assert.deepEqual(said('walks that are shorter in distance than the average walk', 'shorter'), [
      'walks that have a lower distance than the average walk',
    ]);
    assert.deepEqual(said('which songs has nobody ever sung', 'nobody'), []);
    assert.deepEqual(said('which songs has nobody ever recorded', 'nobody'), [
      'which songs were never recorded',
    ]);
  });

  it('leaves what is known', () => {
    assert.deepEqual(said('hostels rated above 7', ''), []);
  });
});
