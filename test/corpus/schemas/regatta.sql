-- A regatta: rows that go by names which a few share, rows named by the one person that they are, and columns that belong together.
CREATE TABLE country (code TEXT PRIMARY KEY, name TEXT NOT NULL, continent TEXT NOT NULL, ruler TEXT NOT NULL);
INSERT INTO country VALUES ('ALB', 'Albany', 'Norland', 'Queen Ysolde'), ('BRE', 'Brevia', 'Norland', 'Duke Ostrin'),
  ('CAR', 'Carrow', 'Sudland', 'Regent Amalie'), ('DOV', 'Dovania', 'Sudland', 'Count Perrin');
CREATE TABLE spoken_language (country_code TEXT NOT NULL REFERENCES country (code), language TEXT NOT NULL, is_official TEXT NOT NULL, share REAL NOT NULL, PRIMARY KEY (country_code, language));
INSERT INTO spoken_language VALUES ('ALB', 'Albic', 'T', 81.5), ('ALB', 'Brevish', 'F', 12.0), ('BRE', 'Brevish', 'T', 93.0),
  ('CAR', 'Carran', 'T', 60.5), ('CAR', 'Albic', 'T', 31.0), ('DOV', 'Dovan', 'T', 88.0), ('DOV', 'Carran', 'F', 7.5);
CREATE TABLE harbour (harbour_id INTEGER PRIMARY KEY, name TEXT NOT NULL, country_code TEXT NOT NULL REFERENCES country (code), berths INTEGER NOT NULL);
INSERT INTO harbour VALUES (1, 'Port Ilse', 'ALB', 120), (2, 'Kettle Quay', 'ALB', 45), (3, 'Grey Mole', 'BRE', 80), (4, 'Port Ilse', 'CAR', 30),
  (5, 'Longpier', 'CAR', 210), (6, 'Tern Haven', 'DOV', 64), (7, 'Saltgate', 'DOV', 18);
CREATE TABLE people (people_id INTEGER PRIMARY KEY, name TEXT NOT NULL, nationality TEXT NOT NULL, birth_date TEXT NOT NULL, height REAL NOT NULL);
INSERT INTO people VALUES (1, 'Edda Storm', 'Albany', '1988-03-02', 171), (2, 'Ivo Marsh', 'Brevia', '1979-11-20', 188), (3, 'Runa Vale', 'Carrow', '1994-06-09', 165),
  (4, 'Piet Holm', 'Dovania', '1985-01-31', 192), (5, 'Sunniva Ray', 'Albany', '1991-08-14', 174), (6, 'Otto Brand', 'Brevia', '1969-04-05', 180);
CREATE TABLE skipper (skipper_id INTEGER PRIMARY KEY, people_id INTEGER NOT NULL REFERENCES people (people_id), races_won INTEGER NOT NULL, prize_money REAL NOT NULL);
INSERT INTO skipper VALUES (1, 1, 12, 54000), (2, 2, 7, 31500), (3, 3, 3, 9000), (4, 4, 19, 120250);
CREATE TABLE rower (rower_id INTEGER PRIMARY KEY, name TEXT NOT NULL, age INTEGER NOT NULL, club TEXT NOT NULL, boat_name TEXT NOT NULL);
INSERT INTO rower VALUES (1, 'Ada Finch', 19, 'Heron', 'Swift'), (2, 'Bo Larch', 27, 'Heron', 'Gannet'), (3, 'Cy Moor', 33, 'Otter', 'Bittern'),
  (4, 'Dee Nash', 24, 'Otter', 'Plover'), (5, 'Eli Oakes', 41, 'Heron', 'Curlew');
CREATE TABLE yard (yard_id INTEGER PRIMARY KEY, name TEXT NOT NULL, district TEXT NOT NULL, number_boats INTEGER NOT NULL, manager_name TEXT NOT NULL);
INSERT INTO yard VALUES (1, 'Slipway One', 'East', 14, 'Greta Bloom'), (2, 'Hull House', 'West', 32, 'Nils Dorn'), (3, 'The Keel', 'East', 9, 'Asta Quick'), (4, 'Mast Works', 'North', 25, 'Jon Pell');
CREATE TABLE hiring (yard_id INTEGER NOT NULL REFERENCES yard (yard_id), rower_id INTEGER NOT NULL REFERENCES rower (rower_id), start_year INTEGER NOT NULL, is_full_time TEXT NOT NULL, PRIMARY KEY (yard_id, rower_id));
INSERT INTO hiring VALUES (1, 1, 2021, 'F'), (1, 2, 2019, 'T'), (2, 3, 2020, 'T'), (2, 2, 2023, 'F'), (4, 5, 2018, 'T');
CREATE TABLE mooring (mooring_id INTEGER PRIMARY KEY, line_1 TEXT NOT NULL, line_2 TEXT, line_3 TEXT, town TEXT NOT NULL);
INSERT INTO mooring VALUES (1, 'Pier 4', 'Berth 12', NULL, 'Ilse'), (2, 'Pier 9', NULL, NULL, 'Kettle'), (3, 'Buoy 3', 'North Field', 'Outer Bay', 'Ilse');
CREATE TABLE heat (heat_id INTEGER PRIMARY KEY, winner_id INTEGER NOT NULL REFERENCES rower (rower_id), winner_name TEXT NOT NULL, loser_id INTEGER NOT NULL REFERENCES rower (rower_id), loser_name TEXT NOT NULL, minutes INTEGER NOT NULL);
INSERT INTO heat VALUES (1, 1, 'Finch, A.', 2, 'Larch, B.', 14), (2, 3, 'Moor, C.', 1, 'Finch, A.', 11), (3, 5, 'Oakes, E.', 4, 'Nash, D.', 17), (4, 1, 'Finch, A.', 3, 'Moor, C.', 12);
