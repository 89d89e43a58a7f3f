-- A clinic: camel case, singular names, no declared keys, codes of sexes, yes or no as letters.
CREATE TABLE Patient (PatientID INTEGER, FirstName TEXT, LastName TEXT, Gender TEXT, BirthDate TEXT, City TEXT, Insured TEXT);
CREATE TABLE Department (DepartmentID INTEGER, DepartmentName TEXT, Floor INTEGER, AnnualBudget REAL);
CREATE TABLE Physician (PhysicianID INTEGER, FirstName TEXT, LastName TEXT, Specialty TEXT, DepartmentID INTEGER, HireDate TEXT, Salary REAL);
CREATE TABLE Appointment (AppointmentID INTEGER, PatientID INTEGER, PhysicianID INTEGER, AppointmentDate TEXT, DurationMinutes INTEGER, Fee REAL, Status TEXT);
CREATE TABLE Medication (MedicationID INTEGER, MedicationName TEXT, Manufacturer TEXT, UnitPrice REAL);
CREATE TABLE Prescription (PrescriptionID INTEGER, AppointmentID INTEGER, MedicationID INTEGER, Quantity INTEGER);
INSERT INTO Department VALUES (1, 'Cardiology', 2, 910000), (2, 'Neurology', 3, 740000), (3, 'Pediatrics', 1, 655000), (4, 'Radiology', 0, 1200000), (5, 'Dermatology', 3, 380000);
INSERT INTO Physician VALUES (1, 'Laura', 'Stone', 'Heart Surgery', 1, '2009-04-01', 210000), (2, 'Peter', 'Quinn', 'Heart Rhythm', 1, '2015-06-15', 180000), (3, 'Nadia', 'Rahman', 'Stroke', 2, '2018-01-10', 175000),
  (4, 'Owen', 'Price', 'Epilepsy', 2, '2020-09-01', 150000), (5, 'Ruth', 'Adler', 'Newborn Care', 3, '2005-02-20', 160000), (6, 'Sam', 'Ito', 'Imaging', 4, '2012-12-01', 195000), (7, 'Tina', 'Brandt', 'Skin Cancer', 5, '2021-03-30', 140000),
  (8, 'Victor', 'Nunez', 'Newborn Care', 3, '2022-07-18', 132000);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
INSERT INTO Patient SELECT i, substr('AmyBenCalDanEveFayGusHalIdaJoe', 1 + 3 * (i % 10), 3), substr('AbottBakerCohenDavisEvans', 1 + 5 * (i / 12 % 5), 5), CASE WHEN (i * i) % 7 < 3 THEN 'F' ELSE 'M' END,
  date('1940-05-17', '+' || (i * 487) || ' days'), CASE i % 5 WHEN 0 THEN 'Dover' WHEN 1 THEN 'Milford' WHEN 2 THEN 'Milford' WHEN 3 THEN 'Salem' ELSE 'Newport' END, CASE WHEN i % 4 = 0 THEN 'N' ELSE 'Y' END FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
INSERT INTO Appointment SELECT i, 1 + (i * 11 + i / 7) % 53, 1 + (i * i + i / 3) % 7, date('2022-01-01', '+' || (i * 2 + i % 3) || ' days'), 15 * (1 + i % 4), 40 + (i * 17) % 160 + (i % 10) / 10.0,
  CASE WHEN i % 9 = 0 THEN 'Cancelled' WHEN i % 13 = 0 THEN 'No Show' ELSE 'Completed' END FROM n;
INSERT INTO Medication VALUES (1, 'Cardiol', 'Helix Labs', 12.5), (2, 'Neurosan', 'Meridian', 48), (3, 'Pedimol', 'Helix Labs', 4.75), (4, 'Dermacure', 'Oakfield', 21.9), (5, 'Painstop', 'Oakfield', 3.2), (6, 'Zentrax', 'Meridian', 95);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)
INSERT INTO Prescription SELECT i, 1 + (i * 3) % 400, 1 + (i * i + i) % 5, 1 + i % 6 FROM n;
