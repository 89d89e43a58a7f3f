-- A sanctuary for donkeys and mules: people are called by what they do, rows by what happened to them, dates by their verbs.
CREATE TABLE sites (site_id INTEGER PRIMARY KEY, site_name TEXT NOT NULL, county TEXT NOT NULL, opened_on DATE NOT NULL);
CREATE TABLE keepers (keeper_id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, site_id INTEGER NOT NULL REFERENCES sites(site_id), hired_on DATE NOT NULL, resigned_on DATE);
CREATE TABLE residents (resident_id INTEGER PRIMARY KEY, file_number TEXT UNIQUE NOT NULL, nickname TEXT NOT NULL, breed TEXT NOT NULL, sex TEXT NOT NULL, site_id INTEGER NOT NULL REFERENCES sites(site_id), rescued_on DATE NOT NULL, rescue_cause TEXT NOT NULL, died_on DATE);
CREATE TABLE sponsors (sponsor_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, town TEXT NOT NULL, email TEXT);
CREATE TABLE adoptions (adoption_id INTEGER PRIMARY KEY, resident_id INTEGER NOT NULL REFERENCES residents(resident_id), sponsor_id INTEGER NOT NULL REFERENCES sponsors(sponsor_id), adopted_on DATE NOT NULL, monthly_fee REAL NOT NULL);
CREATE TABLE examinations (examination_id INTEGER PRIMARY KEY, resident_id INTEGER NOT NULL REFERENCES residents(resident_id), keeper_id INTEGER NOT NULL REFERENCES keepers(keeper_id), examined_at DATETIME NOT NULL, finding TEXT, cost_eur REAL NOT NULL);
CREATE TABLE feed_orders (order_no TEXT PRIMARY KEY, site_id INTEGER NOT NULL REFERENCES sites(site_id), supplier TEXT NOT NULL, ordered_on DATE NOT NULL, delivered_on DATE, amount_eur REAL NOT NULL, placed_by INTEGER NOT NULL REFERENCES keepers(keeper_id));
CREATE TABLE licences (licence_id INTEGER PRIMARY KEY, keeper_id INTEGER NOT NULL REFERENCES keepers(keeper_id), licence_type TEXT NOT NULL, issued_on DATE NOT NULL, expires_on DATE NOT NULL);
INSERT INTO sites VALUES (1,'Brook Farm','Kent','1998-04-01'),(2,'Hill House','Devon','2006-09-15'),(3,'Old Mill','Devon','2019-05-20'),(4,'Long Meadow','Kent','2023-03-11');
INSERT INTO keepers VALUES (1,'Ada','Stone',1,'2010-02-01',NULL),(2,'Ben','Marsh',1,'2015-06-10','2022-08-31'),(3,'Cleo','Finch',2,'2019-01-15',NULL),(4,'Dan','Wells',2,'2020-03-02',NULL),(5,'Eva','Lund',3,'2020-10-05','2023-01-31'),(6,'Finn','Hale',3,'2021-07-19',NULL),(7,'Greta','Moss',4,'2023-03-01',NULL),(8,'Hugo','Penn',4,'2023-05-22',NULL);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<60)
INSERT INTO residents SELECT i, 'F-'||(1000+i*7), substr('BellaOtto Pico Rosa Milo Nina Zora Hugo ',1+5*(i%8),5)||i, CASE WHEN i%5=0 THEN 'Poitou' WHEN i%3=0 THEN 'Mule' WHEN i%7=0 THEN 'Miniature' ELSE 'Common' END, CASE WHEN i%2=0 THEN 'female' ELSE 'male' END, 1+i%4, date('2018-01-10','+'||(i*41)||' days'), CASE WHEN i%4=0 THEN 'neglect' WHEN i%4=1 THEN 'owner died' WHEN i%4=2 THEN 'found stray' ELSE 'court order' END, CASE WHEN i%9=0 THEN date('2018-01-10','+'||(i*41+200+i*3)||' days') END FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<30)
INSERT INTO sponsors SELECT i, CASE i%6 WHEN 0 THEN 'Ines' WHEN 1 THEN 'Jack' WHEN 2 THEN 'Kira' WHEN 3 THEN 'Leo' WHEN 4 THEN 'Mara' ELSE 'Noah' END||' '||CASE i%5 WHEN 0 THEN 'Abel' WHEN 1 THEN 'Birch' WHEN 2 THEN 'Clay' WHEN 3 THEN 'Dove' ELSE 'Eden' END, CASE i%4 WHEN 0 THEN 'Exeter' WHEN 1 THEN 'Dover' WHEN 2 THEN 'Bath' ELSE 'Rye' END, CASE WHEN i%3>0 THEN 's'||i||'@mail.example' END FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<70)
INSERT INTO adoptions SELECT i, 1+(i*13)%50, 1+(i*7)%24, date('2020-01-05','+'||(i*29)||' days'), 8+(i%6)*4 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<180)
INSERT INTO examinations SELECT i, 1+(i*17)%55, 1+(i*5)%8, datetime('2021-01-04 09:00','+'||(i*8)||' days','+'||(i%7)||' hours'), CASE WHEN i%4=0 THEN 'lame' WHEN i%4=1 THEN 'healthy' WHEN i%4=2 THEN 'dental' END, 20+(i%9)*7.5 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<90)
INSERT INTO feed_orders SELECT 'FO'||(500+i), 1+(i*3)%4, CASE WHEN i%3=0 THEN 'Haymaker' WHEN i%3=1 THEN 'Oatland' ELSE 'Strawfield' END, date('2022-01-03','+'||(i*13)||' days'), CASE WHEN i%8>0 THEN date('2022-01-03','+'||(i*13+2+i%6)||' days') END, 100+(i%11)*35, 1+(i*3)%8 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<20)
INSERT INTO licences SELECT i, 1+i%7, CASE WHEN i%2=0 THEN 'transport' ELSE 'first aid' END, date('2020-02-01','+'||(i*90)||' days'), date('2020-02-01','+'||(i*90+730)||' days') FROM n;
