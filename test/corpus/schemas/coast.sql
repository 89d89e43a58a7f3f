-- Beaches with counts per weekday, sightings by year and month, tags, and board sales: what is known without a date column.
CREATE TABLE beach (beach_id INTEGER PRIMARY KEY, beach_name TEXT NOT NULL, county TEXT NOT NULL, length_m INTEGER NOT NULL, parking_spots INTEGER NOT NULL, is_open INTEGER NOT NULL);
CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, beach_id INTEGER NOT NULL REFERENCES beach (beach_id), day TEXT NOT NULL, count INTEGER NOT NULL);
CREATE TABLE tag (id INTEGER PRIMARY KEY, beach_id INTEGER NOT NULL REFERENCES beach (beach_id), tag_name TEXT NOT NULL);
CREATE TABLE sighting (sighting_id INTEGER PRIMARY KEY, beach_id INTEGER NOT NULL REFERENCES beach (beach_id), species TEXT NOT NULL, year INTEGER NOT NULL, month TEXT NOT NULL);
CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, country TEXT NOT NULL);
CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customer (customer_id), board TEXT NOT NULL, sale_price REAL NOT NULL, sale_date TEXT NOT NULL, status TEXT NOT NULL);
INSERT INTO beach VALUES (1, 'Long Strand', 'Kerry', 2400, 120, 1), (2, 'Gull Cove', 'Clare', 380, 25, 1), (3, 'White Bay', 'Kerry', 910, 60, 0), (4, 'Seal Rock', 'Mayo', 150, 0, 1), (5, 'Dune End', 'Mayo', 1750, 90, 0);
INSERT INTO visit VALUES (1, 1, 'Monday', 40), (2, 1, 'Saturday', 310), (3, 2, 'Monday', 12), (4, 2, 'Saturday', 95), (5, 3, 'Sunday', 77), (6, 4, 'Saturday', 20), (7, 5, 'Sunday', 150), (8, 5, 'Monday', 9);
INSERT INTO tag VALUES (1, 1, 'sandy'), (2, 2, 'rocky'), (3, 3, 'sandy'), (4, 4, 'rocky'), (5, 5, 'sandy'), (6, 1, 'windy');
INSERT INTO sighting VALUES (1, 1, 'Grey Seal', 2021, 'April'), (2, 1, 'Grey Seal', 2021, 'May'), (3, 2, 'Porpoise', 2021, 'April'), (4, 3, 'Porpoise', 2022, 'April'), (5, 4, 'Grey Seal', 2022, 'June'), (6, 5, 'Minke Whale', 2022, 'June'), (7, 5, 'Grey Seal', 2021, 'April');
INSERT INTO customer VALUES (1, 'Una', 'Brady', 'IE'), (2, 'Tom', 'Keane', 'IE'), (3, 'Lea', 'Roth', 'DE'), (4, 'Max', 'Vogel', 'DE');
INSERT INTO sale VALUES (1, 1, 'Fish', 420.5, '2025-11-02', 'success'), (2, 1, 'Gun', 610, '2025-11-20', 'success'), (3, 2, 'Fish', 399, '2025-12-10', 'failed'), (4, 3, 'Log', 720, '2025-12-16', 'success'), (5, 3, 'Fish', 415, '2026-01-04', 'success');
