-- A kennel: descriptions of codes, flags that end in yn, dates that begin with the word.
CREATE TABLE Breeds (breed_code TEXT PRIMARY KEY, breed_name TEXT);
CREATE TABLE Owners (owner_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, state TEXT, email_address TEXT, home_phone TEXT);
CREATE TABLE Dogs (dog_id INTEGER PRIMARY KEY, owner_id INTEGER REFERENCES Owners(owner_id), breed_code TEXT REFERENCES Breeds(breed_code), name TEXT, age INTEGER, gender TEXT, weight REAL, abandoned_yn INTEGER, date_arrived TEXT, date_departed TEXT);
CREATE TABLE Professionals (professional_id INTEGER PRIMARY KEY, role_code TEXT, first_name TEXT, last_name TEXT, city TEXT, state TEXT);
CREATE TABLE Treatment_Types (treatment_type_code TEXT PRIMARY KEY, treatment_type_description TEXT);
CREATE TABLE Treatments (treatment_id INTEGER PRIMARY KEY, dog_id INTEGER REFERENCES Dogs(dog_id), professional_id INTEGER REFERENCES Professionals(professional_id), treatment_type_code TEXT REFERENCES Treatment_Types(treatment_type_code), date_of_treatment TEXT, cost_of_treatment REAL);
INSERT INTO Breeds VALUES ('LAB','Labrador'),('PUG','Pug'),('HUS','Husky'),('COL','Collie');
INSERT INTO Treatment_Types VALUES ('VAC','Vaccination'),('EXAM','Examination'),('WALK','Take for a walk');
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<20) INSERT INTO Owners SELECT i, 'First'||char(64+i), 'Last'||char(64+i), CASE WHEN i%7=0 THEN 'Indiana' WHEN i%3=0 THEN 'Virginia' WHEN i%3=1 THEN 'Indiana' ELSE 'Wyoming' END, CASE WHEN i%5=0 THEN NULL ELSE 'o'||i||'@x.org' END, '555-'||i FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<45) INSERT INTO Dogs SELECT i, 1+(i*7)%17, CASE i%4 WHEN 0 THEN 'LAB' WHEN 1 THEN 'PUG' WHEN 2 THEN 'HUS' ELSE 'COL' END, 'Dog'||char(64+i%26+1)||i, 1+i%13, CASE i%2 WHEN 0 THEN 'M' ELSE 'F' END, 5+(i*13)%40+i*0.1, i%6=0, date('2022-01-01','+'||(i*13)||' days'), CASE WHEN i%4=0 THEN NULL ELSE date('2022-02-01','+'||(i*15)||' days') END FROM n;
INSERT INTO Professionals VALUES (1,'Veterinarian','Ana','Reyes','Gary','Indiana'),(2,'Employee','Bo','Lund','Reno','Nevada'),(3,'Veterinarian','Cal','Diaz','Cody','Wyoming'),(4,'Employee','Dee','Katz','Gary','Indiana');
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<90) INSERT INTO Treatments SELECT i, 1+(i*3)%38, CASE WHEN i%5<2 THEN 2 ELSE 1+i%3 END, CASE i%3 WHEN 0 THEN 'VAC' WHEN 1 THEN 'EXAM' ELSE 'WALK' END, date('2022-03-01','+'||(i*9)||' days'), 40+(i*17)%300 FROM n;
