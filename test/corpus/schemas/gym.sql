-- A gym: names in Pascal case, a reserved word, who referred whom, starts and ends of sessions.
CREATE TABLE Club (ClubID INTEGER PRIMARY KEY, ClubName TEXT, City TEXT, OpenedOn TEXT, MonthlyRent REAL);
CREATE TABLE Member (MemberID INTEGER PRIMARY KEY, FullName TEXT, Email TEXT, Gender TEXT, BirthDate TEXT, HomeClubID INTEGER REFERENCES Club(ClubID), JoinDate TEXT, CancelDate TEXT, PlanID INTEGER REFERENCES [Plan](PlanID), ReferredBy INTEGER REFERENCES Member(MemberID));
CREATE TABLE [Plan] (PlanID INTEGER PRIMARY KEY, PlanName TEXT, MonthlyFee REAL, IncludesPool INTEGER);
CREATE TABLE Trainer (TrainerID INTEGER PRIMARY KEY, TrainerName TEXT, HourlyRate REAL, ClubID INTEGER REFERENCES Club(ClubID));
CREATE TABLE Class (ClassID INTEGER PRIMARY KEY, ClassName TEXT, Category TEXT, TrainerID INTEGER REFERENCES Trainer(TrainerID), DurationMin INTEGER, MaxPeople INTEGER);
CREATE TABLE ClassSession (SessionID INTEGER PRIMARY KEY, ClassID INTEGER REFERENCES Class(ClassID), SessionStart TEXT, SessionEnd TEXT);
CREATE TABLE Attendance (MemberID INTEGER REFERENCES Member(MemberID), SessionID INTEGER REFERENCES ClassSession(SessionID), Rating INTEGER, PRIMARY KEY (MemberID, SessionID));
CREATE TABLE Payment (PaymentID INTEGER PRIMARY KEY, MemberID INTEGER REFERENCES Member(MemberID), PaidOn TEXT, Amount REAL, Method TEXT, Refunded INTEGER);
INSERT INTO Club VALUES (1,'Downtown','Leeds','2015-05-01',4200),(2,'Riverside','York','2018-09-15',3100),(3,'Northgate','Leeds','2021-01-10',3900),(4,'Harbour','Hull','2023-06-01',2500);
INSERT INTO [Plan] VALUES (1,'Basic',19.9,0),(2,'Plus',29.9,0),(3,'Premium',49.9,1);
INSERT INTO Trainer VALUES (1,'Maya Stone',35,1),(2,'Leo Park',28,1),(3,'Ivy Brand',40,2),(4,'Sam Hale',30,3);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<80) INSERT INTO Member SELECT i,'Person '||char(64+i%26+1)||i, CASE WHEN i%9=0 THEN NULL ELSE 'm'||i||'@g.uk' END, CASE i%3 WHEN 0 THEN 'M' WHEN 1 THEN 'F' ELSE 'X' END, date('1960-01-01','+'||(i*200)||' days'), 1+i%3, date('2020-01-05','+'||(i*21)||' days'), CASE WHEN i%7=0 THEN date('2022-01-05','+'||(i*17)||' days') END, CASE WHEN i%4=0 THEN 2 ELSE 1+(i*i+i/9)%3 END, CASE WHEN i%5=0 THEN 1+i%11 END FROM n;
INSERT INTO Class VALUES (1,'Sunrise Yoga','Yoga',1,60,15),(2,'Power Spin','Cycling',2,45,20),(3,'Core Blast','Strength',3,30,12),(4,'Deep Stretch','Yoga',3,50,15),(5,'Boxing Basics','Combat',4,60,10),(6,'Aqua Fit','Pool',NULL,45,18);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<60) INSERT INTO ClassSession SELECT i,1+(i*3)%5, datetime('2024-01-02 07:00','+'||(i*53)||' hours'), datetime('2024-01-02 08:00','+'||(i*53)||' hours') FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<400) INSERT OR IGNORE INTO Attendance SELECT 1+(i*7)%70, 1+(i*11)%60, CASE WHEN i%6=0 THEN NULL ELSE 1+i%5 END FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<300) INSERT INTO Payment SELECT i,1+(i*7)%77, date('2022-01-03','+'||(i*4)||' days'), 19.9+(i%3)*10, CASE i%3 WHEN 0 THEN 'card' WHEN 1 THEN 'cash' ELSE 'direct debit' END, i%29=0 FROM n;
