import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE buyers (buyer_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL);
  CREATE TABLE sales (sale_id INTEGER PRIMARY KEY, buyer_id INTEGER NOT NULL REFERENCES buyers (buyer_id), amount REAL NOT NULL);
  INSERT INTO buyers VALUES (1, 'Ada Bell'), (2, 'Ben Cole');
  INSERT INTO sales VALUES (1, 1, 3), (2, 2, 5), (3, 2, 1);`;

const rowsOf = await asker(SCRIPT);

describe('checkConverse()', () => {
  it('refuses buyers where those who sell are asked for', async () => {
    assert.equal(await rowsOf('Who sells the most?'), null);
  });

  it('lets the buyers through where nothing is said of the other end', async () => {
    assert.deepEqual(await rowsOf('Which buyer has the most sales?'), [['Ben Cole']]);
  });
});

const STAFF = `
  CREATE TABLE guards (gid INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, supervisor_id INTEGER REFERENCES guards (gid));
  CREATE TABLE makers (maker_id INTEGER PRIMARY KEY, publisher_name TEXT);
  CREATE TABLE people (person_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT);
  CREATE TABLE tours (tour_id INTEGER PRIMARY KEY, tour_name TEXT, guard INTEGER REFERENCES guards (gid), leader INTEGER REFERENCES people (person_id));
  INSERT INTO guards VALUES (1, 'Ada', 'Bell', NULL), (2, 'Ben', 'Cole', 1), (3, 'Cy', 'Dunn', 2);
  INSERT INTO people VALUES (1, 'Eve', 'Cole'), (2, 'Fay', 'Dunn');
  INSERT INTO tours VALUES (1, 'Night', 2, 2), (2, 'Cellar', 3, 1);`;

describe('checkConverse(): what is done by somebody', async () => {
  const staff = await asker(STAFF);

  it('is not done to them', async () => {
    assert.deepEqual(await staff('guards supervised by Bell'), [['Ben', 'Cole']]);
    assert.deepEqual(await staff('Which guards does Bell supervise?'), [['Ben', 'Cole']]);
    assert.equal(await staff('guards hired by Bell'), null);
    assert.equal(await staff('Who is Cole supervised by?'), null);
  });

  it('goes by the part that is said', async () => {
    assert.deepEqual(await staff('tours that have Cole as their leader'), [['Cellar']]);
    assert.deepEqual(await staff('guards with Cole as supervisor'), [['Cy', 'Dunn']]);
  });
});
