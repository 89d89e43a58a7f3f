import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE tariffs (tariff_id INTEGER PRIMARY KEY, tariff_name TEXT NOT NULL, min_load REAL NOT NULL, max_load REAL NOT NULL);
  CREATE TABLE meters (meter_id INTEGER PRIMARY KEY, tariff_id INTEGER NOT NULL REFERENCES tariffs (tariff_id), load REAL NOT NULL);
  INSERT INTO tariffs VALUES (1, 'Home', 1, 9), (2, 'Shop', 2, 30);
  INSERT INTO meters VALUES (1, 1, 3), (2, 1, 5), (3, 2, 20);`);

test('of the smallest and the largest of something none is a column and the other computed', async () => {
  const kept = [
    ['Home', 1, 9],
    ['Shop', 2, 30],
  ];
  const computed = [
    ['Home', 3, 5],
    ['Shop', 20, 20],
  ];
  for (const question of [
    'tariff names with their minimum and maximum load',
    'tariff name, minimum and maximum load of its meters',
    'minimum and maximum load by tariff name',
  ]) {
    const rows = JSON.stringify(await ask(question));
    assert.ok(
      [JSON.stringify(kept), JSON.stringify(computed), 'null'].includes(rows),
      `${question}: ${rows}`,
    );
  }
});

test('what rows are at tells them apart', async () => {
  const byTariff = JSON.stringify(
    await ask('meters at the maximum load of their tariff, count by tariff name'),
  );
  assert.ok(['null', '[]'].includes(byTariff), byTariff);
});

test('a longer name is no end that the groups have', async () => {
  const asked = await asker(`
    CREATE TABLE halls (hall_id INTEGER PRIMARY KEY, hall_name TEXT NOT NULL, max_load REAL NOT NULL);
    CREATE TABLE shows (show_id INTEGER PRIMARY KEY, hall_id INTEGER NOT NULL REFERENCES halls (hall_id), load_measured REAL NOT NULL);
    INSERT INTO halls VALUES (1, 'Opal', 9), (2, 'Quartz', 30);
    INSERT INTO shows VALUES (1, 1, 3), (2, 1, 5), (3, 2, 20);`);
  assert.deepEqual(await asked('the max load measured of shows by hall name'), [
    ['Opal', 5],
    ['Quartz', 20],
  ]);
});
