import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

async function displayOf(sql: string): Promise<readonly (readonly string[])[]> {
  const { datasets } = createKnowledge(await introspect(memoryDatabase(sql)), null);
  return datasets.map(({ display }) => display);
}

describe('guessDisplay()', () => {
  it('calls customers by the company that each of them is', async () => {
    const table = 'CREATE TABLE Clients ("Client No" INTEGER PRIMARY KEY, Company TEXT, City TEXT);';
    const own = `INSERT INTO Clients VALUES (1, 'Birch Paper', 'Bonn'), (2, 'Oak Tools', 'Bonn');`;
    const shared = `INSERT INTO Clients VALUES (1, 'Birch Paper', 'Bonn'), (2, 'Birch Paper', 'Kiel');`;
    assert.deepEqual(await displayOf(table + own), [['Company']]);
    assert.deepEqual(await displayOf(table + shared), [[]]);
  });

  it('calls people by their name, and not by what they sign in with', async () => {
    const people = (columns: string): string =>
      `CREATE TABLE users (userId INTEGER PRIMARY KEY, ${columns});`;
    assert.deepEqual(await displayOf(people('userName TEXT, fullName TEXT')), [['fullName']]);
    assert.deepEqual(await displayOf(people('userName TEXT, country TEXT')), [['userName']]);
  });

  it('calls rows with a number for a key by the code that each of them has', async () => {
    const table = 'CREATE TABLE turbines (turbine_id INTEGER PRIMARY KEY, turbine_code TEXT, status TEXT);';
    const own = `INSERT INTO turbines VALUES (1, 'T-10', 'on'), (2, 'T-20', 'on'), (3, 'T-30', 'off');`;
    const shared = `INSERT INTO turbines VALUES (1, 'T-10', 'on'), (2, 'T-10', 'on'), (3, 'T-30', 'off');`;
    assert.deepEqual(await displayOf(table + own), [['turbine_code']]);
    assert.deepEqual(await displayOf(table + shared), [[]]);
  });

  it('calls rows without a key by the text that begins as they do', async () => {
    const table = 'CREATE TABLE Lighthouses (LighthousePoint TEXT, County TEXT, YearLit INTEGER);';
    const own = `INSERT INTO Lighthouses VALUES ('North Ness', 'Fife', 1820), ('South Ness', 'Fife', 1830);`;
    const shared = `INSERT INTO Lighthouses VALUES ('North Ness', 'Fife', 1820), ('North Ness', 'Fife', 1830);`;
    assert.deepEqual(await displayOf(table + own), [['LighthousePoint']]);
    assert.deepEqual(await displayOf(table + shared), [[]]);
  });

  it('calls rows by the only text that they have, if each has its own', async () => {
    const kilns = (text: string): string =>
      `CREATE TABLE kilns (kid INTEGER PRIMARY KEY, ${text} TEXT, heat INTEGER);`;
    const few = `INSERT INTO kilns VALUES (1, 'Rohde', 1280), (2, 'Nabertherm', 1300), (3, 'Skutt', 1260);`;
    const own = `${few} INSERT INTO kilns VALUES (4, 'Kittec', 1320), (5, 'Olympic', 1290);`;
    const shared = `${few} INSERT INTO kilns VALUES (4, 'Rohde', 1320), (5, 'Olympic', 1290);`;
    assert.deepEqual(await displayOf(kilns('model') + own), [['model']]);
    assert.deepEqual(await displayOf(kilns('model') + few), [[]]);
    assert.deepEqual(await displayOf(kilns('model') + shared), [[]]);
    assert.deepEqual(await displayOf(kilns('phone') + own), [[]]);
  });
});
