import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE site (site_id INTEGER PRIMARY KEY, site_name TEXT NOT NULL);
  CREATE TABLE boat (boat_id INTEGER PRIMARY KEY, boat_name TEXT NOT NULL);
  CREATE TABLE member (member_id INTEGER PRIMARY KEY, member_name TEXT NOT NULL);
  CREATE TABLE hire (hire_id INTEGER PRIMARY KEY, site_id INTEGER NOT NULL REFERENCES site (site_id), boat_id INTEGER NOT NULL REFERENCES boat (boat_id), member_id INTEGER NOT NULL REFERENCES member (member_id));
  INSERT INTO site VALUES (1, 'Ayr'), (2, 'Kew'), (3, 'Rye');
  INSERT INTO boat VALUES (1, 'Dot'), (2, 'Pip');
  INSERT INTO member VALUES (1, 'Ann'), (2, 'Ben');
  INSERT INTO hire VALUES (1, 1, 1, 1), (2, 2, 2, 2);`);

const askGuild = await asker(`
  CREATE TABLE guild (guild_id INTEGER PRIMARY KEY, guild_name TEXT NOT NULL);
  CREATE TABLE artist (artist_id INTEGER PRIMARY KEY, guild_id INTEGER REFERENCES guild (guild_id), artist_name TEXT NOT NULL);
  CREATE TABLE piece (piece_id INTEGER PRIMARY KEY, artist_id INTEGER NOT NULL REFERENCES artist (artist_id), style TEXT NOT NULL);
  INSERT INTO guild VALUES (1, 'Rye'), (2, 'Oat'), (3, 'Bran');
  INSERT INTO artist VALUES (1, 1, 'Ann'), (2, 2, 'Ben'), (3, NULL, 'Cat');
  INSERT INTO piece VALUES (1, 1, 'cubist'), (2, 3, 'cubist'), (3, 3, 'modern');`);

describe('checkIdle()', () => {
  it('does not say of the first what is said of those that are spoken of last', async () => {
    assert.equal(await ask('Which sites have members who have hired boats?'), null);
  });

  it('has both where both are told', async () => {
    assert.deepEqual(await ask('Which sites have members and boats?'), [['Ayr'], ['Kew']]);
  });
});

describe('nominal', () => {
  it('says of the nearest who is somebody what follows who', async () => {
    assert.deepEqual(await askGuild('Which guilds have artists who have pieces?'), [['Rye']]);
    assert.deepEqual(await askGuild('Which guilds have artists who have made cubist pieces?'), [['Rye']]);
  });
});
