-- A football league: two keys from matches to teams, coaches that coached before, a few declared keys, numbers as counts in columns.
CREATE TABLE stadium (id INTEGER PRIMARY KEY, name TEXT, city TEXT, capacity INTEGER, opened_year INTEGER);
CREATE TABLE team (id INTEGER PRIMARY KEY, name TEXT, nickname TEXT, founded_year INTEGER, stadium_id INTEGER REFERENCES stadium (id), num_titles INTEGER);
CREATE TABLE coach (id INTEGER PRIMARY KEY, coach_name TEXT, nationality TEXT, team_id INTEGER REFERENCES team (id), salary REAL);
CREATE TABLE player (id INTEGER PRIMARY KEY, player_name TEXT, position TEXT, birth_date TEXT, height_cm INTEGER, weight_kg INTEGER, nationality TEXT, team_id INTEGER REFERENCES team (id), market_value REAL);
CREATE TABLE match (id INTEGER PRIMARY KEY, match_date TEXT, home_team_id INTEGER REFERENCES team (id), away_team_id INTEGER REFERENCES team (id), home_goals INTEGER, away_goals INTEGER, attendance INTEGER);
CREATE TABLE goal (id INTEGER PRIMARY KEY, match_id INTEGER REFERENCES match (id), player_id INTEGER REFERENCES player (id), minute INTEGER, is_penalty INTEGER);
INSERT INTO stadium VALUES (1, 'Kings Field', 'Norwood', 42000, 1921), (2, 'The Quarry', 'Easton', 18500, 1958), (3, 'Lakeside Arena', 'Norwood', 27500, 2003), (4, 'Mill Lane', 'Westbury', 9800, 1934), (5, 'Harbour Park', 'Seaford', 33100, 1999), (6, 'Union Ground', 'Easton', 15200, 1972);
INSERT INTO team VALUES (1, 'Norwood Kings', 'The Crowns', 1899, 1, 11), (2, 'Easton Rovers', 'The Stones', 1912, 2, 3), (3, 'Lakeside United', 'The Herons', 1950, 3, 5), (4, 'Westbury Town', 'The Millers', 1904, 4, 0), (5, 'Seaford City', 'The Gulls', 1931, 5, 2), (6, 'Easton Union', NULL, 1968, 6, 0);
INSERT INTO coach VALUES (1, 'Arne Holm', 'Danish', 1, 950000), (2, 'Bill Tate', 'English', 2, 310000), (3, 'Carlo Neri', 'Italian', 3, 620000), (4, 'Dai Rees', 'Welsh', 4, 120000), (5, 'Ed Moss', 'English', 5, 280000), (6, 'Franz Huber', 'German', NULL, 400000);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 72)
INSERT INTO player SELECT i, substr('AdamBoroCruzDiazEriksFaroGomezHahnIvesJong', 1 + 4 * (i % 9), 4) || ' ' || char(65 + i % 26) || char(66 + i / 5), CASE i % 6 WHEN 0 THEN 'Goalkeeper' WHEN 1 THEN 'Defender' WHEN 2 THEN 'Defender' WHEN 3 THEN 'Midfielder' WHEN 4 THEN 'Midfielder' ELSE 'Forward' END,
  date('1986-03-09', '+' || (i * 97) || ' days'), 165 + (i * 7) % 34, 58 + (i * 11) % 37, CASE i % 5 WHEN 0 THEN 'English' WHEN 1 THEN 'English' WHEN 2 THEN 'Danish' WHEN 3 THEN 'Spanish' ELSE 'Ghanaian' END, CASE WHEN i > 70 THEN NULL ELSE 1 + (i * i + i / 7) % 6 END, 100000 * (1 + (i * 31) % 83) FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
INSERT INTO match SELECT i, date('2021-08-07', '+' || (i * 5) || ' days'), 1 + i % 6, 1 + (i + 1 + i / 6 % 5) % 6, (i * i) % 5, (i * 3 + i / 7) % 4, 4000 + (i * 733) % 21000 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 260)
INSERT INTO goal SELECT i, 1 + (i * 7) % 120, 1 + (i * i + i / 3) % 61, 1 + (i * 13) % 90, i % 10 = 0 FROM n;
