import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from './support/asker.ts';

const reading =
  await reader(`CREATE TABLE guest (guest_id INTEGER PRIMARY KEY, guest_first_name TEXT, guest_last_name TEXT,
        login_name TEXT, age INTEGER);
      CREATE TABLE pilot (pilot_id INTEGER PRIMARY KEY, name_first TEXT, name_last TEXT, name_given TEXT, weight INTEGER);
      CREATE TABLE cabin (cabin_id INTEGER PRIMARY KEY, cabin_kind TEXT, dept TEXT, unavailable BOOLEAN);
      INSERT INTO guest VALUES (1, 'Ann', 'Abel', 'aa1', 30), (2, 'Bob', 'Bond', 'bb2', 40);
      INSERT INTO pilot VALUES (1, 'Cy', 'Cole', 'Cyrus', 80), (2, 'Di', 'Dean', 'Diana', 60);
      INSERT INTO cabin VALUES (1, 'Single', 'Fac. North', 0), (2, 'Double', 'Fac. South', 1), (3, 'Double', 'Fac. North', 0);`);

describe('names as they are said', () => {
  it('calls people by their first and last names, and not by how they log in', () => {
    assert.equal(reading('full name of each guest'), '-- Guests: guest first name and guest last name');
    assert.match(
      reading('Who is the heaviest pilot?'),
      /^-- Pilots: first name and last name, highest weight/,
    );
  });

  it('takes "available" for what a column tells of, where one does', () => {
    for (const question of ['How many available cabins are there?', 'How many cabins are available?'])
      assert.equal(reading(question), '-- Number of cabins, for available cabins');
    assert.equal(reading('How many guests are available?').startsWith('-- Number of guests, for'), false);
  });

  it('reads the stops of a value as its own', () => {
    assert.match(reading('kinds of the cabins in the Fac. North department'), /with department Fac\. North/);
    assert.match(reading('kinds of the cabins in the Fac. North department'), /^-- [^:]*cabin kind/);
  });
});
