import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readingsOn } from '../../../../support/readings-on.ts';

const SCRIPT = `
  CREATE TABLE orchards (orchard_id INTEGER PRIMARY KEY, orchard_name TEXT NOT NULL, county TEXT NOT NULL, organic BOOLEAN NOT NULL);
  CREATE TABLE trees (tree_id INTEGER PRIMARY KEY, orchard_id INTEGER NOT NULL REFERENCES orchards (orchard_id), kind TEXT NOT NULL,
    height REAL NOT NULL);
  INSERT INTO orchards VALUES (1, 'Asa', 'Kent', 1), (2, 'Bix', 'Kent', 0), (3, 'Cov', 'Devon', 1);
  INSERT INTO trees VALUES (1, 1, 'apple', 3.5), (2, 1, 'pear', 4.5), (3, 2, 'apple', 2.5), (4, 3, 'plum', 5.5), (5, 3, 'orchard', 6.5);`;

const readingOf = await readingsOn(SCRIPT);

describe('checkOwnNumbers()', () => {
  it('lists no part of each where what each has is asked for', () => {
    assert.doesNotMatch(readingOf('list the orchards with their height'), /^Trees: orchard name and height/);
  });

  it('does not count what is to be listed beside another number', () => {
    assert.doesNotMatch(
      readingOf('list orchards with more than 1 tree and the number of trees'),
      /^Number of orchards/,
    );
  });

  it('tells apart each of those that are so', () => {
    assert.doesNotMatch(
      readingOf('number of trees by organic orchard'),
      /^Number of trees(?:, for| by orchard organic)/,
    );
    assert.match(readingOf('number of trees by orchard'), /by orchard name/);
  });

  it('holds nothing against the average of all where that of some is said', () => {
    assert.doesNotMatch(readingOf('trees with a height above the average of apple'), /of all trees/);
  });

  it('counts rows and no value that is called like them', () => {
    assert.doesNotMatch(
      readingOf('how many trees are there and how many orchards are they in'),
      /kind orchard/,
    );
  });
});
