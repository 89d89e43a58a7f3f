import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading =
  await reader(`CREATE TABLE cabin (cabin_id INTEGER PRIMARY KEY, cabin_name TEXT NOT NULL, valley TEXT NOT NULL, zip INTEGER NOT NULL,
        bed_count INTEGER NOT NULL, revenue REAL);
      CREATE TABLE fixture (fixture_id INTEGER PRIMARY KEY, fixture_name TEXT NOT NULL);
      CREATE TABLE cabin_fixture (cabin_id INTEGER NOT NULL REFERENCES cabin (cabin_id),
        fixture_id INTEGER NOT NULL REFERENCES fixture (fixture_id));
      CREATE TABLE cabin_review (review_id INTEGER PRIMARY KEY, cabin_id INTEGER NOT NULL REFERENCES cabin (cabin_id),
        stars INTEGER NOT NULL, town TEXT NOT NULL, review TEXT);
      INSERT INTO cabin VALUES (1, 'Larch', 'North', 1010, 4, 120.5), (2, 'Rowan', 'North', 1020, 6, 0), (3, 'Hazel', 'South', 1020, 2, 0),
        (4, 'Aspen', 'South', 1020, 9, 80.25);
      CREATE TABLE payout (payout_id INTEGER PRIMARY KEY, cabin_id INTEGER NOT NULL REFERENCES cabin (cabin_id), amount REAL NOT NULL,
        payout_status TEXT NOT NULL);
      INSERT INTO payout VALUES (1, 1, 20.5, 'refunded'), (2, 1, 30.25, 'settled'), (3, 2, 12.75, 'settled'), (4, 3, 9.5, 'refunded');
      INSERT INTO fixture VALUES (1, 'Sauna'), (2, 'Woodstove'), (3, 'Jacuzzi');
      INSERT INTO cabin_fixture VALUES (1, 1), (1, 2), (2, 2), (3, 1), (4, 3);
      INSERT INTO cabin_review VALUES (1, 1, 5, 'Graz', NULL), (2, 1, 4, 'Linz', 'Lovely'), (3, 2, 4, 'Graz', NULL), (4, 3, 2, 'Linz', 'Lovely');`);

function reads(questions: readonly (readonly [string, string])[]): void {
  for (const [question, expected] of questions)
    it(`reads "${question}"`, () => assert.ok(reading(question).includes(expected), reading(question)));
}

describe('hadCondition', () => {
  reads([
    ['Which cabins have a sauna?', 'that have at least one fixture with fixture name Sauna'],
    ['Which cabins have no sauna?', 'that have no fixtures with fixture name Sauna'],
    ["How many cabins don't have a jacuzzi?", 'that have no fixtures with fixture name Jacuzzi'],
    [
      'Which cabins have a sauna and a woodstove?',
      'that have at least one fixture with fixture name Sauna and that have at least one fixture with fixture name Woodstove',
    ],
  ]);
  it('does not take a place of what belongs to them for something that they have', () => {
    assert.equal(reading('Which cabins have Graz?'), 'refusal');
  });
});

describe('kindsBounded', () => {
  reads([
    ['Which valleys have more than one zip?', 'where number of different values of zip is over 1'],
    ['valleys with at least 2 zips', 'where number of different values of zip is at least 2'],
    ['Which valley has the most zips?', 'Valley by number of different values of zip'],
    ['How many zips are there?', 'Number of different values of zip'],
  ]);
});

describe('remarks', () => {
  reads([
    ['How many reviews are there?', 'Number of cabin reviews'],
    ['Which cabins have more than one review?', 'that have more than 1 cabin review'],
    ['Which cabin has the most reviews?', 'by number of cabin reviews'],
  ]);
});

describe('numberOfEach', () => {
  reads([
    ['How many reviews does each cabin have that has at least two?', 'with at least 2 cabin reviews'],
    [
      'How many reviews does each cabin have? Only show cabins with 2 or more.',
      'with at least 2 cabin reviews',
    ],
  ]);
});

describe('howManyInAll', () => {
  reads([
    ['How many beds are there in each valley?', 'Total bed count by valley'],
    ['How many beds are there in the North?', 'Total bed count'],
    ['Which cabin has the most beds?', 'highest bed count first'],
  ]);
});

describe('moneyOf', () => {
  reads([['How much money was refunded?', 'Total amount, for pay outs with pay out status refunded']]);
  it('does not take any money of somebody for what they paid', () => {
    assert.ok(!reading('How much did cabins refund?').includes('revenue'));
  });
});

describe('amountOrNothing', () => {
  reads([['Which cabins received no revenue?', 'where revenue is 0 or revenue is empty']]);
});
