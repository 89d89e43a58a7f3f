import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE guides (guide_id INTEGER PRIMARY KEY, guide_name TEXT NOT NULL);
  CREATE TABLE guests (guest_id INTEGER PRIMARY KEY, guest_name TEXT NOT NULL);
  CREATE TABLE hikes (hike_id INTEGER PRIMARY KEY, guide_id INTEGER NOT NULL REFERENCES guides (guide_id),
    guest_id INTEGER NOT NULL REFERENCES guests (guest_id), trail TEXT NOT NULL, hiked_on TEXT NOT NULL);
  INSERT INTO guides VALUES (1, 'Ada'), (2, 'Bo');
  INSERT INTO guests VALUES (1, 'Cy'), (2, 'Di'), (3, 'Ed');
  INSERT INTO hikes VALUES (1, 1, 1, 'ridge', '2024-05-01'), (2, 1, 1, 'ridge', '2024-05-02'), (3, 1, 1, 'ridge', '2024-05-03'),
    (4, 2, 2, 'lake', '2024-05-01'), (5, 2, 3, 'lake', '2025-05-02');`);

describe('checkDifferent()', () => {
  it('counts each of those of whom there are most once', async () => {
    assert.deepEqual(await ask('Which trail has the most different guests?'), [['lake']]);
    assert.deepEqual(await ask('guides with the most distinct guests in hikes'), [['Bo', 2]]);
  });

  it('groups by none of them', async () => {
    assert.equal(await ask('trail with the most unique guests in 2024'), null);
  });
});

const ofBrews = await asker(`
  CREATE TABLE brews (brew_id INTEGER PRIMARY KEY, brew_name TEXT NOT NULL, brewery_name TEXT NOT NULL, town TEXT NOT NULL,
    style TEXT NOT NULL);
  CREATE TABLE orders (order_id INTEGER PRIMARY KEY, brew_id INTEGER NOT NULL REFERENCES brews (brew_id), ordered_on TEXT NOT NULL);
  INSERT INTO brews VALUES (1, 'Amber', 'Alder', 'Elm', 'ale'), (2, 'Black', 'Alder', 'Elm', 'stout'), (3, 'Copper', 'Alder', 'Elm', 'ale'),
    (4, 'Dusk', 'Birch', 'Oak', 'stout'), (5, 'Ember', 'Cedar', 'Oak', 'ale');
  INSERT INTO orders VALUES (1, 2, '2024-01-03'), (2, 2, '2024-02-03'), (3, 4, '2024-03-03'), (4, 1, '2024-04-03');`);

describe('checkDifferent() of names that are kept with other rows', () => {
  it('counts each of them once', async () => {
    assert.deepEqual(await ofBrews('Which town has the most breweries?'), [['Oak']]);
    assert.deepEqual(await ofBrews('How many breweries are there in each town?'), [
      ['Elm', 1],
      ['Oak', 2],
    ]);
  });

  it('groups by none of them', async () => {
    assert.equal(await ofBrews('Which brewery is in the most towns?'), null);
  });
});

describe('checkDoneMost()', () => {
  it('counts how often it is done, and not those to which it is', async () => {
    assert.deepEqual(await ofBrews('Which brew is ordered the most?'), [['Black']]);
    assert.equal(await ofBrews('Which style is ordered the most?'), null);
    assert.equal(await ofBrews('What is the most ordered style?'), null);
  });

  it('groups by no column that is called as it is', async () => {
    const ofPrizes = await asker(`
      CREATE TABLE cook (cook_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE assessment (cook_id INTEGER REFERENCES cook (cook_id), year_awarded TEXT, bonus REAL, PRIMARY KEY (cook_id, year_awarded));
      INSERT INTO cook VALUES (1, 'Ada'), (2, 'Bo'), (3, 'Cy');
      INSERT INTO assessment VALUES (1, '2011', 30), (2, '2015', 20), (2, '2016', 25), (3, '2017', 10);`);
    assert.notDeepEqual(await ofPrizes('Which cook was awarded most often?'), [['Ada', '2011']]);
    assert.deepEqual(await ofPrizes('Which cook was assessed most often?'), [['Bo']]);
  });
});

describe('checkMuch()', () => {
  it('takes no number of times for the most of what lasts', async () => {
    const ofLines = await asker(`
      CREATE TABLE lines (line_id INTEGER PRIMARY KEY, line_name TEXT NOT NULL);
      CREATE TABLE downtime (downtime_id INTEGER PRIMARY KEY, line_id INTEGER REFERENCES lines (line_id), began_at TEXT, ended_at TEXT);
      INSERT INTO lines VALUES (1, 'Press'), (2, 'Paint');
      INSERT INTO downtime VALUES (1, 1, '2024-01-01 10:00:00', '2024-01-01 10:05:00'), (2, 1, '2024-01-02 10:00:00', '2024-01-02 10:05:00'),
        (3, 2, '2024-01-01 10:00:00', '2024-01-01 18:00:00');`);
    assert.equal(await ofLines('Which line had the most downtime?'), null);
    assert.deepEqual(await ofLines('Which line had the most downtimes?'), [['Press']]);
  });
});
