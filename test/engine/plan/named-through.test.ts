import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

/** A pilot is one of the staff; a hangar has one of the staff as its keeper, who need be no pilot of it. */
const STAFF = Array.from(
  { length: 26 },
  (_, at) => `(${at + 1}, 'Name${at + 1}', 'Kin${at + 1}', ${150 + (at % 25)})`,
).join(', ');
const PILOTS = Array.from(
  { length: 24 },
  (_, at) => `(${at + 2}, ${(at % 2) + 1}, 'L${at + 2}', ${at * 10}, 'G${at % 3}')`,
).join(', ');
const ask = await asker(`
  CREATE TABLE staff (staff_no INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
    height INTEGER NOT NULL);
  CREATE TABLE hangar (hangar_code INTEGER PRIMARY KEY, title TEXT NOT NULL, staff_no INTEGER NOT NULL REFERENCES staff (staff_no));
  CREATE TABLE pilot (staff_no INTEGER NOT NULL REFERENCES staff (staff_no), hangar_code INTEGER NOT NULL REFERENCES hangar (hangar_code),
    licence TEXT NOT NULL, hours INTEGER NOT NULL, grade TEXT NOT NULL);
  CREATE TABLE trainee (trainee_id INTEGER PRIMARY KEY, last_name TEXT NOT NULL, hangar_code INTEGER NOT NULL REFERENCES hangar (hangar_code));
  CREATE TABLE route (route_id INTEGER PRIMARY KEY, area TEXT NOT NULL, hangar_code INTEGER NOT NULL REFERENCES hangar (hangar_code));
  CREATE TABLE tour (tour_id INTEGER PRIMARY KEY, pilot_no INTEGER NOT NULL REFERENCES staff (staff_no),
    route_id INTEGER NOT NULL REFERENCES route (route_id));
  INSERT INTO staff VALUES ${STAFF};
  INSERT INTO hangar VALUES (1, 'East', 1), (2, 'West', 26);
  INSERT INTO pilot VALUES ${PILOTS};
  INSERT INTO trainee VALUES (1, 'Abel', 1), (2, 'Bond', 1), (3, 'Cole', 2);
  INSERT INTO route VALUES (1, 'coast', 1), (2, 'lake', 2);
  INSERT INTO tour VALUES (1, 3, 1), (2, 3, 2), (3, 4, 1);`);

describe('namedThrough()', () => {
  it('names rows by the people that they are, by the one of several keys that tells them apart', async () => {
    assert.equal(((await ask('list all pilots')) as unknown[]).length, 24);
    assert.deepEqual(await ask('Which pilots have more than 1 tour?'), [['Name3', 'Kin3']]);
  });

  it('takes the name that is asked for from there', async () => {
    assert.deepEqual(await ask('What is the last name of the pilot with the most tours?'), [['Kin3']]);
  });

  it('ranks them by what they are as people', async () => {
    assert.deepEqual(await ask('What is the licence of the tallest pilot?'), [['L25']]);
    assert.deepEqual(await ask('Who is the tallest pilot?'), [['Name25', 'Kin25']]);
  });

  it('does not name them as somebody else of the same table is named', async () => {
    const names = (await ask('names of pilots in the East hangar')) as unknown[][];
    assert.equal(names.length, 12);
    assert.ok(!names.some(([first]) => first === 'Name1'));
  });
});

describe('rowsOfColumns()', () => {
  it('shows the names of those that are asked for, and not of all the people', async () => {
    assert.equal(((await ask('first names of pilots')) as unknown[]).length, 24);
  });
});

describe('onRelated()', () => {
  it('goes by way of the rows that are said, where another way is as short', async () => {
    assert.deepEqual(await ask('How many tours have a pilot of the West hangar?'), [[2]]);
  });
});

describe('checkHad()', () => {
  it('rejects the number of those who have what they have most of', async () => {
    assert.equal(await ask('Which pilot has the most trainees?'), null);
  });
});

describe('namedThrough() of those who are in something', async () => {
  const choirs = await asker(`
    CREATE TABLE pupil (pupil_no INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, tutor INTEGER REFERENCES tutor (tutor_no));
    CREATE TABLE tutor (tutor_no INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT);
    CREATE TABLE choir (choir_no INTEGER PRIMARY KEY, choir_name TEXT, patron INTEGER REFERENCES tutor (tutor_no));
    CREATE TABLE member_of (pupil_no INTEGER REFERENCES pupil (pupil_no), choir_no INTEGER REFERENCES choir (choir_no), part TEXT,
      PRIMARY KEY (pupil_no, choir_no));
    INSERT INTO tutor VALUES (1, 'Ivo', 'Ames'), (2, 'Jan', 'Best');
    INSERT INTO pupil VALUES (1, 'Ada', 'Bell', 1), (2, 'Ben', 'Cole', 1), (3, 'Cy', 'Dunn', 2);
    INSERT INTO choir VALUES (1, 'Larks', 1), (2, 'Wrens', 2), (3, 'Owls', 2);
    INSERT INTO member_of VALUES (1, 1, 'alto'), (2, 1, 'bass'), (3, 1, 'alto'), (3, 2, 'bass');`);

  it('counts and names the members of a pair of keys', async () => {
    assert.deepEqual(await choirs('Who are the members of the Wrens?'), [['Cy', 'Dunn']]);
    assert.deepEqual(await choirs('Which choir has the most members?'), [['Larks']]);
    assert.deepEqual(await choirs('choirs without members'), [['Owls']]);
  });
});
