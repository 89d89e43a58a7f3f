import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect, type Knowledge } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

async function knowledgeOf(sql: string): Promise<Knowledge> {
  return createKnowledge(await introspect(memoryDatabase(sql)), null);
}

const PATIENTS = `CREATE TABLE patients (patient_id INTEGER PRIMARY KEY, case_number TEXT, phone_number TEXT, species TEXT, admitted_on TEXT, released_on TEXT);
  INSERT INTO patients VALUES (1, 'C1', 'P1', 'owl', '2023-01-01', NULL), (2, 'C2', 'P2', 'owl', '2023-02-01', '2023-03-01');`;

function namesOf({ datasets }: Knowledge, table: string): readonly string[] {
  return datasets.find(({ name }) => name === table)?.synonyms ?? [];
}

describe('withRowNames()', () => {
  it('calls rows by what is numbered, and not by what they have a number of', async () => {
    const names = namesOf(await knowledgeOf(PATIENTS), 'patients');
    assert.ok(names.includes('cases'));
    assert.ok(!names.includes('phones'));
  });

  it('calls rows by what happened to all of them, and those by it to which it happened', async () => {
    const knowledge = await knowledgeOf(PATIENTS);
    assert.ok(namesOf(knowledge, 'patients').includes('admissions'));
    const [released, ...others] = knowledge.segments.filter(({ nouns }) => nouns.includes('release'));
    assert.equal(released?.date, 'released_on');
    assert.deepEqual(others, []);
  });

  it('calls those by a key who have it, where others refer to it', async () => {
    const { segments } = await knowledgeOf(`CREATE TABLE crew (skipper_id TEXT UNIQUE, name TEXT NOT NULL);
      CREATE TABLE prize_skippers (skipper_id TEXT NOT NULL REFERENCES crew (skipper_id), prize TEXT NOT NULL, kind TEXT NOT NULL);
      INSERT INTO crew VALUES ('s1', 'Ann'), ('s2', 'Bo'), (NULL, 'Cy');
      INSERT INTO prize_skippers VALUES ('s1', 'Gold', 'Skipper'), ('s1', 'Tin', 'Crew');`);
    assert.deepEqual(
      segments.map(({ dataset, nouns }) => [dataset, nouns]),
      [['crew', ['skipper']]],
    );
  });

  it('has no noun that two tables could be called by, or a value', async () => {
    const sql = `CREATE TABLE shops (shop_id INTEGER PRIMARY KEY, opened_on TEXT, state TEXT);
      CREATE TABLE accounts (account_id INTEGER PRIMARY KEY, opened_on TEXT, closed_on TEXT);
      INSERT INTO shops VALUES (1, '2023-01-01', 'closure'), (2, '2023-01-02', 'x');
      INSERT INTO accounts VALUES (1, '2023-01-01', NULL), (2, '2023-01-02', '2023-02-02');`;
    const knowledge = await knowledgeOf(sql);
    assert.ok(knowledge.datasets.every(({ synonyms }) => !synonyms.includes('openings')));
    assert.ok(knowledge.segments.every(({ nouns }) => !nouns.includes('closure')));
  });
});

describe('withGeneralNouns()', () => {
  it('calls people who are named together their members, and no department', async () => {
    const people = await knowledgeOf(
      'CREATE TABLE faculty (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT);',
    );
    const places = await knowledgeOf(
      'CREATE TABLE faculty (id INTEGER PRIMARY KEY, faculty_name TEXT, campus TEXT);',
    );
    assert.ok(namesOf(people, 'faculty').includes('faculty members'));
    assert.ok(!namesOf(places, 'faculty').includes('faculty members'));
  });

  it('tells people by their names and animals by their kind', async () => {
    const sql = `${PATIENTS}
      CREATE TABLE finders (finder_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT);
      CREATE TABLE sites (site_id INTEGER PRIMARY KEY, site_name TEXT);`;
    const knowledge = await knowledgeOf(sql);
    assert.ok(namesOf(knowledge, 'patients').includes('animals'));
    assert.ok(namesOf(knowledge, 'finders').includes('people'));
    assert.ok(!namesOf(knowledge, 'sites').includes('people'));
  });

  it('calls the rows of places, and those of letters that are cut short, by what they are', async () => {
    const knowledge = await knowledgeOf(`CREATE TABLE office_locations (id INTEGER PRIMARY KEY, town TEXT);
      CREATE TABLE ln (ln_no TEXT PRIMARY KEY, disb_dt TEXT, prin_amt REAL);
      INSERT INTO office_locations VALUES (1, 'Bergen'), (2, 'Oslo');
      INSERT INTO ln VALUES ('L1', '2023-01-02', 10.5), ('L2', '2023-02-03', 20.5);`);
    assert.ok(namesOf(knowledge, 'office_locations').includes('offices'));
    assert.ok(namesOf(knowledge, 'ln').includes('loans'));
  });

  it('asks by the names that an id may be', async () => {
    const { datasets } =
      await knowledgeOf(`CREATE TABLE honours (row INTEGER PRIMARY KEY, honour_id TEXT, league_id TEXT);
      INSERT INTO honours VALUES (1, 'Golden Boot', 'L1'), (2, 'Best Coach', 'L2');`);
    const roles = datasets.flatMap(({ fields }) => fields.map(({ name, role }) => [name, role]));
    assert.deepEqual(roles.slice(1), [
      ['honour_id', 'category'],
      ['league_id', 'key'],
    ]);
  });
});
