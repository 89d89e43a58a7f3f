import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE regions (region_id INTEGER PRIMARY KEY, region_name TEXT NOT NULL);
  CREATE TABLE harbours (harbour_id INTEGER PRIMARY KEY, harbour_name TEXT NOT NULL, region_id INTEGER NOT NULL REFERENCES regions (region_id), warden_id INTEGER REFERENCES pilots (pilot_id));
  CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, boat_name TEXT NOT NULL, harbour_id INTEGER NOT NULL REFERENCES harbours (harbour_id), length REAL NOT NULL);
  CREATE TABLE pilots (pilot_id INTEGER PRIMARY KEY, pilot_name TEXT NOT NULL);
  CREATE TABLE boat_pilots (boat_id INTEGER NOT NULL REFERENCES boats (boat_id), pilot_id INTEGER NOT NULL REFERENCES pilots (pilot_id), PRIMARY KEY (boat_id, pilot_id));
  CREATE TABLE fairs (fair_id INTEGER PRIMARY KEY, fair_name TEXT NOT NULL);
  CREATE TABLE fair_shows (boat_id INTEGER NOT NULL REFERENCES boats (boat_id), fair_id INTEGER NOT NULL REFERENCES fairs (fair_id), models_shown INTEGER, PRIMARY KEY (boat_id, fair_id));
  CREATE TABLE flares (flare_id INTEGER PRIMARY KEY, boat_id INTEGER NOT NULL REFERENCES boats (boat_id), colour TEXT NOT NULL, is_mounted INTEGER NOT NULL);
  INSERT INTO regions VALUES (1, 'Fjordland'), (2, 'Saltmarsh');
  INSERT INTO pilots VALUES (1, 'Ona Berg'), (2, 'Tor Lie');
  INSERT INTO harbours VALUES (1, 'Nes', 1, 1), (2, 'Vik', 1, NULL), (3, 'Ham', 2, 2);
  INSERT INTO boats VALUES (1, 'Tern', 1, 8), (2, 'Gull', 1, 10), (3, 'Auk', 3, 12);
  INSERT INTO boat_pilots VALUES (1, 1), (2, 1), (3, 2);
  INSERT INTO fairs VALUES (1, 'Spring fair'), (2, 'Autumn fair');
  INSERT INTO fair_shows VALUES (1, 2, 3), (3, 2, 1);
  INSERT INTO flares VALUES (1, 1, 'red', 1), (2, 1, 'white', 0), (3, 3, 'red', 1);`;

const query = memoryDatabase(SCRIPT);
const engine = createEngine({
  knowledge: createKnowledge(await introspect(query), null),
  examples: [],
  today: '2026-01-15',
});

async function rowsOf(question: string): Promise<unknown> {
  const answer = engine.answer(question);
  return answer.kind === 'refusal' ? null : (await query(answer.sql)).map((row) => Object.values(row));
}

describe('withoutLinks()', () => {
  const EACH = [
    ['Ham', 1],
    ['Nes', 2],
  ];
  for (const [question, rows] of [
    ['How many boats are moored in each harbour?', EACH],
    ['How many boats does each harbour accommodate and store?', null],
    ['How many boats does each harbour maintain?', EACH],
    ['Which harbours maintain boats with a length over 11?', [['Ham']]],
    [
      'How many flares are stocked by boats moored in each region?',
      [
        ['Fjordland', 2],
        ['Saltmarsh', 1],
      ],
    ],
    ['How many boats are shown in each fair?', [['Autumn fair', 2]]],
    ['Which pilots have boats that are docked in the harbour Ham?', [['Tor Lie']]],
  ] as const) {
    it(`${rows === null ? 'refuses' : 'goes by the keys'}: ${question}`, async () => {
      assert.deepEqual(await rowsOf(question), rows);
    });
  }

  for (const [question, why] of [
    ['How many flares are mounted on each boat?', 'a flag is called so'],
    ['Which pilots oversee harbours in the region Fjordland?', 'no key is called so'],
    ['How many boats are not moored in any harbour and region?', 'it is denied'],
    ['How many boats sank in each harbour?', 'the verb tells more'],
    ['How many boats were bought by each pilot?', 'nothing tells of what was done'],
    ['Which boats sailed to Saltmarsh?', 'it is a direction'],
  ] as const) {
    it(`leaves the verb where ${why}: ${question}`, async () => {
      const answer = engine.answer(question);
      const isMounted = answer.kind === 'generation' && /is_mounted/.test(answer.sql);
      assert.ok(answer.kind === 'refusal' || isMounted, JSON.stringify(answer));
    });
  }
});
