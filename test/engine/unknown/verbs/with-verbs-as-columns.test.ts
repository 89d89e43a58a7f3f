import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../../support/asker.ts';

const reading = await reader(`CREATE TABLE ports (port_code TEXT PRIMARY KEY, port_name TEXT, city TEXT);
      CREATE TABLE vessels (vessel_id INTEGER PRIMARY KEY, vessel_name TEXT, year_built INTEGER);
      CREATE TABLE sailings (sailing_id INTEGER PRIMARY KEY, vessel_id INTEGER REFERENCES vessels(vessel_id),
        origin_port TEXT REFERENCES ports(port_code), destination_port TEXT REFERENCES ports(port_code),
        departure_time TEXT, duration_minutes INTEGER);
      CREATE TABLE sailors (sailor_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, birthday TEXT, birth_city TEXT,
        home_city TEXT, monthly_wage REAL, term_dt TEXT, hand TEXT);
      CREATE TABLE bouts (bout_id INTEGER PRIMARY KEY, winner_id INTEGER REFERENCES sailors(sailor_id),
        loser_id INTEGER REFERENCES sailors(sailor_id), arena TEXT, total_watched INTEGER, record_year INTEGER);
      INSERT INTO ports VALUES ('BGO', 'Bryggen Quay', 'Bergen'), ('KEL', 'Norwegenkai', 'Kiel');
      INSERT INTO vessels VALUES (1, 'Fjord Star', 1998), (2, 'Kattegat', 2015);
      INSERT INTO sailings VALUES (1, 1, 'BGO', 'KEL', '2024-05-01 08:00:00', 720), (2, 2, 'KEL', 'BGO', '2024-05-02 08:00:00', 780);
      INSERT INTO sailors VALUES (1, 'Olav', 'Berg', '1980-02-03', 'Bergen', 'Kiel', 4200, NULL, 'L'),
        (2, 'Ida', 'Holm', '1991-07-09', 'Kiel', 'Bergen', 3900, '2023-05-31', 'R');
      INSERT INTO bouts VALUES (1, 1, 2, 'Dome', 900, 1985), (2, 1, 2, 'Garden', 400, 1992), (3, 2, 1, 'Dome', 700, 1999);`);

function holds(cases: Readonly<Record<string, string>>): void {
  for (const [question, expected] of Object.entries(cases)) assert.equal(reading(question), `-- ${expected}`);
}

describe('withVerbsAsColumns()', () => {
  it('takes where something is done from or to for the key that is called so', () => {
    holds({
      'Which sailings leave from Kiel?': 'Sailings with origin port city Kiel: sailing id',
      'How many sailings arrive in Bergen?':
        'Number of sailings, for sailings with destination port city Bergen',
      'How many sailings leave Kiel and arrive in Bergen?':
        'Number of sailings, for sailings with origin port city Kiel and destination port city Bergen',
      'How many sailings depart from each city?': 'Number of sailings by origin port city',
    });
    assert.match(
      reading('Which port do the most sailings depart from?'),
      /^-- Origin port name by number of sailings/,
    );
  });

  it('takes where people were born and live for columns, by the noun and by the value', () => {
    holds({
      'How many sailors reside in Bergen?': 'Number of sailors, for sailors with home city Bergen',
      'In which city was Ida Holm born?': 'Sailors with first name Ida and last name Holm: birth city',
      'How many sailors were born in each city?': 'Number of sailors by birth city',
    });
  });

  it('takes when something was done for the date of the rows that are named', () => {
    holds({
      'Which sailors left in 2023?': 'Ended sailors with termination date in 2023: first name and last name',
      'When did Ida Holm quit?': 'Sailors with first name Ida and last name Holm: termination date',
      'How many sailors were born after 1985?':
        'Number of sailors, for sailors with birthday since 1986-01-01',
      'Which bouts took place in the 1990s?':
        'Bouts with record year at least 1990 and record year under 2000: bout id (time is by record year)',
    });
  });

  it('takes how much for what measures it', () => {
    assert.match(reading('Which sailor earns the most?'), /^-- Sailors: .*highest monthly wage first/);
    assert.match(
      reading('Which sailing lasts the longest?'),
      /^-- Sailings: .*highest duration minutes first/,
    );
    assert.match(reading('Which bout was watched the most?'), /^-- Bouts: .*highest total watched first/);
  });

  it('takes who did it for the key that calls them so', () => {
    holds({
      'How many bouts did Olav Berg win?':
        'Number of bouts, for bouts with winner first name Olav and winner last name Berg',
      'Which sailors lost a bout in the Dome?':
        'Losers that have at least one bout with arena Dome: loser first name and loser last name',
    });
  });

  it('refuses what the data has no column for, and what is said not to be so', () => {
    for (const question of [
      'Which sailors died in Bergen?',
      'Which sailors moved to Bergen?',
      'Which sailors retired in 2022?',
      'How many sailings leave from Oslo?',
      'How many passengers leave from Kiel?',
      'Which sailings cost the most?',
      'Which sailors have never won a bout?',
      'Which sailors married in 2023?',
    ])
      assert.equal(reading(question), 'refusal', question);
  });
});

describe('wordsBesideNames()', () => {
  it('lets no word say nothing that is a value', () => {
    holds({
      'Which sailors are left-handed?': 'Sailors with hand L (left): first name and last name',
      'Which sailors are right-handed?': 'Sailors with hand R (right): first name and last name',
    });
  });
});
