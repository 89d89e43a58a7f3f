-- Schools with their scores in the names that public files have, pupils, vouchers, ferries: words in other forms than the columns have.
CREATE TABLE campuses (
  CampusCode TEXT PRIMARY KEY,
  CampusName TEXT NOT NULL,
  County TEXT NOT NULL,
  "Enrollment (K-12)" INTEGER NOT NULL,
  "Percent (%) Eligible Free (K-12)" REAL NOT NULL,
  NumTstTakr INTEGER NOT NULL,
  AvgScrMath INTEGER,
  AvgScrRead INTEGER,
  Latitude REAL NOT NULL,
  Longitude REAL NOT NULL
);
INSERT INTO campuses VALUES
  ('C1', 'Alder High', 'Fenmark', 1240, 0.41, 210, 512, 498, 51.2, 0.4),
  ('C2', 'Birch Academy', 'Fenmark', 860, 0.22, 140, 587, 561, 51.3, 0.6),
  ('C3', 'Cedar High', 'Lowmoor', 1510, 0.63, 260, 455, 470, 52.1, -1.1),
  ('C4', 'Dogwood Prep', 'Lowmoor', 430, 0.11, 95, 611, 602, 52.4, -1.4),
  ('C5', 'Elm Middle', 'Saltby', 720, 0.55, 0, NULL, NULL, 53.0, -0.2);

CREATE TABLE pupils (
  pupil_ref INTEGER PRIMARY KEY,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  CampusCode TEXT NOT NULL REFERENCES campuses (CampusCode),
  natlty TEXT NOT NULL,
  hgt_cm INTEGER NOT NULL,
  ins_type TEXT NOT NULL,
  admit_term DATE NOT NULL,
  predicted_graduation DATE,
  num_absent INTEGER NOT NULL
);
INSERT INTO pupils VALUES
  (1, 'Ada', 'Quill', 'C1', 'Norwegian', 162, 'private', '2021-09-01', '2025-06-30', 4),
  (2, 'Bram', 'Rook', 'C1', 'Danish', 171, 'public', '2022-09-01', '2026-06-30', 11),
  (3, 'Cleo', 'Sand', 'C2', 'Norwegian', 158, 'private', '2022-09-01', '2026-06-30', 0),
  (4, 'Dirk', 'Thorn', 'C3', 'Finnish', 180, 'none', '2023-09-01', '2027-06-30', 7),
  (5, 'Edda', 'Umber', 'C4', 'Danish', 167, 'public', '2023-01-15', NULL, 2),
  (6, 'Finn', 'Vane', 'C3', 'Finnish', 175, 'private', '2024-09-01', '2028-06-30', 19);

CREATE TABLE vouchers (
  voucher_id INTEGER PRIMARY KEY,
  code TEXT NOT NULL,
  retailer TEXT NOT NULL,
  redeemed_count INTEGER NOT NULL,
  redeemed_amt REAL NOT NULL,
  approved_by TEXT NOT NULL
);
INSERT INTO vouchers VALUES
  (1, 'SPRING5', 'Inkwell', 40, 200.5, 'Marta Ould'),
  (2, 'PAPER10', 'Inkwell', 12, 118, 'Nils Penrose'),
  (3, 'LUNCH3', 'Breadboard', 95, 285, 'Marta Ould'),
  (4, 'BOOT20', 'Cobbler & Co', 7, 139.3, 'Olive Rask');

CREATE TABLE crossings (
  crossing_id INTEGER PRIMARY KEY,
  from_port TEXT NOT NULL,
  to_port TEXT NOT NULL,
  fare_amt REAL NOT NULL,
  cargo_weight INTEGER NOT NULL,
  dep_tm TEXT NOT NULL
);
INSERT INTO crossings VALUES
  (1, 'Port Ilse', 'Grey Mole', 18.5, 1200, '08:15'),
  (2, 'Grey Mole', 'Port Ilse', 18.5, 900, '12:40'),
  (3, 'Port Ilse', 'Kettle Quay', 9.75, 400, '06:05'),
  (4, 'Kettle Quay', 'Grey Mole', 24, 2100, '17:20');

CREATE TABLE scholars (
  scholar_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  field TEXT NOT NULL,
  growth_rate REAL NOT NULL,
  participation INTEGER NOT NULL
);
INSERT INTO scholars VALUES
  (1, 'Martin Oderwald', 'Compilers', 2.5, 14),
  (2, 'Greta Lind', 'Compilers', 1.1, 9),
  (3, 'Ines Lind', 'Databases', 4.0, 22),
  (4, 'Yusuf Bark', 'Databases', 0.4, 3);
