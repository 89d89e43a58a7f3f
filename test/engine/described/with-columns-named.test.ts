import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE depots (depot_id INTEGER PRIMARY KEY, depot_name TEXT NOT NULL, town TEXT NOT NULL, opened_on TEXT NOT NULL);
  CREATE TABLE drivers (driver_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, birth_date TEXT NOT NULL, town TEXT NOT NULL, annual_salary REAL NOT NULL, hire_date TEXT NOT NULL);
  CREATE TABLE trips (trip_id INTEGER PRIMARY KEY, depot_id INTEGER NOT NULL REFERENCES depots (depot_id), driver_id INTEGER NOT NULL REFERENCES drivers (driver_id), departed_on TEXT NOT NULL, returned_on TEXT NOT NULL, charged_amount REAL NOT NULL, planned_amount REAL NOT NULL);
  INSERT INTO depots VALUES (1, 'Harbor', 'Oslo', '2011-02-03'), (2, 'Hill', 'Bergen', '2015-06-07');
  INSERT INTO drivers VALUES (1, 'Ida Moss', '1980-01-02', 'Moss', 51000.5, '2012-04-05'), (2, 'Max Hale', '1991-03-04', 'Bergen', 48000.25, '2019-08-09');
  INSERT INTO trips VALUES (1, 1, 1, '2024-01-02', '2024-01-05', 120.5, 130.5), (2, 2, 2, '2024-02-03', '2024-02-03', 80.25, 70.75), (3, 1, 2, '2024-03-04', '2024-03-09', 99.75, 95.5);`;

const rowsOf = await asker(SCRIPT);

describe('withColumnsNamed()', () => {
  it('names the date of what was done', async () => {
    const opened = [
      ['Harbor', '2011-02-03'],
      ['Hill', '2015-06-07'],
    ];
    for (const day of [
      'the day they opened',
      'the date on which each of them was opened',
      'their opening day',
    ])
      assert.deepEqual(await rowsOf(`List the depots with their name and ${day}`), opened, day);
  });

  it('names the amount, and the yearly one only where it is yearly', async () => {
    const charged = [
      [1, 120.5],
      [2, 80.25],
      [3, 99.75],
    ];
    assert.deepEqual(await rowsOf('List the trips with the amount of money that was charged'), charged);
    assert.equal(await rowsOf('List the drivers with their name and what they earn per month'), null);
    assert.deepEqual(await rowsOf('List the drivers with their name and what they earn per year'), [
      ['Ida Moss', 51000.5],
      ['Max Hale', 48000.25],
    ]);
  });

  it('names the place of whoever is there', async () => {
    const rows = await rowsOf('List the trips with the trip id and the town in which the driver lives');
    assert.deepEqual(rows, [
      [1, 'Moss'],
      [2, 'Bergen'],
      [3, 'Bergen'],
    ]);
    assert.deepEqual(await rowsOf('List the trips with the trip id and the town they live in'), rows);
  });

  it('leaves what was not done', async () => {
    assert.equal(await rowsOf('List the trips with their id and the amount that was not charged'), null);
    assert.equal(await rowsOf('List the depots with their name and the day they never opened'), null);
  });
});

describe('boundsFrom()', () => {
  it('names what is allowed by its columns', async () => {
    const asked = await asker(`
      CREATE TABLE fares (fare_id INTEGER PRIMARY KEY, fare_name TEXT NOT NULL, minimum_price REAL NOT NULL, maximum_price REAL NOT NULL);
      INSERT INTO fares VALUES (1, 'Basic', 5.5, 20.5), (2, 'Saver', 3.25, 9.75);`);
    const both = [
      ['Basic', 5.5, 20.5],
      ['Saver', 3.25, 9.75],
    ];
    assert.deepEqual(
      await asked('List the fares with their name and the lowest and the highest prices they allow'),
      both,
    );
    assert.deepEqual(
      await asked('List the fares with their name and the smallest and largest price for each'),
      both,
    );
  });
});

describe('withTellingNames()', () => {
  it('asks for the day of the row that is named', async () => {
    assert.deepEqual(await rowsOf('Give the day the depot Harbor opened'), [['2011-02-03']]);
    assert.deepEqual(await rowsOf('Give the day Harbor opened'), [['2011-02-03']]);
  });
});
