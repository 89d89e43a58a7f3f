import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine, type Engine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

const SCHEMA = `CREATE TABLE member (member_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, town TEXT);
  CREATE TABLE boat (boat_id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES member(member_id), color TEXT);
  INSERT INTO member VALUES (1, 'Ann', 'Lee', 'Cove'), (2, 'Bob', 'Fox', 'Bay'), (3, 'Cid', 'Roe', 'Cove');
  INSERT INTO boat VALUES (1, 1, 'red'), (2, 1, 'blue'), (3, 2, 'red');`;

let engines: ReadonlyMap<string, Engine>;
before(async () => {
  const catalog = await introspect(memoryDatabase(SCHEMA));
  const of = (name: string): readonly [string, Engine] => [
    name,
    createEngine({
      knowledge: createKnowledge({ ...catalog, name }, null),
      examples: [],
      today: '2026-01-15',
    }),
  ];
  engines = new Map([of('Angler_Club'), of('UKSailBoats_2'), of('cove')]);
});

function reading(database: string, question: string): string {
  const answer = engines.get(database)?.answer(question);
  return answer === undefined || answer.kind === 'refusal' ? 'refusal' : (answer.sql.split('\n')[0] ?? '');
}

describe('withoutDatabaseName()', () => {
  it('leaves out where all rows are anyway', () => {
    const red = '-- Number of boats, for boats with color red';
    assert.equal(reading('Angler_Club', 'How many red boats are there in the Angler_Club?'), red);
    assert.equal(reading('Angler_Club', 'How many red boats are in the angler club database?'), red);
  });

  it('leaves out the kind of it that the name ends with', () => {
    assert.equal(
      reading('Angler_Club', 'How many red boats are there in the club?'),
      '-- Number of boats, for boats with color red',
    );
    assert.equal(reading('cove', 'How many red boats are there in the club?'), 'refusal');
  });

  it('reads who a club is for as its members', () => {
    assert.equal(
      reading('Angler_Club', 'How many anglers in the Angler_Club are from Cove?'),
      '-- Number of members, for members with town Cove',
    );
  });

  it('reads a noun that the name has in two words', () => {
    assert.equal(
      reading('UKSailBoats_2', 'How many sailboats are red?'),
      '-- Number of boats, for boats with color red',
    );
  });

  it('refuses other names and other nouns', () => {
    assert.equal(reading('cove', 'How many red boats are there in the Angler_Club?'), 'refusal');
    assert.equal(reading('cove', 'How many sailboats are red?'), 'refusal');
    assert.equal(reading('UKSailBoats_2', 'How many steamboats are red?'), 'refusal');
    assert.equal(reading('Angler_Club', 'How many anglers of the Rowing_Club are from Cove?'), 'refusal');
  });
});
