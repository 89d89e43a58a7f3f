import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE ward (ward_id INTEGER PRIMARY KEY, ward_name TEXT, head_id INTEGER REFERENCES nurse (nurse_id));
  CREATE TABLE nurse (nurse_id INTEGER PRIMARY KEY, nurse_name TEXT, specialty TEXT, ward_id INTEGER REFERENCES ward (ward_id));
  CREATE TABLE maker (maker_id INTEGER PRIMARY KEY, maker_name TEXT, country TEXT);
  CREATE TABLE lamp (lamp_id INTEGER PRIMARY KEY, lamp_name TEXT, weight TEXT, made_on DATE, maker_id INTEGER REFERENCES maker (maker_id));
  CREATE TABLE shop (shop_id INTEGER PRIMARY KEY, shop_name TEXT, country TEXT);
  INSERT INTO ward VALUES (1, 'Burns', NULL), (2, 'Birth', NULL), (3, 'Bones', NULL);
  INSERT INTO nurse VALUES (1, 'Ada Lund', 'Skin', 1), (2, 'Bo Berg', 'Burns', 1), (3, 'Cai Dahl', 'Heart', 2), (4, 'Di Moor', 'Heart', 2), (5, 'Ed Reed', 'Skin', 1);
  UPDATE ward SET head_id = 3 WHERE ward_id = 1;
  UPDATE ward SET head_id = 2 WHERE ward_id = 2;
  INSERT INTO maker VALUES (1, 'Lux', 'Norway'), (2, 'Glow', 'Chile'), (3, 'Beam', 'Chile');
  INSERT INTO shop VALUES (1, 'Corner', 'Chile'), (2, 'Market', 'Norway');
  INSERT INTO lamp VALUES (1, 'Owl', '10', '2020-01-05', 1), (2, 'Elf', '9', '2021-03-01', 1), (3, 'Fox', 'null', '2020-07-01', 2),
    (4, 'Cat', '12', '2021-08-01', 2), (5, 'Bee', '7', '2022-02-01', 3), (6, 'Ant', '8', '2022-05-01', 1), (7, 'Gnu', '5', '2019-05-01', 1), (8, 'Hen', '5', '2018-05-01', 3);`);

test('what is of the one that comes first is that of no group', async () => {
  assert.deepEqual(await ask('What is the country of the maker with the most lamps?'), [['Norway']]);
});

test('the first of each is one for each, and not one for each name', async () => {
  const latest = [
    ['Beam', 'Bee'],
    ['Glow', 'Cat'],
    ['Lux', 'Ant'],
  ];
  assert.deepEqual(await ask("Show each maker's name together with the name of their latest lamp"), latest);
  assert.equal(await ask('Which lamp is the heaviest of its maker?'), null);
});

test('who belongs to something does by the key of each, and not by that of the one who leads it', async () => {
  assert.deepEqual(await ask('How many nurses does each ward have?'), [
    ['Birth', 2],
    ['Burns', 3],
  ]);
  assert.deepEqual(await ask('Which wards have no nurses?'), [['Bones']]);
  assert.deepEqual(await ask('Who is the head of Burns?'), [['Cai Dahl']]);
  assert.equal(await ask('Which ward does each nurse belong to?'), null);
});

test('numbers in text are numbers where some are not known', async () => {
  assert.deepEqual(await ask('What is the highest weight of the lamps?'), [[12]]);
  assert.deepEqual(await ask('How many lamps have no known weight?'), [[1]]);
});
