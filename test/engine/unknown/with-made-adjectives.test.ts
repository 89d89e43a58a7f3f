import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading =
  await reader(`CREATE TABLE flag (flag_id INTEGER PRIMARY KEY, name TEXT, edge_color TEXT, cloth TEXT);
      CREATE TABLE lynx (lynx_id INTEGER PRIMARY KEY, name TEXT, tail TEXT, sex TEXT);
      CREATE TABLE den (den_id INTEGER PRIMARY KEY, name TEXT, sex TEXT);
      CREATE TABLE ranger (ranger_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, sex TEXT, licence TEXT);
      CREATE TABLE barge (barge_id INTEGER PRIMARY KEY, name TEXT, builder TEXT, price REAL, upkeep REAL);
      INSERT INTO barge VALUES (1, 'Ada', 'Holt', 900, 100), (2, 'Bee', 'Holt', 700, 90), (3, 'Cora', 'Marsh', 800, 80);
      INSERT INTO flag VALUES (1, 'Ostra', 'red', 'silk'), (2, 'Westra', 'blue', 'linen'), (3, 'Nora', 'red', 'linen');
      INSERT INTO lynx VALUES (1, 'Kim', 'short', 'female'), (2, 'Lee', 'bushy', 'male');
      INSERT INTO den VALUES (1, 'Upper', 'female'), (2, 'Lower', 'male');
      INSERT INTO ranger VALUES (1, 'Ann', 'Abel', 'female', 'Driver''s licence'), (2, 'Bob', 'Bond', 'male', 'Hunter''s licence');`);

describe('withMadeAdjectives()', () => {
  it('takes an adjective of a value and the noun of its column for that column', () => {
    assert.equal(
      reading('How many red-edged flags are there?'),
      '-- Number of flags, for flags with edge color red',
    );
    assert.equal(reading('flags that are blue-edged'), '-- Flags with edge color blue: name');
  });

  it('refuses the noun of another column', () => {
    assert.equal(reading('How many red-clothed flags are there?'), 'refusal');
    assert.equal(reading('How many long-tailed flags are there?'), 'refusal');
  });
});

describe('withSexNouns()', () => {
  it('takes "women" for people, though others have a sex too', () => {
    assert.equal(reading('How many women are there?'), '-- Number of rangers, for rangers with sex female');
  });
});

describe('a value with an apostrophe', () => {
  it('is found where it is not quoted, and where the apostrophe is left out', () => {
    const found = "-- Number of rangers, for rangers with licence Driver's licence";
    assert.equal(reading("How many rangers have a driver's licence?"), found);
    assert.equal(reading('How many rangers have a drivers licence?'), found);
  });
});

describe('withDefinitions()', () => {
  it('takes the one unknown word before a formula for its name, with what tells of which rows it is', () => {
    assert.match(
      reading('total surplus on Holt barges (price minus upkeep)'),
      /^-- Total price − total upkeep, .*Holt/,
    );
    assert.equal(reading('total gizmo surplus on Holt barges (price minus upkeep)'), 'refusal');
  });
});
