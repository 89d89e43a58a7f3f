-- The people of a company: employees refer to their managers, words run together, a job history.
CREATE TABLE office (officecode TEXT PRIMARY KEY, city TEXT, country TEXT);
CREATE TABLE dept (deptid INTEGER PRIMARY KEY, deptname TEXT, officecode TEXT, budget REAL);
CREATE TABLE employee (empid INTEGER PRIMARY KEY, firstname TEXT, lastname TEXT, jobtitle TEXT, deptid INTEGER, managerid INTEGER REFERENCES employee (empid), hiredate TEXT, salary REAL, commissionpct REAL, isremote INTEGER);
CREATE TABLE project (projectid INTEGER PRIMARY KEY, projectname TEXT, deptid INTEGER, startdate TEXT, enddate TEXT, budget REAL);
CREATE TABLE assignment (empid INTEGER, projectid INTEGER, hours INTEGER, role TEXT);
INSERT INTO office VALUES ('LDN', 'London', 'United Kingdom'), ('BER', 'Berlin', 'Germany'), ('NYC', 'New York', 'United States'), ('MUC', 'Munich', 'Germany');
INSERT INTO dept VALUES (10, 'Accounting', 'LDN', 450000), (20, 'Engineering', 'BER', 2100000), (30, 'Sales', 'NYC', 1300000), (40, 'Support', 'BER', 600000), (50, 'Legal', 'LDN', 390000), (60, 'Research', 'MUC', 880000);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 80)
INSERT INTO employee SELECT i, substr('AlmaBinoCleoDoraEmilFlorGretHugoIngaJuan', 1 + 4 * (i % 10), 4), substr('AshbyBlomeCraneDrakeEllisFrost', 1 + 5 * (i % 6), 5) || char(96 + 1 + i / 6), CASE WHEN i < 6 THEN 'Director' WHEN i % 4 = 0 THEN 'Engineer' WHEN i % 4 = 1 THEN 'Analyst' WHEN i % 4 = 2 THEN 'Clerk' ELSE 'Manager' END,
  10 * (1 + (i * i + i / 7) % 5), CASE WHEN i = 1 THEN NULL WHEN i < 6 THEN 1 ELSE 2 + i % 9 END, date('2010-02-01', '+' || (i * 67) || ' days'), 32000 + (i * 1777) % 61000, CASE WHEN i % 3 = 0 THEN 0.05 * (1 + i % 4) END, i % 5 = 0 FROM n;
INSERT INTO project VALUES (1, 'Atlas', 20, '2021-01-15', '2022-06-30', 420000), (2, 'Beacon', 30, '2021-09-01', NULL, 150000), (3, 'Comet', 20, '2022-03-10', NULL, 990000), (4, 'Delta', 10, '2020-05-05', '2021-02-01', 80000), (5, 'Ember', 60, '2023-01-02', NULL, 310000), (6, 'Falcon', 40, '2023-04-17', '2023-12-20', 125000);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 90)
INSERT INTO assignment SELECT 1 + (i * 7) % 70, 1 + (i * i + i) % 5, 20 + (i * 11) % 160, CASE i % 3 WHEN 0 THEN 'lead' WHEN 1 THEN 'developer' ELSE 'tester' END FROM n;
