-- A freight forwarder: abbreviated names, no declared keys, two references to the same table, dates as numbers.
CREATE TABLE cust_mst (cust_id INTEGER PRIMARY KEY, cust_nm TEXT, seg_cd TEXT, cr_lmt_amt REAL, acct_opn_dt INTEGER);
CREATE TABLE loc (loc_id INTEGER PRIMARY KEY, loc_nm TEXT, ctry_nm TEXT, dock_cnt INTEGER);
CREATE TABLE carr (carr_id INTEGER PRIMARY KEY, carr_nm TEXT, mode TEXT);
CREATE TABLE shpmt (shpmt_id INTEGER PRIMARY KEY, cust_id INTEGER, carr_id INTEGER, orig_loc_id INTEGER, dest_loc_id INTEGER, ship_dt INTEGER, dlvr_dt INTEGER, wgt_kg REAL, frt_amt REAL, stat TEXT, is_haz INTEGER);
CREATE TABLE shpmt_itm (shpmt_id INTEGER, itm_no INTEGER, prod_desc TEXT, qty INTEGER, decl_val REAL, PRIMARY KEY (shpmt_id, itm_no));
INSERT INTO loc VALUES (1, 'Antwerp', 'Belgium', 14), (2, 'Bilbao', 'Spain', 6), (3, 'Cork', 'Ireland', 4), (4, 'Dresden', 'Germany', 9), (5, 'Essen', 'Germany', 11), (6, 'Faro', 'Portugal', 2);
INSERT INTO carr VALUES (1, 'Blue Ox', 'Road'), (2, 'Tern Air', 'Air'), (3, 'Northline', 'Rail'), (4, 'Halyard', 'Sea');
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
INSERT INTO cust_mst SELECT i, CASE i % 3 WHEN 0 THEN 'Acorn ' WHEN 1 THEN 'Birch ' ELSE 'Cedar ' END || (i * 3), CASE i % 3 WHEN 0 THEN 'RETAIL' WHEN 1 THEN 'INDUSTRY' ELSE 'PUBLIC' END, 5000 + (i * 1700) % 23000, 20180000 + 10000 * (i % 6) + 100 * (1 + i % 12) + 1 + i % 28 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
INSERT INTO shpmt SELECT i, 1 + (i * 7) % 27, 1 + (i * i) % 3, 1 + i % 5, 1 + (i + 1 + i / 5 % 4) % 5, CAST(strftime('%Y%m%d', '2023-01-03', '+' || (i * 5) || ' days') AS INTEGER), CASE WHEN i % 11 = 0 THEN NULL ELSE CAST(strftime('%Y%m%d', '2023-01-05', '+' || (i * 5 + i % 8) || ' days') AS INTEGER) END, 40 + (i * 53) % 900 + i * 0.1, 120 + (i * 29) % 700 + i * 0.25, CASE WHEN i % 11 = 0 THEN 'IN TRANSIT' WHEN i % 13 = 0 THEN 'RETURNED' ELSE 'DELIVERED' END, i % 10 = 0 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 420)
INSERT INTO shpmt_itm SELECT 1 + i % 190, 1 + i / 190, CASE i % 4 WHEN 0 THEN 'Tiles' WHEN 1 THEN 'Paint' WHEN 2 THEN 'Valves' ELSE 'Cable' END, 1 + (i * 7) % 20, 15 + (i * 31) % 400 + i * 0.05 FROM n;
