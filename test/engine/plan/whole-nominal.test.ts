import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE club (club_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE coach (coach_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE contract (club_id INTEGER NOT NULL REFERENCES club (club_id), coach_id INTEGER NOT NULL REFERENCES coach (coach_id),
    interim TEXT NOT NULL, PRIMARY KEY (club_id, coach_id));
  CREATE TABLE drill (drill_id INTEGER PRIMARY KEY, title TEXT NOT NULL, club_id INTEGER NOT NULL REFERENCES club (club_id));
  CREATE TABLE fan (fan_id INTEGER PRIMARY KEY, name TEXT NOT NULL, club_id INTEGER NOT NULL REFERENCES club (club_id));
  CREATE TABLE visit (fan_id INTEGER NOT NULL REFERENCES fan (fan_id), drill_id INTEGER NOT NULL REFERENCES drill (drill_id));
  INSERT INTO club VALUES (1, 'Abbey'), (2, 'Barrow'), (3, 'Corby');
  INSERT INTO coach VALUES (1, 'Ann'), (2, 'Bob');
  INSERT INTO contract VALUES (1, 1, 'Yes'), (1, 2, 'No'), (2, 1, 'No');
  INSERT INTO drill VALUES (1, 'Sprint', 1), (2, 'Relay', 2), (3, 'Hops', 2);
  INSERT INTO fan VALUES (1, 'Cy', 1), (2, 'Di', 3);
  INSERT INTO visit VALUES (1, 2), (2, 3);`);

describe('wholeNominal', () => {
  it('leaves a denial after "but have" to those who have the rest', async () => {
    assert.deepEqual(await ask('Which clubs have drills but have no fans?'), [['Barrow']]);
    assert.deepEqual(await ask('Which clubs offer drills but do not have any fans?'), [['Barrow']]);
  });

  it('has those who are so by what brings them together', async () => {
    assert.deepEqual(await ask('Which clubs have an interim coach?'), [['Abbey']]);
    assert.deepEqual(await ask('Which clubs do not have an interim coach?'), [['Barrow'], ['Corby']]);
    assert.equal(await ask('Which coaches are not interim?'), null);
  });
});
