-- A repair shop for machines: rows that have a code and no name, a table called by a verb that others refer to, lengths in minutes.
CREATE TABLE firm (firm_id INTEGER PRIMARY KEY, firm_name TEXT NOT NULL, phone TEXT);
CREATE TABLE machine (machine_id INTEGER PRIMARY KEY, machine_code TEXT NOT NULL, firm_id INTEGER NOT NULL REFERENCES firm(firm_id), rotor_power_kw INTEGER NOT NULL, price_eur REAL NOT NULL);
CREATE TABLE fitter (fitter_id INTEGER PRIMARY KEY, fitter_name TEXT NOT NULL, hourly_rate REAL NOT NULL);
CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, visit_code TEXT NOT NULL, machine_id INTEGER NOT NULL REFERENCES machine(machine_id), fitter_id INTEGER NOT NULL REFERENCES fitter(fitter_id), visited_on DATE NOT NULL, kind TEXT NOT NULL, travel_mins INTEGER NOT NULL, hours_spent REAL NOT NULL, delay_min INTEGER);
CREATE TABLE orders (order_id INTEGER PRIMARY KEY, firm_id INTEGER NOT NULL REFERENCES firm(firm_id), order_date DATE NOT NULL);
CREATE TABLE part (part_id INTEGER PRIMARY KEY, part_name TEXT NOT NULL);
CREATE TABLE order_lines (line_id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES orders(order_id), part_id INTEGER NOT NULL REFERENCES part(part_id), quantity INTEGER NOT NULL);
CREATE TABLE photo (photo_id INTEGER PRIMARY KEY, visit_id INTEGER NOT NULL REFERENCES visit(visit_id), size_kb INTEGER NOT NULL);
INSERT INTO firm VALUES (1,'Alder Mills','0471 100'),(2,'Birk Foods',NULL),(3,'Corvo Print','0471 300'),(4,'Dorn Glass',NULL),(5,'Esk Paper','0471 500');
INSERT INTO fitter VALUES (1,'Ada Frost',41.5),(2,'Ben Quill',38),(3,'Cleo Marsh',44.25),(4,'Dov Lind',35);
INSERT INTO part VALUES (1,'belt'),(2,'bearing'),(3,'valve'),(4,'gasket');
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 18) INSERT INTO machine SELECT i, 'M-' || (200 + i * 3), 1 + i % 5, 20 + (i * 17) % 61, 900.5 + (i * 733) % 7001 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 90) INSERT INTO visit SELECT i, 'V' || (5000 + i), 1 + (i * 7) % 17, 1 + (i * i) % 3, date('2023-01-04', '+' || (i * 8) || ' days'), CASE i % 3 WHEN 0 THEN 'inspection' WHEN 1 THEN 'repair' ELSE 'upgrade' END, 5 + (i * 37) % 151, 1 + (i * 13) % 23 * 0.5, CASE WHEN i % 10 = 0 THEN NULL ELSE (i * 29) % 131 END FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40) INSERT INTO orders SELECT i, 1 + (i * 3) % 4, date('2023-02-01', '+' || (i * 11) || ' days') FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 110) INSERT INTO order_lines SELECT i, 1 + i % 40, 1 + (i * i) % 3, 1 + (i * 11) % 29 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 70) INSERT INTO photo SELECT i, 1 + (i * 5) % 60, 100 + (i * 97) % 901 FROM n;
