import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading =
  await reader(`CREATE TABLE craft (craft_id INTEGER PRIMARY KEY, craft_name TEXT, craft_type TEXT, tonnage INTEGER, colour TEXT);
      CREATE TABLE ref_berth_types (berth_type_code TEXT PRIMARY KEY, berth_type_description TEXT);
      CREATE TABLE ref_fitting_types (fitting_type_code TEXT PRIMARY KEY, fitting_type_description TEXT);
      CREATE TABLE fittings (fitting_id INTEGER PRIMARY KEY, fitting_type_code TEXT REFERENCES ref_fitting_types (fitting_type_code));
      CREATE TABLE berths (berth_id INTEGER PRIMARY KEY, berth_name TEXT, depth INTEGER,
        berth_type_code TEXT REFERENCES ref_berth_types (berth_type_code));
      INSERT INTO ref_berth_types VALUES ('Pontoon', 'Afloat, with power'), ('Mooring', 'At a buoy');
      INSERT INTO ref_fitting_types VALUES ('Cleat', 'To tie up'), ('Ladder', 'To climb');
      INSERT INTO fittings VALUES (1, 'Cleat'), (2, 'Cleat'), (3, 'Ladder');
      INSERT INTO berths VALUES (1, 'A1', 3, 'Pontoon'), (2, 'A2', 4, 'Pontoon'), (3, 'B1', 9, 'Mooring');
      INSERT INTO craft VALUES (1, 'Egret', 'dinghy', 3, 'red'), (2, 'Plover', 'ketch', 20, 'blue'), (3, 'Knot', 'dinghy', 2, 'red'),
        (4, 'Dunlin', 'ketch', 25, 'red'), (5, 'Ruff', 'sloop', 9, 'blue');`);

describe('withValuesAsRows()', () => {
  it('takes rows by what kind they are for those of their table', () => {
    assert.equal(
      reading('How many ketches are there?'),
      '-- Number of crafts, for crafts with craft type ketch',
    );
    assert.match(
      reading('Which dinghy has the highest tonnage?'),
      /^-- Crafts with craft type dinghy: craft name, highest tonnage first/,
    );
    assert.equal(
      reading('List the ketches with a tonnage over 20.'),
      '-- Crafts with craft type ketch and tonnage over 20: craft name',
    );
  });

  it('takes them wherever rows are spoken of, also by the word of a key', () => {
    assert.equal(
      reading('What is the average tonnage of the ketches?'),
      '-- Average tonnage, for crafts with craft type ketch',
    );
    assert.equal(
      reading('What is the average depth of the pontoons?'),
      '-- Average depth, for berths with berth type code Pontoon',
    );
    assert.equal(
      reading('How many berths are there of each type?'),
      '-- Number of berths by berth type code',
    );
    assert.equal(
      reading('How many fittings have the type Ladder?'),
      '-- Number of fittings, for fittings with fitting type code Ladder',
    );
  });

  it('takes no value for rows that only says how they are', () => {
    assert.equal(reading('How many blues are there?'), 'refusal');
    assert.equal(reading('How many yawls are there?'), 'refusal');
  });
});

describe('withValuesAsRows() of what a table may be called as well', () => {
  it('takes only those that are so', async () => {
    const ofPlaces = await reader(`
      CREATE TABLE city (city_id INTEGER PRIMARY KEY, city_name TEXT, status TEXT, population INTEGER);
      CREATE TABLE fair (fair_id INTEGER PRIMARY KEY, theme TEXT, host_city_id INTEGER REFERENCES city (city_id));
      INSERT INTO city VALUES (1, 'Elm', 'Town', 3000), (2, 'Oak', 'Village', 800), (3, 'Ash', 'Town', 1900), (4, 'Yew', 'Village', 700);
      INSERT INTO fair VALUES (1, 'Harvest', 1), (2, 'Wool', 2), (3, 'Cheese', 2);`);
    assert.equal(
      ofPlaces('How many towns have a population of more than 2000?'),
      '-- Number of cities, for cities with status Town and population over 2,000',
    );
    assert.match(
      ofPlaces('Which villages have hosted a fair?'),
      /^-- Cities with status Village that have at least one fair/,
    );
  });
});
