-- A town library: snake case, plural names, declared keys, a table between books and authors, a table of its own branches.
CREATE TABLE branches (branch_id INTEGER PRIMARY KEY, branch_name TEXT NOT NULL, district TEXT NOT NULL, opened_on TEXT NOT NULL);
CREATE TABLE authors (author_id INTEGER PRIMARY KEY, author_name TEXT NOT NULL, nationality TEXT, birth_year INTEGER);
CREATE TABLE books (
  book_id INTEGER PRIMARY KEY, title TEXT NOT NULL, genre TEXT NOT NULL, published_year INTEGER NOT NULL, pages INTEGER NOT NULL,
  price REAL NOT NULL, is_reference INTEGER NOT NULL
);
CREATE TABLE book_authors (
  book_id INTEGER NOT NULL REFERENCES books (book_id), author_id INTEGER NOT NULL REFERENCES authors (author_id), PRIMARY KEY (book_id, author_id)
);
CREATE TABLE members (member_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, email TEXT, city TEXT NOT NULL, joined_on TEXT NOT NULL, membership_type TEXT NOT NULL);
CREATE TABLE checkouts (
  checkout_id INTEGER PRIMARY KEY, book_id INTEGER NOT NULL REFERENCES books (book_id), member_id INTEGER NOT NULL REFERENCES members (member_id),
  branch_id INTEGER NOT NULL REFERENCES branches (branch_id), checked_out_on TEXT NOT NULL, due_on TEXT NOT NULL, returned_on TEXT, fine_amount REAL NOT NULL
);
INSERT INTO branches VALUES (1, 'Harbour', 'South', '1998-03-01'), (2, 'Old Town', 'Centre', '1975-09-15'), (3, 'Riverside', 'South', '2004-05-20'),
  (4, 'Hilltop', 'North', '2011-11-11'), (5, 'Station', 'Centre', '2019-01-07');
INSERT INTO authors VALUES (1, 'Ada Marlow', 'British', 1951), (2, 'Bruno Keller', 'German', 1964), (3, 'Chiara Fontana', 'Italian', 1978), (4, 'Dmitri Volkov', 'Russian', 1939),
  (5, 'Elena Ruiz', 'Spanish', 1982), (6, 'Farid Haddad', NULL, 1970), (7, 'Greta Lind', 'Swedish', 1958), (8, 'Hugo Martin', 'French', NULL), (9, 'Ines Sousa', 'Portuguese', 1990), (10, 'Jack Doyle', 'British', 1945);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
INSERT INTO books SELECT i, CASE i WHEN 7 THEN 'The Quiet Harbour' WHEN 12 THEN 'Winter Bread' WHEN 23 THEN 'A Map of Storms' WHEN 31 THEN 'Salt and Iron' ELSE 'Volume ' || char(64 + (i - 1) / 26 + 1) || char(65 + i % 26) END,
  CASE i % 5 WHEN 0 THEN 'Fantasy' WHEN 1 THEN 'History' WHEN 2 THEN 'Mystery' WHEN 3 THEN 'Poetry' ELSE 'Science' END,
  1980 + (i * 7) % 43, 90 + (i * 37) % 510, 5.5 + (i * 13) % 31 + i * 0.01, i % 8 = 0 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
INSERT INTO book_authors SELECT i, 1 + (i * i + 3 * i) % 9 FROM n UNION SELECT i, 1 + (i * 2) % 9 FROM n WHERE i % 4 = 1;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
INSERT INTO members SELECT i, substr('AnnaBertCaraDeanEllaFinnGinaHansIrisJohn', 1 + 4 * ((i - 1) % 10), 4) || ' ' || substr('BeckKingWolf', 1 + 4 * ((i - 1) / 10), 4),
  CASE WHEN i % 6 = 0 THEN NULL ELSE 'm' || i || '@mail.test' END, CASE i % 4 WHEN 0 THEN 'Lowell' WHEN 1 THEN 'Ashford' WHEN 2 THEN 'Ashford' ELSE 'Kirkby' END,
  date('2019-01-05', '+' || (i * 61) || ' days'), CASE i % 3 WHEN 0 THEN 'student' WHEN 1 THEN 'adult' ELSE 'senior' END FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
INSERT INTO checkouts SELECT i, 1 + (i * i + 5 * i) % 37, 1 + (i * 7 + i / 9) % 27, 1 + (i * i) % 4, date('2022-01-03', '+' || (i * 3) || ' days'), date('2022-01-24', '+' || (i * 3) || ' days'),
  CASE WHEN i % 11 = 0 THEN NULL ELSE date('2022-01-10', '+' || (i * 3 + (i * 5) % 29) || ' days') END, CASE WHEN (i * 5) % 29 > 14 AND i % 11 <> 0 THEN ((i * 5) % 29 - 14) * 0.25 ELSE 0 END FROM n;
