-- A fire brigade: numbers and years kept as text, names of persons as the British call them, codes with their meanings.
CREATE TABLE Stations (
  Station_ID INTEGER PRIMARY KEY,
  Name TEXT NOT NULL,
  Town TEXT NOT NULL,
  Opening_Year TEXT NOT NULL
);
INSERT INTO Stations VALUES
  (1, 'North Gate', 'Harwick', '1961'), (2, 'Mill Lane', 'Harwick', '1987'), (3, 'Quayside', 'Portlow', '2004'),
  (4, 'High Moor', 'Denby', '2011');

CREATE TABLE Officers (
  officer_id INTEGER PRIMARY KEY,
  forename TEXT NOT NULL,
  surname TEXT NOT NULL,
  age TEXT NOT NULL,
  weight TEXT NOT NULL,
  is_male TEXT NOT NULL,
  retired_yn TEXT NOT NULL,
  Station_ID INTEGER NOT NULL REFERENCES Stations (Station_ID)
);
INSERT INTO Officers VALUES
  (1, 'Anna', 'Frost', '34', '61.5', 'F', '0', 1), (2, 'Ben', 'Carter', '9', '80.25', 'T', '0', 1),
  (3, 'Carl', 'Dunn', '52', '101.5', 'T', '1', 2), (4, 'Dora', 'Ellis', '28', '58.75', 'F', '0', 2),
  (5, 'Ed', 'Frost', '61', '77.0', 'T', '1', 3), (6, 'Fay', 'Grant', '45', '66.25', 'F', '0', 3),
  (7, 'Gus', 'Hale', '38', '92.0', 'T', '0', 3);

CREATE TABLE Fires (
  fire_id INTEGER PRIMARY KEY,
  Station_ID INTEGER NOT NULL REFERENCES Stations (Station_ID),
  STAT_CAUSE_CODE INTEGER NOT NULL,
  STAT_CAUSE_DESCR TEXT NOT NULL,
  hectares REAL NOT NULL,
  reported_on TEXT NOT NULL
);
INSERT INTO Fires VALUES
  (1, 1, 1, 'Lightning', 4.5, '2023-07-02'), (2, 1, 4, 'Campfire', 0.5, '2023-08-11'),
  (3, 2, 7, 'Arson', 12.0, '2023-09-30'), (4, 2, 1, 'Lightning', 30.25, '2024-06-18'),
  (5, 3, 4, 'Campfire', 1.25, '2024-07-04'), (6, 3, 7, 'Arson', 2.0, '2024-07-21'),
  (7, 4, 1, 'Lightning', 55.0, '2024-08-09'), (8, 4, 5, 'Debris Burning', 3.5, '2024-09-01');

CREATE TABLE Cartoons (
  Cartoon_ID INTEGER PRIMARY KEY,
  Title TEXT NOT NULL,
  Directed_by TEXT NOT NULL,
  Written_by TEXT NOT NULL,
  Year TEXT NOT NULL
);
INSERT INTO Cartoons VALUES
  (1, 'Smoke and Mirrors', 'Rita Vale', 'Tom Pike', '2015'), (2, 'The Brave Ladder', 'Rita Vale', 'Uma Reed', '2017'),
  (3, 'Hose Heroes', 'Sam Yule', 'Tom Pike', '2017'), (4, 'Ember', 'Sam Yule', 'Vic Shaw', '2020'),
  (5, 'Night Watch', 'Rita Vale', 'Tom Pike', '2022');

CREATE TABLE Subscribers (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  house_number INTEGER NOT NULL,
  created_at TEXT NOT NULL
);
INSERT INTO Subscribers VALUES
  (1, 'ann@example.com', '555-0101', 12, '2022-11-03 09:00:00'), (2, 'bob@example.com', '555-0102', 7, '2023-02-14 10:30:00'),
  (3, 'cy@example.org', '555-0103', 101, '2023-05-20 16:45:00'), (4, 'di@example.org', '555-0104', 3, '2024-01-08 08:15:00');

CREATE TABLE Countries (
  Code TEXT PRIMARY KEY,
  Name TEXT NOT NULL,
  Continent TEXT NOT NULL,
  IndepYear INTEGER
);
INSERT INTO Countries VALUES
  ('NOR', 'Norway', 'Europe', 1905), ('GHA', 'Ghana', 'Africa', 1957), ('JPN', 'Japan', 'Asia', -660),
  ('KEN', 'Kenya', 'Africa', 1963), ('FRA', 'France', 'Europe', 843);

CREATE TABLE Partners (
  partner_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  CountryCode TEXT NOT NULL REFERENCES Countries (Code),
  Year_of_Founded REAL NOT NULL
);
INSERT INTO Partners VALUES
  (1, 'Bergen Rescue', 'NOR', 1951.0), (2, 'Accra Engines', 'GHA', 1998.0), (3, 'Osaka Watch', 'JPN', 1972.0),
  (4, 'Oslo Ladders', 'NOR', 2005.0), (5, 'Nairobi Hydrants', 'KEN', 2010.0), (6, 'Lyon Sirens', 'FRA', 1899.0);

CREATE TABLE Instructors (
  instructor_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  nationality TEXT NOT NULL
);
INSERT INTO Instructors VALUES
  (1, 'Kari Lund', 'kari@gmail.com', 'Norwegian'), (2, 'Kofi Mensah', 'kofi@example.com', 'Ghanaian'),
  (3, 'Yuto Abe', 'yuto@gmail.com', 'Japanese'), (4, 'Ola Berg', 'ola@yahoo.com', 'Norwegian');

CREATE TABLE ladder_details (
  ladder_id INTEGER PRIMARY KEY,
  Station_ID INTEGER NOT NULL REFERENCES Stations (Station_ID),
  height_cm INTEGER NOT NULL,
  weight_kg REAL NOT NULL
);
INSERT INTO ladder_details VALUES
  (1, 1, 250, 12.5), (2, 1, 310, 19.0), (3, 2, 300, 18.5), (4, 3, 620, 41.0), (5, 4, 304, 22.0), (6, 4, 480, 35.5);
