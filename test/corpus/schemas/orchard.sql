-- An orchard: quantities that are called by their units, people who are there or not, what was done so often.
CREATE TABLE workers (worker_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, crew TEXT NOT NULL);
CREATE TABLE plots (plot_id INTEGER PRIMARY KEY, plot_name TEXT NOT NULL, fruit TEXT NOT NULL, hectares REAL NOT NULL);
CREATE TABLE pickings (
  picking_id INTEGER PRIMARY KEY,
  plot_id INTEGER NOT NULL REFERENCES plots,
  picked_on TEXT NOT NULL,
  kilograms INTEGER NOT NULL
);
CREATE TABLE tanks (tank_id INTEGER PRIMARY KEY, material TEXT NOT NULL, volume_litres INTEGER NOT NULL);
CREATE TABLE tractors (
  tractor_id INTEGER PRIMARY KEY,
  model TEXT NOT NULL,
  worker_id INTEGER REFERENCES workers,
  insurance_ends TEXT NOT NULL,
  times_repaired INTEGER NOT NULL
);
INSERT INTO workers VALUES (1, 'Ivo Kranz', 'North'), (2, 'Mara Tole', 'North'), (3, 'Pia Sand', 'South');
INSERT INTO plots VALUES (1, 'Long Acre', 'Apple', 4.5), (2, 'Mill Side', 'Pear', 2.25), (3, 'Top Field', 'Apple', 7);
INSERT INTO pickings VALUES (1, 1, '2023-09-04', 820), (2, 1, '2024-09-11', 640), (3, 2, '2023-08-28', 310),
  (4, 2, '2024-09-01', 275), (5, 3, '2024-10-02', 990);
INSERT INTO tanks VALUES (1, 'Steel', 500), (2, 'Steel', 750), (3, 'Glass', 200);
INSERT INTO tractors VALUES (1, 'Falk 200', 1, '2025-03-31', 0), (2, 'Falk 200', NULL, '2026-06-30', 2),
  (3, 'Orb 9', 3, '2026-11-30', 4), (4, 'Orb 9', NULL, '2024-12-31', 1);
CREATE TABLE fairs (fair_id INTEGER PRIMARY KEY, fair_name TEXT NOT NULL, town TEXT NOT NULL, held_on TEXT NOT NULL);
CREATE TABLE showings (
  showing_id INTEGER PRIMARY KEY,
  plot_id INTEGER NOT NULL REFERENCES plots,
  fair_id INTEGER NOT NULL REFERENCES fairs,
  points REAL NOT NULL,
  medal TEXT CHECK (medal IN ('Gold', 'Silver', 'Bronze'))
);
INSERT INTO fairs VALUES (1, 'Autumn Fair', 'Ledbury', '2023-10-14'), (2, 'County Show', 'Ross', '2024-07-20'),
  (3, 'Fruit Days', 'Ledbury', '2024-10-12');
INSERT INTO showings VALUES (1, 1, 1, 91.5, 'Gold'), (2, 1, 2, 93, 'Gold'), (3, 1, 3, 84, 'Silver'), (4, 2, 1, 71, NULL),
  (5, 2, 3, 68.5, NULL), (6, 3, 1, 88, 'Silver'), (7, 3, 2, 90.5, 'Gold'), (8, 3, 3, 79, 'Bronze');
CREATE TABLE juices (
  juice_id INTEGER PRIMARY KEY,
  juice_name TEXT NOT NULL,
  plot_id INTEGER NOT NULL REFERENCES plots,
  season INTEGER NOT NULL,
  bottles_made INTEGER NOT NULL,
  pressing_method TEXT NOT NULL CHECK (pressing_method IN ('Hand', 'Machine')),
  bottle_price REAL NOT NULL,
  first_sold_on TEXT
);
INSERT INTO juices VALUES (1, 'Early Clear', 1, 2022, 400, 'Hand', 4.5, '2023-03-01'), (2, 'Cloudy', 1, 2023, 520, 'Machine', 3.2, '2023-11-15'),
  (3, 'Old Pear', 2, 2022, 150, 'Hand', 6.75, '2023-02-10'), (4, 'Field Blend', 3, 2023, 610, 'Machine', 3.9, NULL),
  (5, 'Late Clear', 3, 2022, 330, 'Machine', 4.1, '2022-12-05'), (6, 'Pear Gold', 2, 2023, 95, 'Hand', 8, '2024-01-20');
