-- A web shop: abbreviated names, moments as seconds since 1970 and dates as text, flags as 0 and 1, amounts to be multiplied.
CREATE TABLE cust (cust_id INTEGER PRIMARY KEY, cust_nm TEXT NOT NULL, email TEXT, ctry TEXT NOT NULL, crtd_ts INTEGER NOT NULL, is_vip INTEGER NOT NULL);
CREATE TABLE cat (cat_id INTEGER PRIMARY KEY, cat_nm TEXT NOT NULL);
CREATE TABLE prod (prod_id INTEGER PRIMARY KEY, prod_nm TEXT NOT NULL, cat_id INTEGER NOT NULL REFERENCES cat (cat_id), list_prc REAL NOT NULL, stock_qty INTEGER NOT NULL, is_actv INTEGER NOT NULL);
CREATE TABLE orders (ord_id INTEGER PRIMARY KEY, cust_id INTEGER NOT NULL REFERENCES cust (cust_id), ord_dt TEXT NOT NULL, sts TEXT NOT NULL, pay_method TEXT, tot_amt REAL NOT NULL, ship_cost REAL NOT NULL);
CREATE TABLE ord_item (ord_item_id INTEGER PRIMARY KEY, ord_id INTEGER NOT NULL REFERENCES orders (ord_id), prod_id INTEGER NOT NULL REFERENCES prod (prod_id), qty INTEGER NOT NULL, unit_prc REAL NOT NULL);
CREATE TABLE review (rvw_id INTEGER PRIMARY KEY, prod_id INTEGER NOT NULL REFERENCES prod (prod_id), cust_id INTEGER NOT NULL REFERENCES cust (cust_id), rating INTEGER NOT NULL, rvw_dt TEXT NOT NULL);
INSERT INTO cat VALUES (1, 'Garden'), (2, 'Kitchen'), (3, 'Office'), (4, 'Toys');
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
INSERT INTO cust SELECT i, substr('Acre Bolt Crux Dune Echo Flux Gale Husk Inca Jade ', 1 + 5 * (i % 10), 4) || ' ' || substr('Trading Stores  Supply  Imports Partner', 1 + 8 * (i / 10 % 5), 7), CASE WHEN i % 7 = 0 THEN NULL ELSE 'c' || i || '@shop.test' END,
  CASE i % 6 WHEN 0 THEN 'DE' WHEN 1 THEN 'FR' WHEN 2 THEN 'US' WHEN 3 THEN 'US' WHEN 4 THEN 'IT' ELSE 'JP' END, 1546300800 + i * 2592000, i % 9 = 0 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 24)
INSERT INTO prod SELECT i, CASE i WHEN 3 THEN 'Steel Kettle' WHEN 5 THEN 'Oak Desk' WHEN 9 THEN 'Garden Hose' WHEN 14 THEN 'Puzzle Box' ELSE 'Item ' || (100 + i) END, 1 + (i * i + i / 5) % 4, 4 + (i * 19) % 91 + 0.95, (i * 23) % 140, i % 6 <> 0 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 350)
INSERT INTO orders SELECT i, 1 + (i * 13 + i * i / 9) % 44, date('2022-02-01', '+' || (i * 2) || ' days'), CASE WHEN i % 12 = 0 THEN 'returned' WHEN i % 15 = 0 THEN 'pending' ELSE 'shipped' END,
  CASE i % 4 WHEN 0 THEN 'paypal' WHEN 1 THEN 'card' WHEN 2 THEN 'card' ELSE NULL END, 10 + (i * 29) % 340 + (i % 100) / 100.0, 3 + i % 8 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
INSERT INTO ord_item SELECT i, 1 + (i * 3) % 350, 1 + (i * i + 2 * i) % 22, 1 + i % 5, 4 + (i * 7) % 60 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 160)
INSERT INTO review SELECT i, 1 + (i * i + i / 5) % 19, 1 + (i * 7) % 39, 1 + (i * i * 3 + i / 3) % 5, date('2023-01-01', '+' || (i * 4) || ' days') FROM n;
