-- An online market: two references to users in one row, categories within categories, seconds since 1970, reserved words.
CREATE TABLE users (id INTEGER PRIMARY KEY, username TEXT NOT NULL, country TEXT NOT NULL, is_verified INTEGER NOT NULL, created_at INTEGER NOT NULL);
CREATE TABLE categories (id INTEGER PRIMARY KEY, name TEXT NOT NULL, parent_id INTEGER REFERENCES categories (id));
CREATE TABLE listings (id INTEGER PRIMARY KEY, seller_id INTEGER NOT NULL REFERENCES users (id), category_id INTEGER NOT NULL REFERENCES categories (id), title TEXT NOT NULL, price REAL NOT NULL, condition TEXT NOT NULL, listed_at INTEGER NOT NULL);
CREATE TABLE "order" (id INTEGER PRIMARY KEY, listing_id INTEGER NOT NULL REFERENCES listings (id), buyer_id INTEGER NOT NULL REFERENCES users (id), ordered_at INTEGER NOT NULL, shipped_at INTEGER, quantity INTEGER NOT NULL, total REAL NOT NULL, status TEXT NOT NULL);
CREATE TABLE messages (id INTEGER PRIMARY KEY, sender_id INTEGER NOT NULL REFERENCES users (id), recipient_id INTEGER NOT NULL REFERENCES users (id), sent_at INTEGER NOT NULL, is_read INTEGER NOT NULL);
CREATE TABLE favorites (user_id INTEGER NOT NULL REFERENCES users (id), listing_id INTEGER NOT NULL REFERENCES listings (id), PRIMARY KEY (user_id, listing_id));
CREATE TABLE reviews (id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL UNIQUE REFERENCES "order" (id), stars INTEGER NOT NULL, "group" TEXT NOT NULL, posted_at INTEGER NOT NULL);
INSERT INTO categories VALUES (1, 'Garden', NULL), (2, 'Music', NULL), (3, 'Kitchen', NULL), (4, 'Guitars', 2), (5, 'Drums', 2), (6, 'Pans', 3), (7, 'Knives', 3), (8, 'Seeds', 1);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
INSERT INTO users SELECT i, substr('otterherondingomoosequokka', 1 + 5 * (i % 5), 5) || i, CASE i % 4 WHEN 0 THEN 'France' WHEN 1 THEN 'Italy' WHEN 2 THEN 'Japan' ELSE 'Chile' END, i % 7 > 2 OR i % 4 = 2, 1546300800 + i * 3456000 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 110)
INSERT INTO listings SELECT i, 1 + (i * 3) % 18, 4 + (i * i) % 5, 'Lot ' || (700 + i), 8 + (i * 43) % 500 + i * 0.2, CASE i % 3 WHEN 0 THEN 'new' WHEN 1 THEN 'used' ELSE 'refurbished' END, 1609459200 + i * 950400 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 180)
INSERT INTO "order" SELECT i, 1 + (i * 11) % 100, 12 + (i * 5) % 26, 1640995200 + i * 640000, CASE WHEN i % 9 = 0 THEN NULL ELSE 1640995200 + i * 640000 + 86400 * (1 + i % 6) END, 1 + i % 3, 10 + (i * 61) % 640 + i * 0.15, CASE WHEN i % 9 = 0 THEN 'pending' WHEN i % 14 = 0 THEN 'refunded' ELSE 'completed' END FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150)
INSERT INTO messages SELECT i, 1 + (i * 7) % 35, 1 + (i * 11 + 3) % 38, 1672531200 + i * 400000, i % 4 > 0 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 130)
INSERT OR IGNORE INTO favorites SELECT 1 + (i * 13) % 36, 1 + (i * i + i / 7) % 29 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 85)
INSERT INTO reviews SELECT i, i * 2, 1 + (i * 7) % 5, CASE i % 2 WHEN 0 THEN 'A' ELSE 'B' END, 1640995200 + i * 1280000 + 900000 FROM n;
