-- A valley society: streams have a row for each valley, huts have codes with zeros in front, tools refer to their smith by number.
CREATE TABLE valley (valley_name TEXT PRIMARY KEY, seat TEXT, inhabitants INTEGER, area REAL);
CREATE TABLE stream (stream_name TEXT, valley_name TEXT REFERENCES valley (valley_name), length INTEGER, PRIMARY KEY (stream_name, valley_name));
CREATE TABLE hut (code TEXT PRIMARY KEY, hut TEXT, valley_name TEXT REFERENCES valley (valley_name), beds INTEGER);
CREATE TABLE overnight (overnight_id INTEGER PRIMARY KEY, hut_code TEXT REFERENCES hut (code), guests INTEGER, stayed_on TEXT);
CREATE TABLE smith (id INTEGER PRIMARY KEY, full_name TEXT, village TEXT);
CREATE TABLE tool (tool_id INTEGER PRIMARY KEY, smith INTEGER NOT NULL REFERENCES smith (id), tool_name TEXT, price REAL);
CREATE TABLE play (play_id INTEGER PRIMARY KEY, title TEXT, written_by TEXT, directed_by TEXT, season TEXT);
INSERT INTO valley VALUES ('Ober', 'Sand', 4100, 210.5), ('Unter', 'Moos', 9800, 310.0), ('Hinter', 'Egg', 700, 95.0);
INSERT INTO stream VALUES ('Ache', 'Ober', 40), ('Ache', 'Unter', 40), ('Ache', 'Hinter', 40), ('Lana', 'Ober', 25), ('Lana', 'Unter', 25), ('Isel', 'Hinter', 12), ('Drau', 'Unter', 61);
INSERT INTO hut VALUES ('00017', 'Alm', 'Ober', 20), ('00023', 'Alm', 'Unter', 35), ('00140', 'Alm', 'Hinter', 12), ('00178', 'Joch', 'Ober', 50), ('00209', 'Joch', 'Unter', 18), ('00311', 'Kees', 'Hinter', 8);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40) INSERT INTO overnight SELECT i, CASE i % 6 WHEN 0 THEN '00017' WHEN 1 THEN '00023' WHEN 2 THEN '00140' WHEN 3 THEN '00178' WHEN 4 THEN '00209' ELSE '00178' END, 1 + (i * 7) % 9, date('2024-01-05', '+' || (i * 9) || ' days') FROM n;
INSERT INTO smith VALUES (1, 'Vroni Gruber', 'Sand'), (2, 'Hias Lechner', 'Moos'), (3, 'Resi Kofler', 'Egg');
INSERT INTO tool VALUES (1, 1, 'scythe', 80), (2, 1, 'sickle', 35), (3, 2, 'axe', 60), (4, 3, 'hoe', 28), (5, 1, 'rake', 22), (6, 2, 'pick', 55);
INSERT INTO play VALUES (1, 'The Mill', 'Anton Rieser', 'Maria Steger', 'winter'), (2, 'Snowed In', 'Maria Steger', 'Maria Steger', 'winter'), (3, 'The Bride', 'Anton Rieser', 'Josef Hauser', 'summer'), (4, 'Harvest', 'Josef Hauser', 'Anton Rieser', 'summer');
