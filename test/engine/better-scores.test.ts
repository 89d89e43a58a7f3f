import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from './support/asker.ts';

const reading =
  await reader(`CREATE TABLE cheese (cheese_id INTEGER PRIMARY KEY, cheese_name TEXT, dairy TEXT, score INTEGER, pager TEXT);
      INSERT INTO cheese VALUES (1, 'Alder', 'Upfield', 81, '12-1'), (2, 'Birch', 'Upfield', 90, NULL), (3, 'Cedar', 'Lowmead', 95, '12-3'),
        (4, 'Damson', 'Lowmead', 70, NULL), (5, 'Elm', 'Parson', 60, '12-5');`);

describe('scores', () => {
  it('are the better the higher they are', () => {
    assert.match(reading('Which cheese has the best score?'), /highest score first, only the top/);
    assert.match(
      reading('Which dairies have a better average score than Parson?'),
      /average score is over that of dairy Parson/,
    );
  });
});

describe('the best score', () => {
  for (const question of ['best score for each dairy', 'What is the best score by dairy?'])
    it(`is one of each, and no dairy: ${question}`, () => {
      assert.match(reading(question), /^-- Highest score by dairy/);
    });
});

describe('a number that rows have', () => {
  it('is no number of rows', () => {
    assert.doesNotMatch(reading('Which cheeses have a pager number?'), /Number of/);
    assert.match(reading('How many cheeses have a pager?'), /^-- Number of cheeses/);
  });
});
